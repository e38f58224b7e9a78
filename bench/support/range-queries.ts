import type { IndexList } from '#src/catalogue/lists/index-list.ts';
import type { List } from '#src/catalogue/list.ts';
import {
  decimalsOf,
  filterColumns,
  rangeColumns,
  type Filter,
  type RangedTag,
} from './postgres-indexes.ts';
import { wordOf } from './screen-queries.ts';
import { seeded, type Seeded } from './seeded.ts';

export type RangeQuery = {
  text?: string;
  filters: Partial<Record<Filter, string[]>>;
  ranges: { tag: RangedTag; min: number; max: number }[];
  sortOrder: 1 | -1;
};

/** A word, two filters and three ranges each, with the histograms of all three. Filters have up to half of their values. */
export function rangeQueries(list: List<IndexList>, count: number): RangeQuery[] {
  const random = seeded(16);
  const { facets } = list.screen({ page: 1, size: 0 });
  const filters = (Object.keys(filterColumns) as Filter[]).filter(
    (filter) => facets[filter].length > 1,
  );
  return Array.from({ length: count }, () => ({
    text: wordOf(random, list),
    filters: Object.fromEntries(
      someOf(random, filters, 2).map((filter) => {
        const values = facets[filter].map(({ value }) => value);
        return [filter, someOf(random, values, 1 + random.below(Math.ceil(values.length / 2)))];
      }),
    ),
    ranges: someOf(random, Object.keys(rangeColumns) as RangedTag[], 3).map((tag) => ({
      tag,
      min: -14 + random.below(8),
      max: 10 + random.below(16),
    })),
    sortOrder: random.pick([1, -1] as const),
  }));
}

/** The query as a list takes it: the first page by one year's return, all facets and three histograms. */
export function rangesOfQuery({ ranges, ...query }: RangeQuery) {
  const bounds = ranges.map(({ tag, ...bound }) => [tag, { ...bound, decimals: decimalsOf(tag) }]);
  return {
    ...query,
    ranges: Object.fromEntries(bounds) as Record<
      string,
      { min: number; max: number; decimals: number }
    >,
    histograms: ranges.map(({ tag }) => tag),
    sortByFigure: 'return1Y',
    page: 1,
    size: 20,
  };
}

function someOf<One>(random: Seeded, all: readonly One[], count: number): One[] {
  const left = [...all];
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)).flat();
}
