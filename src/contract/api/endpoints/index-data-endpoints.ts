import * as z from 'zod';
import { api } from '#src/urls.ts';
import { changedSince } from '../row-changes.ts';
import { defineEndpoint } from './endpoint.ts';
import { correctionPage } from '../indexes/corrections.ts';
import { indexContents } from '../indexes/index-details.ts';
import { identifier, lang, page, review, size } from '../query.ts';
import { relatedIndexes } from '../indexes/related-indexes.ts';
import { indexEvents } from '../indexes/index-events.ts';
import { reviewChanges, reviewPage } from '../indexes/reviews.ts';
import { sustainabilityDatapoints, sustainabilityDefinitions } from '../indexes/sustainability.ts';

const anyIndex = identifier('fundId of the index; its secId or performanceId is understood too');
const notFound = 'No index bears this identifier';
const noSuchReview =
  'No index bears this identifier, or no list of its constituents is published as of this review';

/** The calls for the data of an index other than its master data and levels. */
export const indexDataEndpoints = {
  indexContents: defineEndpoint({
    path: api.indexContents,
    tag: 'Index',
    summary: 'How much is published of an index: numbers of members, metrics, products, documents',
    query: z.object({ indexId: anyIndex, lang }),
    answer: indexContents,
    answerName: 'IndexContents',
    notFound,
    example: 'indexId={fundId}',
  }),
  relatedIndexes: defineEndpoint({
    path: api.relatedIndexes,
    tag: 'Index',
    summary:
      'Indexes related to an index: its benchmark, its family, its asset class in the region',
    query: z.object({ portfolioId: anyIndex, lang }),
    answer: relatedIndexes,
    answerName: 'RelatedIndexes',
    notFound,
    example: 'portfolioId={fundId}',
  }),
  reviews: defineEndpoint({
    path: api.reviews,
    tag: 'Index',
    summary:
      'Dates of which the constituents of an index are published, newest first, with what changed from the list ' +
      'before: numbers of additions and deletions, and one-way turnover',
    query: z.object({ portfolioId: anyIndex, page, size: size(20) }),
    answer: reviewPage,
    answerName: 'ReviewPage',
    notFound,
    example: 'portfolioId={fundId}',
  }),
  reviewChanges: defineEndpoint({
    path: api.reviewChanges,
    tag: 'Index',
    summary: 'Which constituents came into an index and which went at a review, with their weights',
    query: z.object({ portfolioId: anyIndex, review }),
    answer: reviewChanges,
    answerName: 'ReviewChanges',
    notFound: noSuchReview,
    example: 'portfolioId={fundId}',
  }),
  indexEvents: defineEndpoint({
    path: api.indexEvents,
    tag: 'Index',
    summary:
      'What happened to an index, oldest first: its launch, reviews, changes of its rules, corrected levels and its ' +
      'end; and the crises that the provider names',
    query: z.object({ indexId: anyIndex, lang }),
    answer: indexEvents,
    answerName: 'IndexEvents',
    notFound,
    example: 'indexId={fundId}',
  }),
  corrections: defineEndpoint({
    path: api.corrections,
    tag: 'Index',
    summary:
      'Published levels of an index that were corrected later, with old and new value and the reason, newest ' +
      'first; where levels may not be downloaded, values have four significant digits',
    query: z.object({ indexId: anyIndex, changedSince, page, size: size(20), lang }),
    answer: correctionPage,
    answerName: 'CorrectionPage',
    notFound,
    example: 'indexId={fundId}',
  }),
  sustainabilityDefinitions: defineEndpoint({
    path: api.sustainabilityDefinitions,
    tag: 'Index',
    summary: 'Sustainability metrics that describe an index, with their definitions',
    query: z.object({ portfolioKey: anyIndex, lang }),
    answer: sustainabilityDefinitions,
    answerName: 'SustainabilityDefinitions',
    notFound,
    example: 'portfolioKey={fundId}',
  }),
  sustainabilityDatapoints: defineEndpoint({
    path: api.sustainabilityDatapoints,
    tag: 'Index',
    summary: 'Sustainability figures of an index; both kinds of gap are told apart',
    query: z.object({ portfolioKey: anyIndex }),
    answer: sustainabilityDatapoints,
    answerName: 'SustainabilityDatapoints',
    notFound,
    example: 'portfolioKey={fundId}',
  }),
} as const;
