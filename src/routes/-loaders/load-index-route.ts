import { redirect } from '@tanstack/react-router';
import type { PageContext } from '#src/client/page/page-context.ts';
import { indexRequest } from '#src/features/index-page/address/index-request.ts';
import { indexPageHead } from '#src/features/index-page/index-page-head.ts';
import { resolveCompared } from '#src/features/index-page/sections/comparison/resolve-compared.ts';
import { LateMissingReviewPage } from '../-pages/late-missing-review-page.tsx';
import { withRequestedReview } from './load-requested-review.ts';
import { loadIndexPage } from './load-index-page.ts';

/** Loads the page of an index and its document head, for each of its addresses. */
export async function loadIndexRoute(
  context: PageContext,
  indexId: string,
  deps: Record<string, string[]>,
) {
  const query = indexRequest(indexId, deps);
  const [found, compare] = await Promise.all([
    loadIndexPage(context, query),
    resolveCompared(context.api, query),
  ]);
  if (compare.join() !== query.compare.join()) throw comparedWith(compare);
  const review = deps['review']?.[0];
  const index =
    review === undefined ? found : await withRequestedReview(context, found, review, query);
  if ('reason' in index) await LateMissingReviewPage.preload?.();
  return { index, head: indexPageHead(index, context.language) };
}

/** A redirect to the same address with the ids of the typed indexes, so that a shared link names exactly these. */
function comparedWith(compare: string[]): Error {
  return redirect({
    to: '.',
    search: (request) => ({ ...request, compare }),
    hash: true,
    replace: true,
    statusCode: 302,
  }) as unknown as Error;
}
