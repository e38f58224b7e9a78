import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { ConstituentList } from '#src/contract/provider/constituents.ts';
import { matchMembers } from '#src/domain/compare-lists.ts';
import type { Language } from '#src/domain/language.ts';
import type { FigureFacts } from '#src/domain/register/figure.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount } from '#src/i18n/format.ts';
import { tallyTexts } from '#src/i18n/messages/figures/figure-working.ts';
import { findItem } from '#src/store/items/items.ts';
import { resolveFundId } from '../../indexes/resolve-index.ts';
import { tableOfRows, type RowColumn } from '../../data-files/data-table.ts';
import type { Stored } from '../../source.ts';
import { overlapAnswer, type Overlap } from '../overlaps.ts';
import { readMixed, type Mixed } from '../read-mixed.ts';
import type { ComparedFigure } from './explain-compared.ts';
import { againstNamed, indexNamed } from './mixed-told.ts';
import type { Tallied } from './tallied.ts';

const overlapFigures = {
  membersInCommon: { unit: 'count', decimals: 0 },
  weightInCommon: { unit: 'percent', decimals: 2 },
  activeShare: { unit: 'percent', decimals: 2 },
} as const satisfies Record<string, Pick<FigureFacts, 'unit' | 'decimals'>>;

export type OverlapFigure = keyof typeof overlapFigures;

export const isOverlapFigure = (tag: string): tag is OverlapFigure => tag in overlapFigures;

/**
 * How members or weight in common of two compared indexes follow from their lists.
 * @throws NotFoundError for an unknown index
 * @throws InvalidInputError for an index that is not compared, or where none is named that it is measured against
 */
export async function tallyOverlap(
  tag: OverlapFigure,
  { ids, from, to, lang, ...asked }: ComparedFigure,
  source: Stored,
): Promise<Tallied> {
  const resolve = (id: string) => resolveFundId(source.snapshot, id);
  const mixed = await readMixed(ids, source);
  const one = indexNamed(mixed, resolve(asked.index), 'index');
  const other = againstNamed(mixed, asked, resolve);
  const pair = [one, other] as const;
  const [own, its] = await Promise.all([listOf(one, source), listOf(other, source)]);
  const lists = [own, its];
  const overlap = overlapAnswer([
    { fundId: one.fundId, list: own },
    { fundId: other.fundId, list: its },
  ]);
  const rows = overlap.missing === null && own && its ? rowsOf(own, its) : [];
  const value = overlap[tag];
  const { name } = one.record;
  return {
    ...overlapFigures[tag],
    tag,
    isSigned: false,
    formula: 'overlap',
    title: tallyTexts(lang)[tag],
    name,
    fundId: one.fundId,
    measuredWith: { fundId: other.fundId, portfolioName: other.record.name },
    value,
    missing: missingOf(overlap, value),
    date: latestOf(lists),
    isWithheld: pair.some(({ record }) => !record.entitlements.downloads),
    rules: value === null ? [] : rulesOf(tag, pair, lists, lang),
    table: tableOfRows(
      `Members of ${name} and of ${other.record.name}`,
      columns,
      async function* () {
        yield rows;
      },
    ),
    rows: rows.length,
    calculation: calculations[tag],
    madeOf: {
      kinds: ['constituents'],
      otherwise: 'other-list',
      fundIds: pair.map(({ fundId }) => fundId),
      isOfLevels: false,
    },
    mix: { ids: mixed.map(({ fundId }) => fundId).join(','), from, to },
    asked: { figure: tag, index: one.fundId, against: other.fundId },
  };
}

const listOf = ({ fundId }: Mixed, { db, snapshot }: Stored) =>
  findItem(db, snapshot.release, 'constituents', fundId);

function missingOf({ missing }: Overlap, value: number | null): Tallied['missing'] {
  if (value !== null) return null;
  return missing === 'withheld' ? 'withheld' : 'not-published';
}

type Lists = readonly (ConstituentList | null)[];

const latestOf = (lists: Lists) =>
  lists
    .flatMap((list) => list?.asOfDate ?? [])
    .toSorted()
    .at(-1) ?? null;

function rulesOf(
  tag: OverlapFigure,
  pair: readonly Mixed[],
  lists: Lists,
  lang: Language,
): FigureWorking['rules'] {
  const texts = tallyTexts(lang);
  const ofLists = pair.map(({ fundId, record }, i) => {
    const date = lists[i]?.asOfDate ?? null;
    const count = formatCount(lang, lists[i]?.constituents.length ?? 0);
    const said =
      date === null
        ? texts.listWithoutDay(record.name, count)
        : texts.list(record.name, formatDate(lang, date), count);
    return { rule: `list-${fundId}`, text: said };
  });
  const ofWeights =
    tag === 'membersInCommon' ? [] : [{ rule: 'overlap', text: texts.smallerWeight }];
  const rest = tag === 'activeShare' ? [{ rule: 'active-share', text: texts.rest }] : [];
  return [...ofLists, { rule: 'matched', text: texts.matched }, ...ofWeights, ...rest];
}

type Member = ConstituentList['constituents'][number];

/** A member of either list; of one in both the row of each. */
type Row = { own: Member | null; its: Member | null };

function rowsOf(
  { constituents: own }: ConstituentList,
  { constituents: its }: ConstituentList,
): Row[] {
  const ownOf = matchMembers(own, its);
  const itsOf = new Map(Array.from(ownOf, ([later, earlier]) => [earlier, later]));
  return [
    ...own.map((member) => ({ own: member, its: itsOf.get(member) ?? null })),
    ...its.filter((member) => !ownOf.has(member)).map((member) => ({ own: null, its: member })),
  ];
}

const columns: readonly RowColumn<Row>[] = [
  {
    name: 'name',
    type: 'text',
    description: 'Name of the member',
    cell: ({ own, its }) => own?.name ?? its?.name ?? null,
  },
  {
    name: 'isin',
    type: 'text',
    description: 'ISIN, where it is published',
    cell: ({ own, its }) => own?.isin ?? its?.isin ?? null,
  },
  {
    name: 'memberOf',
    type: 'text',
    description: 'one: of the index alone; other: of the one that it is measured with; both',
    cell: ({ own, its }) => (own === null ? 'other' : its === null ? 'one' : 'both'),
  },
  {
    name: 'weight',
    type: 'number',
    unit: 'percent',
    description: 'Weight in the index, as published',
    cell: ({ own }) => own?.weight ?? null,
  },
  {
    name: 'otherWeight',
    type: 'number',
    unit: 'percent',
    description: 'Weight in the index that it is measured with, as published',
    cell: ({ its }) => its?.weight ?? null,
  },
];

/** Of rows imported at cell A1, `weight` is column D and `otherWeight` column E. */
const shared = {
  python: [
    'own = math.fsum(float(row["weight"]) for row in rows if row["weight"])',
    'its = math.fsum(float(row["otherWeight"]) for row in rows if row["otherWeight"])',
    'both = [row for row in rows if row["memberOf"] == "both"]',
    'shared = math.fsum(min(float(row["weight"]) / own, float(row["otherWeight"]) / its) for row in both)',
  ],
  r: [
    'own <- rows$weight / sum(rows$weight, na.rm = TRUE)',
    'its <- rows$otherWeight / sum(rows$otherWeight, na.rm = TRUE)',
    'shared <- sum(pmin(own, its), na.rm = TRUE)',
  ],
  excel: 'SUM(IF({D}/SUM({D})<{E}/SUM({E}),{D}/SUM({D}),{E}/SUM({E})))',
};

const calculations: Record<OverlapFigure, Tallied['calculation']> = {
  membersInCommon: {
    python: ['result = sum(row["memberOf"] == "both" for row in rows)'],
    r: ['result <- sum(rows$memberOf == "both")'],
    excel: 'COUNTIF({C},"both")',
  },
  weightInCommon: {
    python: [...shared.python, 'result = shared * 100'],
    r: [...shared.r, 'result <- shared * 100'],
    excel: `${shared.excel}*100`,
  },
  activeShare: {
    python: [...shared.python, 'result = (1 - shared) * 100'],
    r: [...shared.r, 'result <- (1 - shared) * 100'],
    excel: `(1-${shared.excel})*100`,
  },
};
