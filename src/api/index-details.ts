import { findItem, getItem } from '#src/store/items.ts';
import type { Figures } from '#src/contract/provider/figures.ts';
import { localText } from '#src/i18n/local-text.ts';
import { providerWord } from '#src/i18n/provider-words.ts';
import { factsheetOf } from './factsheet-of.ts';
import { nextDueOf } from './next-due-of.ts';
import { findName, resolveFundId } from './resolve-index.ts';
import { siteTexts } from './site-texts.ts';
import type { Resource } from './source.ts';

export const indexDetails: Resource<'indexDetails'> = async (query, source) => {
  const { snapshot, db } = source;
  const fundId = resolveFundId(snapshot, query.indexId);
  const [record, figures, { site }] = await Promise.all([
    getItem(db, snapshot.release, 'index', fundId),
    findItem(db, snapshot.release, 'figures', fundId),
    siteTexts(source),
  ]);
  const { name, ...master } = record;
  const say = (kind: 'region' | 'weighting' | 'rebalancing') =>
    record[kind] && providerWord(query.lang, kind, record[kind]);
  return {
    ...master,
    region: say('region'),
    weighting: say('weighting'),
    rebalancing: say('rebalancing'),
    portfolioName: name,
    portfolioId: fundId,
    indexId: fundId,
    level: figures && levelOf(figures),
    nextDue: nextDueOf(
      {
        isLive: record.ceasedOn === null,
        frequency: record.frequency,
        lastDate: figures?.lastDate ?? null,
      },
      site.calendar,
    ),
    returns: figures && figures.returns,
    benchmarkName: findName(snapshot, record.benchmarkFundId),
    successorName: findName(snapshot, record.successorFundId),
    factsheet: factsheetOf(snapshot.release, fundId, figures?.lastDate ?? null, query.lang),
    legalDisclaimer: localText(site.legalDisclaimer, query.lang),
  };
};

function levelOf(figures: Figures) {
  return {
    value: figures.lastLevel,
    date: figures.lastDate,
    previousValue: figures.previousLevel,
    previousDate: figures.previousDate,
    firstDate: figures.firstDate,
    numberOfLevels: figures.numberOfLevels,
  };
}
