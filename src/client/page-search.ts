import { isTracking } from '#src/urls.ts';

/**
 * What a list is loaded by: the query without the marks of advertisers, which stay in the address alone. The
 * server leaves them out too, so that the page it sent is the page that the browser goes on with.
 */
export function pageSearch<Search extends object>({ search }: { search: Search }): Search {
  const kept = Object.entries(search).filter(([name]) => !isTracking(name));
  return Object.fromEntries(kept) as Search;
}
