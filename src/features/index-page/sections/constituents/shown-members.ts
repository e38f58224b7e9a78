import type { Part } from '#src/client/calls/parts.ts';
import type { ConstituentsAnswer } from '#src/contract/api/indexes/index-details.ts';
import type { AskedReview } from '../../index-core.ts';

type Members = { constituents: Part<ConstituentsAnswer>; askedReview: AskedReview | null };

/** The review that the page shows in place of the current list; null where it shows that. */
export function earlierReview({ askedReview }: Pick<Members, 'askedReview'>): AskedReview | null {
  return askedReview !== null && !askedReview.isCurrent ? askedReview : null;
}

/** The list that the section shows: that of an earlier review where the address asks for one. */
export function shownMembers(data: Members): Part<ConstituentsAnswer> {
  return earlierReview(data)?.list ?? data.constituents;
}
