import { getItem } from '#src/store/items/items.ts';
import { hasCeased } from '#src/domain/levels/has-ceased.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import type { Site } from '#src/contract/provider/site.ts';
import type { Language } from '#src/domain/language.ts';
import { localText } from '#src/i18n/local-text.ts';
import { providerWord } from '#src/i18n/provider-words.ts';
import type { ListedIndex } from '#src/catalogue/lists/index-list.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { factsheetOf } from './factsheet-of.ts';
import { formerReturns, usualReturns } from './listed-index.ts';
import { lateFromOf, nextDueOf } from '../levels/next-due-of.ts';
import { findName, resolveIndex, shownName } from './resolve-index.ts';
import { dayOfRelease } from '../site/day-of-release.ts';
import { nextReviewOf } from '../notices/next-review.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Resource, Source } from '../source.ts';

export const indexDetails: Resource<'indexDetails'> = async (query, source) => {
  const { snapshot, db, isPast } = source;
  const row = resolveIndex(snapshot, query.indexId);
  const level = levelOf(row);
  const [record, { site }] = await Promise.all([
    getItem(db, snapshot.release, 'index', row.fundId ?? ''),
    siteTexts(source),
  ]);
  const { name, names: _, description, entitlements, calendar: __, ...master } = record;
  const say = (kind: 'region' | 'weighting' | 'rebalancing') =>
    record[kind] && providerWord(query.lang, kind, record[kind]);
  const today = await dayOfRelease(source);
  const hasEnded = hasCeased(record, today);
  const publication = {
    // As of an earlier release no level is awaited: it has come, or a later release says that it is late.
    isLive: !hasEnded && !isPast,
    frequency: record.frequency,
    calendar: row.calendar,
    lastDate: row.lastDate,
    previousDate: row.previousDate,
  };
  const lateFrom = lateFromOf(publication, site);
  return {
    ...master,
    region: say('region'),
    weighting: say('weighting'),
    rebalancing: say('rebalancing'),
    description: localText(description, query.lang),
    entitlements: { ...entitlements, licence: localText(entitlements.licence, query.lang) },
    administrator: master.administrator ?? site.administrator,
    ownFields: ownFieldsOf(record, site, query.lang),
    portfolioName: shownName(snapshot, { fundId: record.fundId, name }),
    portfolioId: record.fundId,
    indexId: record.fundId,
    level,
    nextDue: nextDueOf(publication, site.calendar),
    lateFrom,
    nextReview: hasEnded ? null : nextReviewOf(record.fundId, today, snapshot, query.lang),
    isLate: lateFrom !== null && Date.now() > Date.parse(lateFrom),
    ...(record.hasReturns && level ? returnsOf(snapshot, record.fundId) : noReturns),
    isInPreparation: level === null && !hasEnded && (await launchIsToCome(record, source)),
    hasCeased: hasEnded,
    benchmarkName: findName(snapshot, record.benchmarkFundId),
    successorName: findName(snapshot, record.successorFundId),
    factsheet: factsheetOf(snapshot.release, record, row.lastDate, query.lang),
    ...ofEveryIndex(site, query.lang),
  };
};

/** Texts of the provider that are the same for every index. */
const ofEveryIndex = ({ legalDisclaimer, legalLinks, indexPage }: Site, lang: Language) => ({
  legalDisclaimer: localText(legalDisclaimer, lang),
  legalLinks: legalLinks.map(({ title, href }) => ({ title: localText(title, lang), href })),
  sections: indexPage?.sections ?? null,
});

/** The provider's own fields of an index, in their order; empty ones are left out. */
const ownFieldsOf = ({ ownFields = {} }: IndexRecord, { fields }: Site, lang: Language) =>
  fields.flatMap(({ field, name }) => {
    const value = ownFields[field] ? localText(ownFields[field], lang) : null;
    return value === null ? [] : [{ field, name: localText(name, lang), value }];
  });

/** Levels that are not the value of invested money have no returns. */
const noReturns = { figures: null, returns: null };

function returnsOf({ catalogue: { indexes } }: Snapshot, fundId: string) {
  const figures = usualReturns(indexes, indexes.find('fundId', fundId)!);
  return { figures, returns: formerReturns((tag) => figures[tag]) };
}

async function launchIsToCome({ launchDate }: IndexRecord, source: Source): Promise<boolean> {
  return launchDate !== null && launchDate > (await dayOfRelease(source));
}

function levelOf(row: ListedIndex) {
  const { lastLevel, lastDate, firstDate, numberOfLevels } = row;
  if (lastLevel === null || lastDate === null || firstDate === null || numberOfLevels === null) {
    return null;
  }
  return {
    value: lastLevel,
    date: lastDate,
    previousValue: row.previousLevel,
    previousDate: row.previousDate,
    firstDate,
    numberOfLevels,
  };
}
