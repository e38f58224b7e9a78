import type { ApiClient } from '#src/client/calls/api-client.ts';
import { settledParts } from '#src/client/calls/parts.ts';
import type { IndexRequest } from '../../index-core.ts';

export type MembersParts = Awaited<ReturnType<typeof loadMembers>>;
export type ConstituentsParts = Awaited<ReturnType<typeof loadConstituents>>;

/** Rows of a list that come with the page; the rest when it is asked for. */
const firstMembers = 10;

/** Rows of the timeline of reviews: four years of quarters, the current list included. */
const firstReviews = 17;

/** How many members of a list an address asks for at first; undefined is all of them. */
export const membersShown = ({ allConstituents }: Pick<IndexRequest, 'allConstituents'>) =>
  allConstituents ? undefined : firstMembers;

/** The current list, as of the release that the page shows. */
export async function loadMembers(api: ApiClient, request: IndexRequest) {
  const [constituents] = await settledParts(askMembers(api, request));
  return { constituents };
}

/** The current list, the dates of which lists are published, and what changed at each. */
export async function loadConstituents(api: ApiClient, query: IndexRequest) {
  const { indexId } = query;
  const [constituents, reviews] = await settledParts(
    askMembers(api, query),
    api.get('reviews', { portfolioId: indexId, size: firstReviews }),
  );
  return { constituents, reviews };
}

const askMembers = (api: ApiClient, asked: IndexRequest) =>
  api.get('constituents', {
    portfolioId: asked.indexId,
    size: membersShown(asked),
  });
