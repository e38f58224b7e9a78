import { indexFilterNames } from '#src/contract/api/query.ts';
import type { Figures } from '#src/contract/provider/figures.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { columnOfField, type OwnField } from '#src/contract/provider/own/own-fields.ts';
import { languages, otherLanguages } from '#src/domain/language.ts';
import { isBeforeListed, listedYears } from '#src/domain/register/register.ts';
import {
  defineList,
  type AnyListDeclaration,
  type Columns,
  type NumberColumn,
  type ShapeOf,
} from '../declaration.ts';
import { labelsOfIndex, wholeLabelsOfIndex } from './index-labels.ts';
import { leftOutOfIndex } from './left-out-of-names.ts';
import { declaredIn, otherColumn, otherColumns } from './local-columns.ts';

/** An index and the figures of its levels; null where no levels are published. */
export type IndexRow = {
  /** `ceasedOn` is null for an announced end that has not come yet. */
  index: IndexRecord;
  figures: Figures | null;
  /** Figures of constituents and the provider's own, by tag; missing ones are absent. */
  held?: Readonly<Record<string, number>>;
};

const ofIndex = <Text extends string | null>(value: (index: IndexRecord) => Text) => ({
  kind: 'text' as const,
  value: (row: IndexRow) => value(row.index),
});

/** The provider's rank of an index; ties are broken by the names in a language, so that each language has a column. */
const rank: NumberColumn<IndexRow> = { kind: 'number', value: ({ index }) => index.rank ?? null };

const rankColumns = Object.fromEntries(
  otherColumns('rank').map((column) => [column, rank]),
) as Record<ReturnType<typeof otherColumns<'rank'>>[number], NumberColumn<IndexRow>>;

const columns = {
  // Null where an index has no name in the language.
  ...declaredIn('name', ({ index }: IndexRow, language) => index.names[language] ?? null),
  ...rankColumns,
  rank,
  fundId: ofIndex((index) => index.fundId),
  secId: ofIndex((index) => index.secId),
  performanceId: ofIndex((index) => index.performanceId),
  name: ofIndex((index) => index.name),
  formerNames: { kind: 'texts', value: ({ index }) => index.formerNames },
  ticker: ofIndex((index) => index.ticker),
  isin: ofIndex((index) => index.isin),
  assetType: ofIndex((index) => index.assetType),
  family: ofIndex((index) => index.family),
  region: ofIndex((index) => index.region),
  currency: ofIndex((index) => index.currency),
  returnType: ofIndex((index) => index.returnType),
  hedged: ofIndex((index) => (index.hedgedTo === null ? 'no' : 'yes')),
  hedgedTo: ofIndex((index) => index.hedgedTo),
  hasReturns: ofIndex((index) => (index.hasReturns ? 'yes' : 'no')),
  frequency: ofIndex((index) => index.frequency),
  calendar: ofIndex((index) => index.calendar ?? null),
  status: ofIndex((index) => (index.ceasedOn === null ? 'live' : 'ceased')),
  variantGroup: ofIndex((index) => index.variantGroup),
  launchDate: ofIndex((index) => index.launchDate),
  numberOfLevels: { kind: 'number', value: ({ figures }) => figures?.numberOfLevels ?? null },
  firstDate: { kind: 'text', value: ({ figures }) => figures?.firstDate ?? null },
  lastDate: { kind: 'text', value: ({ figures }) => figures?.lastDate ?? null },
  previousDate: { kind: 'text', value: ({ figures }) => figures?.previousDate ?? null },
  lastLevel: { kind: 'number', value: ({ figures }) => figures?.lastLevel ?? null },
  previousLevel: { kind: 'number', value: ({ figures }) => figures?.previousLevel ?? null },
} satisfies Columns<IndexRow>;

/** The list of all indexes, which search and screener query. */
export const indexList = defineList<IndexRow>()({
  columns,
  text: ['name', ...otherColumns('name'), 'formerNames'],
  codes: ['ticker', 'isin', 'fundId'],
  labels: ({ index }) => labelsOfIndex(index),
  wholeLabels: ({ index }) => wholeLabelsOfIndex(index),
  leftOut: ({ index }) => leftOutOfIndex(index),
  ids: ['fundId', 'secId', 'performanceId', 'variantGroup'],
  filters: indexFilterNames,
  sorts: [
    'name',
    ...otherColumns('name'),
    'currency',
    'family',
    'lastLevel',
    'lastDate',
    'launchDate',
    'rank',
    ...otherColumns('rank'),
  ],
  tieBreaks: Object.fromEntries(
    otherLanguages.map((language) => [
      otherColumn('rank', language),
      otherColumn('name', language),
    ]),
  ),
  rank: ({ index }) => index.rank ?? null,
  figures: ({ figures, held }) => ({
    values: { ...held, ...figures?.values },
    marked: figures?.backTested ?? [],
  }),
  listedFigures(tags) {
    const years = listedYears(tags);
    return tags.filter((tag) => !isBeforeListed(tag, years));
  },
  demoted: ({ index }) => index.ceasedOn !== null,
  optionalWords: ['the', 'index', 'indexes', 'indices'],
});

/**
 * Each of the provider's own fields is a filter too, named like its column, with its values in the default language.
 */
export function withOwnFields(fields: readonly OwnField[]): AnyListDeclaration<IndexRow> {
  const own = fields.flatMap((one) =>
    languages.map((language) => [
      columnOfField(one, language),
      ofIndex(({ ownFields }) => ownFields?.[one.field]?.[language] ?? null),
    ]),
  );
  const { filters, ...rest } = indexList;
  return {
    ...rest,
    columns: { ...columns, ...Object.fromEntries(own) },
    filters: [...filters, ...fields.map((one) => columnOfField(one))],
  };
}

/** A filter or column that exists by a provider's field only: the type checker knows those of every release. */
export const ownFilter = (name: string) => name as (typeof indexList.filters)[number];

export type IndexList = typeof indexList;
/** A row of the list, to be shown. */
export type ListedIndex = ShapeOf<IndexList>['row'];
