import {
  columnSort,
  readListQuery,
  type ListQuery,
  type Search,
} from '#src/list-page/list-query.ts';
import { tagOfFormerName } from '#src/domain/figures/former-names.ts';
import type { Sort } from '#src/ui/tables/sort-link.tsx';
import { pages } from '#src/urls.ts';
import {
  boundName,
  figureFilters,
  indexFilters,
  screenerView,
} from '#src/list-page/filters/index-filters.ts';
import type { ScreenerFigure } from './screener-figures.ts';
import { namesIn, writtenBound } from './ranges/requested-ranges.ts';

/** Rows that a page may have, the usual number first. */
export const rowsOnPage = [20, 50, 100] as const;

/** Columns and tags of figures: what is none the API refuses. */
const sortColumns = [/^[a-zA-Z][a-zA-Z0-9-]*$/];

/** The state of the screener, with the segment of its path; null where the address has none. */
export type ScreenerQuery = ListQuery & {
  segment: string | null;
  /** Columns of the first view where the provider chose them, as the page learns with its data. */
  first?: readonly string[] | null | undefined;
};

/** Reads the state out of an address; what cannot be meant is left out. */
export function readScreenerQuery(segment: string | null, search: Search): ScreenerQuery {
  const path = pages.screener(segment ?? undefined);
  const fields = { filters: [...indexFilters, ...figureFilters], view: screenerView, sortColumns };
  const query = readListQuery(fields, path, search);
  const filters = Object.entries(query.filters).map(([name, values]) =>
    boundName.test(name) ? [name, values.slice(0, 1).map(writtenBound)] : [name, values],
  );
  const size = rowsOnPage.find((one) => String(one) === query.view['size']?.[0]) ?? rowsOnPage[0];
  const view = {
    opened: joined(query.view['opened']),
    columns: joined(query.view['columns']),
    size: size === rowsOnPage[0] ? [] : [String(size)],
    variants: query.view['variants']?.[0] === 'all' ? ['all'] : [],
    asked: (query.view['asked'] ?? []).slice(0, 1),
    plot: namesOfPlot(query.view['plot']),
    heat: query.view['heat']?.[0] === 'on' ? ['on'] : [],
  };
  const { sort } = query;
  return {
    ...query,
    sort: sort && { ...sort, by: tagOfFormerName(sort.by) },
    filters: Object.fromEntries(filters) as ListQuery['filters'],
    view,
    size,
    segment,
  };
}

/** Several names in one parameter; none where there are none. */
function joined(values: readonly string[] | undefined): string[] {
  const names = namesIn(values).join();
  return names === '' ? [] : [names];
}

/** The figures across and up, as a link or a form names them; none unless there are two. */
function namesOfPlot(values: readonly string[] | undefined): string[] {
  const names = (values ?? []).flatMap((value) => value.split(',')).filter(Boolean);
  return names.length === 2 ? [names.join()] : [];
}

/** The figures that the list is drawn by as points; null where it is not. */
export function plotOf({ view }: Pick<ScreenerQuery, 'view'>): { x: string; y: string } | null {
  const [x, y] = view['plot']?.[0]?.split(',') ?? [];
  return x !== undefined && y !== undefined ? { x, y } : null;
}

/** What the heading of a column links to: figures begin with what is best, levels with the highest. */
export function sortOfColumn(
  query: ScreenerQuery,
  column: string,
  figure?: Pick<ScreenerFigure, 'firstSortOrder'>,
): Sort {
  const first = figure?.firstSortOrder ?? (column === 'asOfLevel' ? -1 : 1);
  return columnSort(query, query.sort, column, first);
}

/** Whether each variant is a row: by itself the page has one for each index. */
export const hasAllVariants = ({ view }: Pick<ScreenerQuery, 'view'>): boolean =>
  view['variants']?.[0] === 'all';
