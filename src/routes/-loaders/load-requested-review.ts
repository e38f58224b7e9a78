import type { IndexRequest } from '#src/features/index-page/index-core.ts';
import type { MissingReview } from '#src/features/index-page/index-core.ts';
import { ApiError } from '#src/client/calls/api-error.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import type { IndexPageData } from '#src/features/index-page/index-page-data.ts';
import { settledParts } from '#src/client/calls/parts.ts';
import {
  loadMembers,
  membersShown,
} from '#src/features/index-page/sections/constituents/load-constituents.ts';

/**
 * Loads the index page with its constituents as of the review that the address names. For a review that does not
 * exist it loads a page that says why, with the status of the refusal.
 */
export async function withRequestedReview(
  context: PageContext,
  index: IndexPageData,
  review: string,
  ofIndex: IndexRequest,
): Promise<IndexPageData | MissingReview> {
  const { api } = context;
  const { fundId, details } = index;
  const { constituents = (await loadMembers(api, ofIndex)).constituents } = index;
  // Where constituents are withheld, so are all reviews.
  if (constituents !== 'failed' && constituents.withheld === 'none') return index;
  return loadPage(context, async () => {
    const query = { portfolioId: fundId, review };
    const asking = [
      api.get('constituents', { ...query, size: membersShown(ofIndex) }),
      api.get('reviewChanges', query),
    ] as const;
    const refusal = await refusalOf(asking);
    if (refusal !== null) {
      context.reportStatus(refusal);
      const portfolioName = details === 'failed' ? fundId : details.portfolioName;
      const reason = refusal === 400 ? 'unreadableReview' : 'noReview';
      return { fundId, portfolioName, asked: review, reason };
    }
    const [list, changes] = await settledParts(...asking);
    const isCurrent = constituents !== 'failed' && constituents.asOfDate === review;
    return { ...index, requestedReview: { date: review, isCurrent, list, changes } };
  });
}

/** The status of the first call's refusal, when the query caused it; null for any other outcome. */
async function refusalOf(asking: readonly Promise<unknown>[]): Promise<400 | 404 | null> {
  const [first] = await Promise.allSettled(asking);
  const error: unknown = first?.status === 'rejected' ? first.reason : null;
  if (!(error instanceof ApiError)) return null;
  return error.status === 400 || error.status === 404 ? error.status : null;
}
