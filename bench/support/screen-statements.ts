import { readQuery } from '#src/catalogue/engine/search/search-text.ts';
import type { Histogram } from '#src/catalogue/engine/screen/ranges.ts';
import {
  filterColumns,
  rangeColumns,
  sortColumns,
  type Filter,
  type PostgresIndexes,
} from './postgres-indexes.ts';
import type { RangeQuery } from './range-queries.ts';
import type { ScreenedQuery } from './screen-queries.ts';

export type Statements = { page: string; facets: string };

type Counted = { g: number; failed: number; count: number };

/** A page by its column, and the counts of every facet. */
export function statementsOf(postgres: PostgresIndexes, query: ScreenedQuery): Statements {
  const { page, size, sort } = query;
  const conditions = filterConditions(postgres, query.filters);
  return {
    page: pageOf(textConditions(postgres, query.text), conditions, {
      order: `${sortColumns[sort]} ${direction(query.sortOrder)}`,
      limit: `limit ${size} offset ${(page - 1) * size}`,
    }),
    facets: countsOf(textConditions(postgres, query.text), conditions, []),
  };
}

/**
 * The first page by a figure, the counts of every facet, and three histograms.
 * @param spread how each figure is spread over all rows: the edges of its bins, which would cost SQL another pass
 */
export function rangeStatementsOf(
  postgres: PostgresIndexes,
  query: RangeQuery,
  spread: Record<string, Histogram>,
): Statements {
  const text = textConditions(postgres, query.text);
  const ranges = query.ranges.map(
    ({ tag, min, max }) => `${rangeColumns[tag]} between ${min} and ${max}`,
  );
  const conditions = [...filterConditions(postgres, query.filters), ...ranges];
  const bins = query.ranges.map(({ tag }) => {
    const edges = spread[tag]!.bins.map(({ from }) => from);
    return `width_bucket(${rangeColumns[tag]}, '{${edges.join(',')}}'::float8[])`;
  });
  return {
    page: pageOf(text, conditions, {
      order: `return_1y ${direction(query.sortOrder)}`,
      limit: 'limit 20',
    }),
    facets: countsOf(text, conditions, bins),
  };
}

/** The number of rows that fail no condition, of what a statement of facets answers. */
export function totalOf(counts: readonly Counted[]): number {
  // What `grouping` answers for the set over nothing is the greatest of all.
  const overNothing = Math.max(0, ...counts.map(({ g }) => g));
  return counts.find(({ g, failed }) => g === overNothing && failed === 0)?.count ?? 0;
}

const direction = (order: 1 | -1) => (order === 1 ? 'asc nulls last' : 'desc nulls last');

const where = (all: readonly string[]) => (all.length > 0 ? `where ${all.join(' and ')}` : '');

/** Words as in `bench/search.ts`. */
function textConditions(postgres: PostgresIndexes, text: string | undefined): string[] {
  const words = text ? readQuery(text).terms.flatMap((term) => term.words) : [];
  return words.map((word) => `words && '{${postgres.wordsLike(word).join(',')}}'::int[]`);
}

function filterConditions(
  postgres: PostgresIndexes,
  filters: Partial<Record<Filter, string[]>>,
): string[] {
  return (Object.entries(filters) as [Filter, string[]][]).map(([filter, values]) => {
    const numbers = values.map((value) => postgres.valueNumber(filter, value));
    return `${filterColumns[filter]} = any('{${numbers.join(',')}}'::int2[])`;
  });
}

/** A page by the index of its sort. */
const pageOf = (
  text: readonly string[],
  conditions: readonly string[],
  { order, limit }: { order: string; limit: string },
): string => `select id, name, ticker, isin, fund_id, return_1y, last_level, last_date
    from idx ${where([...text, ...conditions])} order by ${order}, id ${limit}`;

/**
 * All counts in one pass: a bit mask of the conditions that a row fails; what is counted takes the rows that fail none, or only
 * its own condition.
 * @param bins expressions of the bins that histograms count
 */
function countsOf(
  text: readonly string[],
  conditions: readonly string[],
  bins: readonly string[],
): string {
  const binned = bins.map((_, i) => `bin_${i}`);
  const counted = [...Object.values(filterColumns), ...binned];
  const read = [...Object.values(filterColumns), ...bins.map((bin, i) => `${bin} bin_${i}`)];
  const failed = conditions.map((one, i) => `(case when ${one} then 0 else ${1 << i} end)`);
  const masks = [0, ...conditions.map((_, i) => 1 << i)];
  return `select ${counted.join(', ')}, grouping(${counted.join(', ')}) g, failed, count(*)::int count
    from (select ${read.join(', ')}, ${failed.join(' + ') || '0'} failed
          from idx ${where(text)} offset 0) rows
    where failed in (${masks.join(',')})
    group by grouping sets (${counted.map((one) => `(${one}, failed)`).join(', ')}, (failed))`;
}
