import { readListQuery, type ListQuery, type Search } from '#src/list-page/list-query.ts';
import { pages } from '#src/urls.ts';
import { filters } from './insights-filters.ts';

/** Articles on a page of the grid. */
export const articlesOnPage = 9;

const fields = {
  filters,
  sortColumns: ['date', 'title'],
  size: articlesOnPage,
};

/** The state of a list of insights; null as segment stands for all of them. */
export function readInsightsQuery(segment: string | null, search: Search): ListQuery {
  return readListQuery(fields, pages.insights(segment ?? undefined), search);
}
