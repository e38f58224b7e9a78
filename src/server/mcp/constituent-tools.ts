import * as z from 'zod';
import type { ConstituentsAnswer, IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import { downloadAddress } from '#src/urls/downloads.ts';
import { askApi } from '../ask-api.ts';
import type { MarkdownSource } from '../markdown/indexes-in-markdown.ts';
import { readConstituents as constituentsAnswer, readReviews as reviewsAnswer } from './answers.ts';
import { asof, citation, index, tool } from './tool.ts';

/** Most constituents in one answer, of a list and of each side of a review. */
const mostMembers = 500;
/** The largest page of reviews that the API gives. */
const mostReviews = 200;

type ConstituentsAsked = {
  index: string;
  review?: string | undefined;
  limit: number;
  asof?: string | undefined;
};

/** Tools about constituents; they give exactly what the API gives. */
export const constituentTools = {
  read_constituents: tool({
    title: 'Read constituents of an index',
    description:
      'Members of an index with their weights in percent, heaviest first: the newest list, or that of an earlier ' +
      'review, and what came and went since the list before. Says what the provider withholds.',
    input: z.object({
      index,
      review: z.iso
        .date()
        .optional()
        .describe('Date of a list (YYYY-MM-DD), as read_reviews names it; without one the newest'),
      limit: z.int().min(1).max(mostMembers).default(50).describe('Members in the answer'),
      asof,
    }),
    output: constituentsAnswer,
    answer: readConstituents,
  }),
  read_reviews: tool({
    title: 'Read reviews of an index',
    description:
      'The dates of which lists of constituents are published, newest first, with additions, deletions and one-way ' +
      'turnover in percent against the list before. Each says whether it is back-tested.',
    input: z.object({ index, asof }),
    output: reviewsAnswer,
    answer: readReviews,
  }),
};

async function readConstituents(asked: ConstituentsAsked, source: MarkdownSource) {
  const ask = askApi(source);
  const query = { portfolioId: asked.index, asof: asked.asof };
  const [{ release }, details, list] = await Promise.all([
    ask('dataVersion', { asof: asked.asof }),
    ask('indexDetails', { indexId: asked.index, asof: asked.asof }),
    ask('constituents', { ...query, review: asked.review }),
  ]);
  const review = list.constituents.length === 0 ? undefined : (list.asOfDate ?? undefined);
  const changes = review === undefined ? null : await ask('reviewChanges', { ...query, review });
  const data = {
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
    constituents: list.constituents.slice(0, asked.limit),
    changes: changes && changesIn(changes),
  };
  return { data };
}

async function readReviews(
  asked: Pick<ConstituentsAsked, 'index' | 'asof'>,
  source: MarkdownSource,
) {
  const ask = askApi(source);
  const [{ release }, details, { withheld, reviews, totalReviews }] = await Promise.all([
    ask('dataVersion', { asof: asked.asof }),
    ask('indexDetails', { indexId: asked.index, asof: asked.asof }),
    ask('reviews', { portfolioId: asked.index, asof: asked.asof, size: mostReviews }),
  ]);
  const data = {
    ...aboutIndex(details, release),
    withheld,
    numberOfReviews: totalReviews,
    reviews: reviews.map(({ isBackTested, turnover, ...review }) => ({
      ...review,
      backTested: isBackTested,
      turnoverInPerCent: turnover,
      citeAs: citation(source, details.fundId, { release, review: review.date }),
    })),
  };
  return { data };
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

function changesIn({
  previousDate,
  turnover,
  additions,
  deletions,
}: EndpointAnswer<'reviewChanges'>) {
  return {
    since: previousDate,
    turnoverInPerCent: turnover,
    numberOfAdditions: additions && additions.length,
    numberOfDeletions: deletions && deletions.length,
    additions: additions && additions.slice(0, mostMembers),
    deletions: deletions && deletions.slice(0, mostMembers),
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
