import { heldOfRelease } from '#src/catalogue/figures/held-figures.ts';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { ConstituentList } from '#src/contract/provider/constituents.ts';
import type { Language } from '#src/domain/language.ts';
import type { FigureGroup } from '#src/domain/register/figure.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatPercent } from '#src/i18n/format.ts';
import { localText } from '#src/i18n/local-text.ts';
import { heldTexts } from '#src/i18n/messages/figures/figure-working.ts';
import { shownFigure } from '#src/i18n/shown-figure.ts';
import { findItem } from '#src/store/items/items.ts';
import type { DataFile } from '#src/urls/data-files.ts';
import type { ListedFigure } from '../figures/listed-figures.ts';
import { resolveFundId } from '../indexes/resolve-index.ts';
import type { Source } from '../source.ts';
import { codeOfWeights } from './code/code-of-weights.ts';
import { answerHeld, type HeldTold } from './held-answer.ts';
import { rulesOfList } from './rules-of-list.ts';

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
  const { snapshot, db } = source;
  const { indexes } = snapshot.catalogue;
  const fundId = resolveFundId(snapshot, indexId);
  const row = indexes.find('fundId', fundId);
  const { tag, unit, formula } = figure;
  const { whole, ...origin } = await originOf(figure, fundId, lang, source);
  const told = {
    fundId,
    tag,
    name: figure.name(lang),
    unit,
    formula,
    value: row === null ? null : indexes.figure(tag, row).value,
    shown: (one: number | null) =>
      [shownFigure(lang, figure, one), figure.unitText(lang) ?? ''].join(' ').trim(),
    ...origin,
    rows: whole?.constituents.length ?? 0,
    codeOn: (address: string) => whole && codeOfWeights(tag, address, whole.constituents.length),
    madeOf: madeOf[figure.group],
    heldIn: async (release: number) => {
      const then = { ...source, snapshot: { ...snapshot, release } };
      const [record, held, { date }] = await Promise.all([
        findItem(db, release, 'index', fundId),
        heldOfRelease(db, release)([fundId]),
        originOf(figure, fundId, lang, then),
      ]);
      return { value: { ...record?.ownFigures, ...held.get(fundId) }[tag] ?? null, date };
    },
  };
  return answerHeld(told, lang, source);
}

/** The items that figures of a group are calculated from, and the reason given when these change. */
const madeOf: Partial<Record<FigureGroup, HeldTold['madeOf']>> = {
  composition: { kinds: ['constituents', 'reviews'], reason: 'other-list' },
  valuation: { kinds: ['characteristics'], reason: 'other-statement' },
  sustainability: { kinds: ['sustainability'], reason: 'other-statement' },
  provider: { kinds: ['index'], reason: 'other-statement' },
};

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
  source: Source,
): Promise<Origin> {
  const list = await findItem(source.db, source.snapshot.release, 'constituents', fundId);
  if (list === null) return { date: null, rules: [], table: 'constituents', whole: null };
  const own = ofTheList.find((one) => one === tag);
  const rules = [
    ...(await rulesOfList(list, lang, source)),
    ...(own ? [{ rule: own, text: heldTexts(lang)[own] }] : []),
  ];
  const whole = list.withheld === null ? list : null;
  return { date: list.asOfDate, rules, table: 'constituents', whole };
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
