import * as z from 'zod';
import type { ConstituentsAnswer, IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import { downloadAddress } from '#src/urls/downloads.ts';
import { askApi } from '../ask-api.ts';
import type { MarkdownSource } from '../markdown/indexes-in-markdown.ts';
import { readConstituents as constituentsAnswer, readReviews as reviewsAnswer } from './answers.ts';
import { rowsInParts } from './parts.ts';
import { asof, citation, index, part, tool } from './tool.ts';

/** Most constituents in all parts of an answer, of a list and of each side of a review. */
const mostMembers = 500;
/** The largest page of reviews that the API gives. */
const mostReviews = 200;

type ConstituentsInput = {
  index: string;
  review?: string | undefined;
  limit: number;
  part: number;
  asof?: string | undefined;
};

/** Tools about constituents; they give exactly what the API gives. */
export const constituentTools = {
  read_constituents: tool({
    title: 'Read constituents of an index',
    description:
      'Members of an index with their weights in percent, heaviest first: the newest list, or that of an earlier ' +
      'review, and what came and went since the list before, which follows the members. Long lists come in parts. Says what the ' +
      'provider withholds.',
    input: z.strictObject({
      index,
      review: z.iso
        .date()
        .optional()
        .describe('Date of a list (YYYY-MM-DD), as read_reviews names it; without one the newest'),
      limit: z.int().min(1).max(mostMembers).default(50).describe('Members in all parts'),
      part,
      asof,
    }),
    output: constituentsAnswer,
    answer: readConstituents,
  }),
  read_reviews: tool({
    title: 'Read reviews of an index',
    description:
      'The dates of which lists of constituents are published, newest first, with additions, deletions and one-way ' +
      'turnover in percent against the list before. Each says whether it is back-tested. Many come in parts.',
    input: z.strictObject({ index, part, asof }),
    output: reviewsAnswer,
    answer: readReviews,
  }),
};

async function readConstituents(input: ConstituentsInput, source: MarkdownSource) {
  const ask = askApi(source);
  const query = { portfolioId: input.index, asof: input.asof };
  const [{ release }, details, list] = await Promise.all([
    ask('dataVersion', { asof: input.asof }),
    ask('indexDetails', { indexId: input.index, asof: input.asof }),
    ask('constituents', { ...query, review: input.review }),
  ]);
  const review = list.constituents.length === 0 ? undefined : (list.asOfDate ?? undefined);
  const changes = review === undefined ? null : await ask('reviewChanges', { ...query, review });
  const facts = {
    ...aboutIndex(details, release),
    asOfDate: list.asOfDate,
    backTested: changes?.isBackTested ?? null,
    withheld: list.withheld,
    citeAs: citation(source, details.fundId, { release, review }),
    everything: fileOf(details, list, { origin: source.publicUrl, release }),
    numberOfConstituents: list.numberOfConstituents,
    weightsIn: 'percent of the index',
    classification: list.classification,
    ownFields: list.ownFields,
  };
  const members = {
    constituents: list.constituents.slice(0, input.limit),
    additions: firstOf(changes?.additions),
    deletions: firstOf(changes?.deletions),
  };
  return rowsInParts(members, input.part, ({ constituents, ...shown }) => ({
    ...facts,
    constituents,
    changes: changes && changesIn(changes, shown),
  }));
}

async function readReviews(
  input: Pick<ConstituentsInput, 'index' | 'part' | 'asof'>,
  source: MarkdownSource,
) {
  const ask = askApi(source);
  const [{ release }, details, { withheld, reviews, totalReviews }] = await Promise.all([
    ask('dataVersion', { asof: input.asof }),
    ask('indexDetails', { indexId: input.index, asof: input.asof }),
    ask('reviews', { portfolioId: input.index, asof: input.asof, size: mostReviews }),
  ]);
  const told = reviews.map(({ isBackTested, turnover, ...review }) => ({
    ...review,
    backTested: isBackTested,
    turnoverInPerCent: turnover,
    citeAs: citation(source, details.fundId, { release, review: review.date }),
  }));
  return rowsInParts({ reviews: told }, input.part, (shown) => ({
    ...aboutIndex(details, release),
    withheld,
    numberOfReviews: totalReviews,
    ...shown,
  }));
}

/** Fields that every answer about an index has. */
function aboutIndex(details: IndexDetails, release: number) {
  const { fundId, portfolioName, returnType, currency, hedgedTo, launchDate } = details;
  const { licence } = details.entitlements;
  return {
    release,
    fundId,
    name: portfolioName,
    returnType,
    currency,
    hedgedTo,
    launchDate,
    licence,
  };
}

const firstOf = <Member>(members: readonly Member[] | null | undefined): Member[] =>
  members?.slice(0, mostMembers) ?? [];

type ReviewChanges = EndpointAnswer<'reviewChanges'>;

/** The changes of a review with those of its members that the part shows. */
function changesIn(
  { previousDate, turnover, additions, deletions }: ReviewChanges,
  shown: Record<'additions' | 'deletions', NonNullable<ReviewChanges['additions']>>,
) {
  return {
    since: previousDate,
    turnoverInPerCent: turnover,
    numberOfAdditions: additions && additions.length,
    numberOfDeletions: deletions && deletions.length,
    additions: additions && shown.additions,
    deletions: deletions && shown.deletions,
  };
}

/** The address of the list as a file; absent where the provider allows no downloads. */
function fileOf(
  { fundId, entitlements }: IndexDetails,
  { constituents, asOfDate }: ConstituentsAnswer,
  { origin, release }: { origin: string; release: number },
): string | undefined {
  if (!entitlements.downloads || constituents.length === 0) return undefined;
  const at = { asof: release, review: asOfDate ?? undefined };
  return origin + downloadAddress('constituents', fundId, 'csv', at);
}
