import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { ConstituentList, ReviewHistory } from '#src/contract/provider/constituents.ts';
import type { Language } from '#src/domain/language.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount, formatPercent } from '#src/i18n/format.ts';
import { localText } from '#src/i18n/local-text.ts';
import { heldTexts, ruleTexts } from '#src/i18n/messages/figures/figure-working.ts';
import { shownFigure } from '#src/i18n/shown-figure.ts';
import { findItem, getItem } from '#src/store/items/items.ts';
import { getRelease } from '#src/store/releases/releases.ts';
import { localPath, pages } from '#src/urls.ts';
import { dataFileAddress, type DataFile } from '#src/urls/data-files.ts';
import { workingPage } from '#src/urls/workings.ts';
import type { ListedFigure } from '../figures/listed-figures.ts';
import { rounded } from '../figures/rounded.ts';
import { resolveFundId } from '../indexes/resolve-index.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Source } from '../source.ts';
import { earlierHeldValues } from './earlier-held-values.ts';
import { codeOfWeights } from './code/code-of-weights.ts';

/** The origin of a figure: its day, its rules in words, and the public file that contains it. */
type Origin = {
  date: string | null;
  rules: FigureWorking['rules'];
  table: DataFile['table'];
  /** The list that it is calculated from, where the whole list is public. */
  whole: ConstituentList | null;
};

/** The working of a figure of holdings: the list that it is calculated from, or who states it as of which day. */
export async function heldWorking(
  indexId: string,
  figure: ListedFigure,
  lang: Language,
  source: Source,
): Promise<FigureWorking & { fundId: string }> {
  const { snapshot, db, publicUrl } = source;
  const { release: number, catalogue } = snapshot;
  const fundId = resolveFundId(snapshot, indexId);
  const row = catalogue.indexes.find('fundId', fundId);
  const value = row === null ? null : catalogue.indexes.figure(figure.tag, row).value;
  const [record, { site }, release, origin] = await Promise.all([
    getItem(db, number, 'index', fundId),
    siteTexts(source),
    getRelease(db, number),
    originOf(figure, fundId, lang, source),
  ]);
  const isWithheld = !record.entitlements.downloads;
  const shown = (one: number | null) =>
    [shownFigure(lang, figure, one), figure.unitText(lang) ?? ''].join(' ').trim();
  const dateIn = async (then: number) => {
    const asOfThen = { ...source, snapshot: { ...snapshot, release: then } };
    return (await originOf(figure, fundId, lang, asOfThen)).date;
  };
  const earlier = isWithheld
    ? []
    : await earlierHeldValues({ figure, record, value, shown, dateIn }, source);
  const { table } = origin;
  const data = isWithheld
    ? null
    : dataFileAddress({ table, ending: 'csv', index: fundId, release: number });
  return {
    ...nothingOfLevels,
    fundId,
    page: localPath(lang, workingPage(fundId, figure.tag)),
    portfolioName: record.name,
    tag: figure.tag,
    name: figure.name(lang),
    unit: figure.unit,
    source: site.legalName,
    release: release.number,
    published: new Date(release.published).toISOString(),
    formula: localPath(lang, pages.methodology(figure.formula)),
    value: isWithheld ? null : rounded(value),
    withheld: isWithheld,
    shown: shown(value),
    earlier,
    asOfDate: origin.date,
    ...(value === null ? notThere : describeOrigin(origin, lang)),
    data: value === null ? null : data,
    code: value === null || data === null ? null : codeFrom(publicUrl + data, figure, origin),
  };
}

/** Fields that only figures of levels have. */
const nothingOfLevels = {
  crossesLaunch: false,
  measuredWith: null,
  inputs: [],
  steps: [],
};

const notThere = {
  missing: 'not-published' as const,
  from: null,
  to: null,
  observations: 0,
  rules: [],
};

function describeOrigin({ date, rules, whole }: Origin, lang: Language) {
  return {
    missing: null,
    from: date,
    to: date,
    observations: whole?.constituents.length ?? 0,
    rules: [...rules, { rule: 'rounding', text: ruleTexts(lang).rounding }],
  };
}

/** Programs that calculate a figure from the public list, where the whole list is public. */
const codeFrom = (address: string, { tag }: ListedFigure, { whole }: Origin) =>
  whole && codeOfWeights(tag, address, whole.constituents.length);

async function originOf(
  figure: ListedFigure,
  fundId: string,
  lang: Language,
  source: Source,
): Promise<Origin> {
  const { tag, definition } = figure;
  if (definition !== null) {
    const text = localText(definition, lang);
    return ownOrigin(
      { tag, isMetric: figure.group === 'sustainability', text },
      fundId,
      lang,
      source,
    );
  }
  if (figure.group !== 'valuation') return listOrigin(tag, fundId, lang, source);
  const found = await findItem(source.db, source.snapshot.release, 'characteristics', fundId);
  const date = found?.asOfDate ?? null;
  return { date, rules: [stated(date, lang)], table: 'characteristics', whole: null };
}

const ofTheList = ['topTenWeight', 'effectiveNumber', 'numberOfConstituents', 'turnover'] as const;

async function listOrigin(
  tag: string,
  fundId: string,
  lang: Language,
  { db, snapshot }: Source,
): Promise<Origin> {
  const [list, history] = await Promise.all([
    findItem(db, snapshot.release, 'constituents', fundId),
    findItem(db, snapshot.release, 'reviews', fundId),
  ]);
  if (list === null) return { date: null, rules: [], table: 'constituents', whole: null };
  const texts = heldTexts(lang);
  const date = list.asOfDate;
  const count = formatCount(lang, list.constituents.length);
  const own = ofTheList.find((one) => one === tag);
  const rules = [
    { rule: 'list', text: texts.list(formatDate(lang, date ?? ''), count) },
    ...reviewOf(history, date, lang),
    ...(own ? [{ rule: own, text: texts[own] }] : []),
  ];
  return { date, rules, table: 'constituents', whole: list.withheld === null ? list : null };
}

/** The review that a list came with, where both lists are published whole. */
function reviewOf(
  history: ReviewHistory | null,
  date: string | null,
  lang: Language,
): Origin['rules'] {
  const review = history?.reviews.find((one) => one.date === date);
  if (!review?.changes) return [];
  const [additions, deletions] = [review.changes.additions, review.changes.deletions].map((all) =>
    formatCount(lang, all.length),
  ) as [string, string];
  const text = heldTexts(lang).review(formatDate(lang, review.date), additions, deletions);
  return [{ rule: 'review', text }];
}

/**
 * The origin of a value that the provider states: a sustainability metric with its day and coverage, or a column of its
 * indexes.
 */
async function ownOrigin(
  { tag, isMetric, text }: { tag: string; isMetric: boolean; text: string },
  fundId: string,
  lang: Language,
  { db, snapshot }: Source,
): Promise<Origin> {
  const definition = { rule: 'definition', text };
  if (!isMetric) {
    return { date: null, rules: [definition, stated(null, lang)], table: 'figures', whole: null };
  }
  const found = await findItem(db, snapshot.release, 'sustainability', fundId);
  const coverage = found?.datapoints.find(({ metric }) => metric === tag)?.coverage ?? null;
  const date = found?.asOfDate ?? null;
  const covered =
    coverage === null
      ? []
      : [{ rule: 'coverage', text: heldTexts(lang).coverage(formatPercent(lang, coverage, 1)) }];
  const rules = [definition, ...covered, stated(date, lang)];
  return { date, rules, table: 'sustainability', whole: null };
}

function stated(date: string | null, lang: Language): Origin['rules'][number] {
  const m = heldTexts(lang);
  const text = date === null ? m.statedWithoutDay : m.stated(formatDate(lang, date));
  return { rule: 'stated', text };
}
