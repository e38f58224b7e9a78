import { loadPart } from '#src/client/calls/parts.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import type { PageFacts } from '#src/client/page/page-head.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import type { EndpointQuery } from '#src/contract/api/endpoints/endpoints.ts';
import { readCorrectionQuery } from '#src/features/corrections/correction-query.ts';
import type { CorrectionsData } from '#src/features/corrections/corrections-page.tsx';
import { correctionMessages } from '#src/i18n/messages/indexes/corrections.ts';
import { apiQueryOf, type Search } from '#src/list-page/list-query.ts';
import { pages } from '#src/urls.ts';
import { loadRows } from './load-list.ts';

/** Loads the ledger of corrections. The page is shown without filters when those fail, but not without the ledger. */
export function loadCorrections(
  context: PageContext,
  search: Search,
): Promise<{ data: CorrectionsData; head: PageFacts }> {
  const { api, language } = context;
  const { title, lead } = correctionMessages(language);
  const query = readCorrectionQuery(search);
  const { narrowing, order, paging } = apiQueryOf(query);
  // The visitor's values are passed to the API unchanged, which refuses unknown ones.
  const request = {
    ...narrowing,
    index: query.filters['index']?.[0],
    release: query.filters['release']?.[0],
  } as Pick<EndpointQuery<'ledger'>, 'filterPattern' | 'index' | 'kind' | 'year' | 'release'>;
  const sorted = order as Pick<EndpointQuery<'ledger'>, 'sortBy' | 'sortOrder'>;
  return loadPage(context, async () => {
    const ledger = api.get('ledger', { ...request, ...sorted, ...paging });
    const [options, rows, hasNotices] = await Promise.all([
      loadPart(
        'filters of corrections',
        api.get('ledgerFilterOptions', request).then(({ filters }) => filters),
      ),
      loadRows(context, ledger, (answer) => ({
        rows: answer.corrections,
        total: answer.totalCorrections,
        matchedBySpelling: answer.matchedBySpelling,
      })),
      ledger.then(
        ({ noticesOfCorrections }) => noticesOfCorrections > 0,
        () => false,
      ),
    ]);
    return {
      data: { query, options, rows, hasNotices },
      head: { title, description: lead, path: pages.corrections, feed: pages.correctionsFeed },
    };
  });
}
