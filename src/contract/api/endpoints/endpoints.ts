import * as z from 'zod';
import { api } from '#src/urls.ts';
import { documentEndpoints } from './document-endpoints.ts';
import { dataFileEndpoints } from './data-file-endpoints.ts';
import { referenceEndpoints } from './reference-endpoints.ts';
import { dataVersionEndpoints } from './data-version-endpoints.ts';
import { levelDateEndpoints } from './level-date-endpoints.ts';
import { defineEndpoint } from './endpoint.ts';
import { indexDataEndpoints } from './index-data-endpoints.ts';
import { indexFiguresEndpoints } from './index-figures-endpoints.ts';
import {
  constituentsAnswer,
  identity,
  indexDetailsAnswer,
  indexPrices,
  variants,
} from '../indexes/index-details.ts';
import { insightsEndpoints } from './insights-endpoints.ts';
import { pageEndpoints } from './page-endpoints.ts';
import { assetTypeDescriptions, suggestionPage } from '../indexes/portfolios.ts';
import { productEndpoints } from './product-endpoints.ts';
import {
  filterPattern,
  firstMembers,
  identifier,
  lang,
  latestLevels,
  page,
  review,
  size,
} from '../query.ts';
import { home, mainNavigation } from '../site-answers.ts';
import { ledgerEndpoints } from './ledger-endpoints.ts';
import { mixEndpoints } from './mix-endpoints.ts';
import { noticeEndpoints } from './notice-endpoints.ts';
import { screenerEndpoints } from './screener-endpoints.ts';
import { topHatEndpoints } from './top-hat-endpoints.ts';

const noSuchIndex = 'No index bears this identifier, or none did in the release asked for';
const anyId = 'fundId of the index; its secId or performanceId is understood too';

/** Every call of the API, by the name of its path in `src/urls.ts`. */
export const endpoints = {
  suggestions: defineEndpoint({
    path: api.suggestions,
    tag: 'Search',
    summary: 'Indexes that match a search term as it is typed, best match first',
    query: z.object({
      filterPattern,
      term: filterPattern.describe('The same as filterPattern, which wins when both are given'),
      page,
      size: size(8),
      lang,
    }),
    answer: suggestionPage,
    answerName: 'SuggestionPage',
    example: 'filterPattern={name}',
  }),
  ...screenerEndpoints,
  indexTypes: defineEndpoint({
    path: api.indexTypes,
    tag: 'Index',
    summary: 'The asset types with label, description and link',
    query: z.object({ lang }),
    answer: assetTypeDescriptions,
    answerName: 'AssetTypeDescriptions',
    example: 'lang=en-us',
  }),
  indexDetails: defineEndpoint({
    path: api.indexDetails,
    tag: 'Index',
    summary: 'One index: identifiers, master data, last level, returns and legal disclaimer',
    query: z.object({
      version: z.enum(['2']).default('2'),
      indexId: identifier(anyId),
      lang,
    }),
    answer: indexDetailsAnswer,
    answerName: 'IndexDetails',
    notFound: noSuchIndex,
    example: 'version=2&indexId={fundId}',
  }),
  ...indexFiguresEndpoints,
  ...mixEndpoints,
  constituents: defineEndpoint({
    path: api.constituents,
    tag: 'Index',
    summary:
      'Members of an index with their weights, heaviest first, as far as they may be shown: the newest list, or ' +
      'that of an earlier review',
    query: z.object({ portfolioId: identifier(anyId), review, size: firstMembers, lang }),
    answer: constituentsAnswer,
    answerName: 'Constituents',
    notFound: `${noSuchIndex}; or no list is published as of this review`,
    example: 'portfolioId={fundId}',
  }),
  portfolioByIndex: defineEndpoint({
    path: api.portfolioByIndex,
    tag: 'Index',
    summary: 'All identifiers of an index',
    query: z.object({ indexId: identifier(anyId), lang }),
    answer: identity,
    answerName: 'Identity',
    notFound: noSuchIndex,
    example: 'indexId={fundId}',
  }),
  indexByPerformance: defineEndpoint({
    path: api.indexByPerformance,
    tag: 'Index',
    summary: 'The index of a return variant',
    query: z.object({ performanceId: identifier('performanceId of the variant'), lang }),
    answer: identity,
    answerName: 'Identity',
    notFound: noSuchIndex,
    example: 'performanceId={performanceId}',
  }),
  variants: defineEndpoint({
    path: api.variants,
    tag: 'Index',
    summary: 'The same index in other return types and currencies, itself included',
    query: z.object({ fundId: identifier(anyId), lang }),
    answer: variants,
    answerName: 'Variants',
    notFound: noSuchIndex,
    example: 'fundId={fundId}',
  }),
  indexPrices: defineEndpoint({
    path: api.indexPrices,
    tag: 'Index',
    summary: 'Levels of an index over time, delta-coded in columns',
    query: z.object({
      secId: identifier('secId of the price series; a fundId is understood too'),
      latest: latestLevels,
    }),
    answer: indexPrices,
    answerName: 'IndexPrices',
    notFound: noSuchIndex,
    example: 'secId={secId}',
  }),
  ...productEndpoints,
  ...documentEndpoints,
  ...indexDataEndpoints,
  ...insightsEndpoints,
  home: defineEndpoint({
    path: api.home,
    tag: 'Site',
    summary: 'The home page: headline, asset types and featured indexes',
    query: z.object({ lang }),
    answer: home,
    answerName: 'Home',
    example: 'lang=en-us',
  }),
  mainNavigation: defineEndpoint({
    path: api.mainNavigation,
    tag: 'Site',
    summary: 'Main navigation, banner and what header and footer name of the provider',
    query: z.object({ lang }),
    answer: mainNavigation,
    answerName: 'MainNavigation',
    example: 'lang=en-us',
  }),
  ...pageEndpoints,
  ...topHatEndpoints,
  ...dataFileEndpoints,
  ...referenceEndpoints,
  ...dataVersionEndpoints,
  ...levelDateEndpoints,
  ...noticeEndpoints,
  ...ledgerEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;

/** The query as a caller writes it: defaults are optional, repeated keys are arrays. */
export type EndpointQuery<N extends EndpointName> = z.input<(typeof endpoints)[N]['query']>;

/** The query after validation, with defaults filled in. */
export type ParsedQuery<N extends EndpointName> = z.output<(typeof endpoints)[N]['query']>;

export type EndpointAnswer<N extends EndpointName> = z.output<(typeof endpoints)[N]['answer']>;

/** The types of the API without any schema at run time, for clients, which import types only. */
export type Endpoints = {
  [N in EndpointName]: { query: EndpointQuery<N>; answer: EndpointAnswer<N> };
};
