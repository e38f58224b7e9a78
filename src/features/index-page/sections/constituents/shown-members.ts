import type { Part } from '#src/client/calls/parts.ts';
import type { ConstituentsAnswer } from '#src/contract/api/indexes/index-details.ts';
import type { RequestedReview } from '../../index-core.ts';

type Members = { constituents: Part<ConstituentsAnswer>; requestedReview: RequestedReview | null };

/** The review that the page shows in place of the current list; null where it shows that. */
export function earlierReview({
  requestedReview,
}: Pick<Members, 'requestedReview'>): RequestedReview | null {
  return requestedReview !== null && !requestedReview.isCurrent ? requestedReview : null;
}

/** The list that the section shows: that of an earlier review where the address asks for one. */
export function shownMembers(data: Members): Part<ConstituentsAnswer> {
  return earlierReview(data)?.list ?? data.constituents;
}
