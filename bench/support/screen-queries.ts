import type { IndexList } from '#src/catalogue/lists/index-list.ts';
import type { List } from '#src/catalogue/list.ts';
import { filterColumns, sortColumns, type Filter } from './postgres-indexes.ts';
import { seeded, type Seeded } from './seeded.ts';

export type ScreenedQuery = {
  text?: string;
  filters: Partial<Record<Filter, string[]>>;
  sort: keyof typeof sortColumns;
  sortOrder: 1 | -1;
  page: number;
  size: number;
};

/** Screens as visitors make them: up to four filters, a word in every third, any sort, first pages. */
export function screenQueries(list: List<IndexList>, count: number): ScreenedQuery[] {
  const random = seeded(5);
  const { facets } = list.screen({ page: 1, size: 0 });
  const options = Object.fromEntries(
    Object.entries(facets).map(([filter, some]) => [filter, some.map(({ value }) => value)]),
  ) as Record<Filter, string[]>;
  const filters = (Object.keys(filterColumns) as Filter[]).filter(
    (filter) => options[filter].length > 0,
  );
  return Array.from({ length: count }, () => {
    const text = random.chance(0.33) ? { text: wordOf(random, list) } : {};
    const chosen = Array.from({ length: random.below(5) }, () => {
      const filter = random.pick(filters);
      const values = Array.from({ length: 1 + random.below(3) }, () =>
        random.pick(options[filter]),
      );
      return [filter, [...new Set(values)]] as const;
    });
    return {
      ...text,
      filters: Object.fromEntries(chosen),
      sort: random.pick(Object.keys(sortColumns) as (keyof typeof sortColumns)[]),
      sortOrder: random.pick([1, -1] as const),
      page: 1 + random.below(4),
      size: 20,
    };
  });
}

/** The query as a list takes it. */
export function asked({ sort, ...query }: ScreenedQuery) {
  return { ...query, ...(sort === 'return1Y' ? { sortByFigure: sort } : { sortBy: sort }) };
}

export function wordOf(random: Seeded, list: List<IndexList>): string {
  const words = list.row(random.below(list.size)).name.match(/\p{L}{4,}/gu);
  return words ? random.pick(words) : 'index';
}
