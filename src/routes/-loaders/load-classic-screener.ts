import { loadPart, mapPart } from '#src/client/calls/parts.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import type { PageFacts } from '#src/client/page/page-head.ts';
import type { EndpointQuery } from '#src/contract/api/endpoints/endpoints.ts';
import { readClassicQuery } from '#src/features/classic-screener/classic-query.ts';
import type { ClassicScreenerData } from '#src/features/classic-screener/classic-screener-page.tsx';
import { classicScreenerMessages } from '#src/i18n/messages/lists/classic-screener.ts';
import { apiQueryOf, type Search } from '#src/list-page/list-query.ts';
import { pages } from '#src/urls.ts';
import { loadRowsOrNone } from './load-list.ts';
import { rowsOf } from './load-screener.ts';

// The files say classic instead of legacy, because Vite treats files with '-legacy' as its builds for old browsers
// and moves their styles into scripts.

/** Loads the screener in its classic layout. As in the screener, a part that fails leaves the other (SC-07). */
export async function loadClassicScreener(
  context: PageContext,
  path: string,
  search: Search,
): Promise<{ data: ClassicScreenerData; head: PageFacts }> {
  const { api, language } = context;
  const query = readClassicQuery(path, search);
  const { narrowing, order, paging } = apiQueryOf(query);
  const request = { ...narrowing, ...order, ...paging } as EndpointQuery<'portfolioReturns'>;
  const [options, rows] = await loadPage(context, () =>
    Promise.all([
      loadPart('legacy filters', api.get('screenerFilterOptions', { version: 'legacy' })),
      loadRowsOrNone(context, 'legacy screener', api.get('portfolioReturns', request), rowsOf),
    ]),
  );
  const { title, lead } = classicScreenerMessages(language);
  return {
    data: {
      query,
      options: mapPart(options, ({ filters }) => filters),
      rows,
    },
    // Search engines should index the current screener instead.
    head: { title, description: lead, path: pages.screener() },
  };
}
