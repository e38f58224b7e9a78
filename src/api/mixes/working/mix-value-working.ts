import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import { isoOfDay } from '#src/domain/day.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatPercent } from '#src/i18n/format.ts';
import { tallyTexts } from '#src/i18n/messages/figures/figure-working.ts';
import { findItem } from '#src/store/items/items.ts';
import { tableOfRows, type RowColumn } from '../../data-files/data-table.ts';
import { registerOfRelease, type ListedFigure } from '../../figures/listed-figures.ts';
import type { Stored } from '../../source.ts';
import { makeBlend, type MadeBlend } from '../blend.ts';
import { averageOf, isHarmonic } from '../mix-of-held.ts';
import { nameOfBlend, type BlendedFigure } from './explain-blended.ts';
import type { Tallied } from './tallied.ts';

/** A figure of what the parts of a blend hold, which the blend has as their average; null for any other. */
export async function findMixValue(
  { figure, index }: BlendedFigure,
  source: Stored,
): Promise<ListedFigure | null> {
  if (index !== undefined) return null;
  const { all } = await registerOfRelease(source);
  const found = all.find(({ tag }) => tag === figure);
  return found?.group === 'valuation' || found?.group === 'sustainability' ? found : null;
}

/**
 * How a characteristic or metric of a blend follows from those of its parts.
 * @throws NotFoundError and InvalidInputError, see `makeBlend`
 */
export async function tallyMixValue(
  figure: ListedFigure,
  { of, rebalance, from, lang }: BlendedFigure,
  source: Stored,
): Promise<Tallied> {
  const made = await makeBlend({ of, rebalance, from }, source);
  const rows = await rowsOf(figure, made, source);
  const harmonic = isHarmonic(figure.tag);
  const average = averageOf(rows, harmonic);
  const date = isoOfDay(made.measured.levels.days.at(-1) ?? 0);
  const { tag, unit, decimals, isSigned } = figure;
  const fundIds = made.parts.map(({ fundId }) => fundId);
  const name = nameOfBlend(made, lang);
  return {
    tag,
    unit,
    decimals,
    isSigned,
    formula: 'blends',
    title: figure.name(lang),
    unitText: figure.unitText(lang),
    name,
    fundId: null,
    measuredWith: null,
    value: average?.value ?? null,
    missing: average === null ? 'not-published' : null,
    date,
    isWithheld: false,
    rules: rulesOf({ covered: average?.covered ?? 0, harmonic, date, lang }),
    table: tableOfRows(`${tag} of the parts of ${name}`, columns, async function* () {
      yield rows;
    }),
    rows: rows.length,
    calculation: harmonic ? harmonicMean : arithmeticMean,
    madeOf: {
      kinds: [figure.group === 'valuation' ? 'characteristics' : 'sustainability'],
      otherwise: 'other-statement',
      fundIds,
      isOfLevels: true,
    },
    mix: { of: made.of, rebalance, from },
    asked: { figure: tag },
  };
}

/** A part with its weight at the close of the last day, in per cent, and its value. */
type Row = { fundId: string; name: string; weight: number; value: number | null };

async function rowsOf(
  figure: ListedFigure,
  { parts, blend }: MadeBlend,
  source: Stored,
): Promise<Row[]> {
  return Promise.all(
    parts.map(async ({ fundId, record }, i) => ({
      fundId,
      name: record.name,
      weight: (blend.weights[i]!.at(-1) ?? 0) * 100,
      value: await statedValue(figure, fundId, source),
    })),
  );
}

/** What the provider states of an index; null where nothing is stated. */
async function statedValue(
  { tag, group }: ListedFigure,
  fundId: string,
  { db, snapshot: { release } }: Stored,
): Promise<number | null> {
  if (group === 'valuation') {
    const found = await findItem(db, release, 'characteristics', fundId);
    return found?.figures.find(({ figure }) => figure === tag)?.value ?? null;
  }
  const found = await findItem(db, release, 'sustainability', fundId);
  return found?.datapoints.find(({ metric }) => metric === tag)?.value ?? null;
}

type RulesContext = {
  /** Per cent of the weight that has a value. */
  covered: number;
  harmonic: boolean;
  date: string;
  lang: BlendedFigure['lang'];
};

function rulesOf({ covered, harmonic, date, lang }: RulesContext): FigureWorking['rules'] {
  const texts = tallyTexts(lang);
  return [
    { rule: 'average', text: texts.average(formatDate(lang, date)) },
    ...(harmonic ? [{ rule: 'harmonic', text: texts.harmonic }] : []),
    ...(covered > 99.99
      ? []
      : [{ rule: 'covered', text: texts.covered(formatPercent(lang, covered, 0)) }]),
  ];
}

const columns: readonly RowColumn<Row>[] = [
  { name: 'fundId', type: 'text', description: 'The part', cell: ({ fundId }) => fundId },
  { name: 'name', type: 'text', description: 'Its name', cell: ({ name }) => name },
  {
    name: 'weight',
    type: 'number',
    unit: 'percent',
    description: 'Its weight in the blend at the close of the last day',
    cell: ({ weight }) => weight,
  },
  {
    name: 'value',
    type: 'number',
    description: 'What its provider states of it; empty where nothing is stated',
    cell: ({ value }) => value,
  },
];

const known = [
  'known = [(float(row["weight"]), float(row["value"])) for row in rows if row["value"]]',
];
const isKnown = '{D}<>""';

/** Of rows imported at cell A1, `weight` is column C and `value` column D. */
const arithmeticMean: Tallied['calculation'] = {
  python: [
    ...known,
    'result = math.fsum(w * v for w, v in known) / math.fsum(w for w, v in known)',
  ],
  r: [
    'known <- rows[!is.na(rows$value), ]',
    'result <- sum(known$weight * known$value) / sum(known$weight)',
  ],
  excel: `SUM(IF(${isKnown},{C}*{D},0))/SUM(IF(${isKnown},{C},0))`,
};

const harmonicMean: Tallied['calculation'] = {
  python: [
    ...known,
    'result = math.fsum(w for w, v in known) / math.fsum(w / v for w, v in known)',
  ],
  r: [
    'known <- rows[!is.na(rows$value), ]',
    'result <- sum(known$weight) / sum(known$weight / known$value)',
  ],
  excel: `SUM(IF(${isKnown},{C},0))/SUM(IF(${isKnown},{C}/{D},0))`,
};
