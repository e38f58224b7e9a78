import { redirect } from '@tanstack/react-router';
import type { PageContext } from '#src/client/page/page-context.ts';
import { askedOfIndex } from '#src/features/index-page/address/asked-of-index.ts';
import { indexPageHead } from '#src/features/index-page/index-page-head.ts';
import { resolveCompared } from '#src/features/index-page/sections/comparison/resolve-compared.ts';
import { LateMissingReviewPage } from '../-pages/late-missing-review-page.tsx';
import { withAskedReview } from './load-asked-review.ts';
import { loadIndexPage } from './load-index-page.ts';

/** The page of an index and its head, as any of its addresses asks for it. */
export async function loadIndexRoute(
  context: PageContext,
  indexId: string,
  deps: Record<string, string[]>,
) {
  const asked = askedOfIndex(indexId, deps);
  const [found, compare] = await Promise.all([
    loadIndexPage(context, asked),
    resolveCompared(context.api, asked),
  ]);
  if (compare.join() !== asked.compare.join()) throw comparedWith(compare);
  const review = deps['review']?.[0];
  const index = review === undefined ? found : await withAskedReview(context, found, review, asked);
  if ('reason' in index) await LateMissingReviewPage.preload?.();
  return { index, head: indexPageHead(index, context.language) };
}

/** The same address with the identifiers of what was typed: whoever shares it shares these very indexes. */
function comparedWith(compare: string[]): Error {
  return redirect({
    to: '.',
    search: (asked) => ({ ...asked, compare }),
    hash: true,
    replace: true,
    statusCode: 302,
  }) as unknown as Error;
}
