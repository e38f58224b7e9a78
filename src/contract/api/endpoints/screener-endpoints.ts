import * as z from 'zod';
import { api } from '#src/urls.ts';
import { columns, figureNarrowing, line, opened, rangesOf } from '../figures/figure-query.ts';
import {
  filterOptions,
  portfolioPage,
  portfolioPoints,
  screenerFilterOptions,
  screenerPage,
  screenerQuestion,
  suggestionPage,
} from '../indexes/portfolios.ts';
import {
  assetType,
  figureTag,
  filterPattern,
  indexFilters,
  lang,
  page,
  question,
  size,
  sortBy,
  sortOrder,
} from '../query.ts';
import { changedSince } from '../row-changes.ts';
import { defineEndpoint } from './endpoint.ts';

/** The calls for the list of all indexes: its rows and its filters. */
export const screenerEndpoints = {
  screenerPage: defineEndpoint({
    path: api.screenerPage,
    tag: 'Screener',
    summary: 'What the screener says of an asset type: label, description and link',
    query: z.object({ assetType: assetType.default('all-asset-types'), lang }),
    answer: screenerPage,
    answerName: 'ScreenerPage',
    example: 'assetType={assetType?}',
  }),
  screenerFilterOptions: defineEndpoint({
    path: api.screenerFilterOptions,
    tag: 'Screener',
    summary:
      'Filters of the screener with their values; version 2 counts the indexes that each value would give, ' +
      'the other filters applied, and has the ranges of the figures',
    query: z.object({
      version: z.enum(['2', 'legacy']).default('2').describe('legacy leaves the counts out'),
      filterPattern,
      ...indexFilters,
      ...figureNarrowing,
      rangesOf,
      opened,
      lang,
    }),
    answer: screenerFilterOptions,
    answerName: 'ScreenerFilterOptions',
    example: 'version=2&assetType={assetType?}&volatility3YMax=12&rangesOf=volatility3Y',
  }),
  screenerQuestion: defineEndpoint({
    path: api.screenerQuestion,
    tag: 'Screener',
    summary:
      'What a typed question says in parameters of /portfolio-returns, in English or Japanese, by a fixed grammar: ' +
      'values of filters, “figure window above|below number”, “low|high figure”, “by figure”, “first number”',
    query: z.object({ text: question, lang }),
    answer: screenerQuestion,
    answerName: 'ScreenerQuestion',
    example: 'text=eur%20net%20return%20volatility%20under%2012',
  }),
  portfolioReturns: defineEndpoint({
    path: api.portfolioReturns,
    tag: 'Screener',
    summary: 'Indexes with their last levels and returns: searched, filtered, sorted and paged',
    query: z.object({
      filterPattern,
      ...indexFilters,
      ...figureNarrowing,
      changedSince,
      columns,
      lang,
      line,
      page,
      size: size(20),
      sortBy,
      sortOrder,
    }),
    answer: portfolioPage,
    answerName: 'PortfolioPage',
    example:
      'currency=EUR&volatility3YMax=12&columns=return3Y,volatility3Y&sortBy=return3Y&sortOrder=-1',
  }),
  portfolioPoints: defineEndpoint({
    path: api.portfolioPoints,
    tag: 'Screener',
    summary:
      'A list of indexes by two figures, to be drawn as points: the first 2000 of the list in its order',
    query: z.object({
      filterPattern,
      ...indexFilters,
      ...figureNarrowing,
      x: figureTag,
      y: figureTag,
      sortBy,
      sortOrder,
    }),
    answer: portfolioPoints,
    answerName: 'PortfolioPoints',
    example: 'x=volatility3Y&y=return3Y&assetType={assetType?}&variants=one',
  }),
  allPortfolios: defineEndpoint({
    path: api.allPortfolios,
    tag: 'Screener',
    summary: 'All indexes in the order of the provider, for choosing one',
    query: z.object({
      filterPattern,
      assetType: indexFilters.assetType,
      family: indexFilters.family,
      changedSince,
      lang,
      page,
      size: size(20),
    }),
    answer: suggestionPage,
    answerName: 'SuggestionPage',
    example: 'page=1&size=200',
  }),
  resourceFilterOptions: defineEndpoint({
    path: api.resourceFilterOptions,
    tag: 'Screener',
    summary: 'Asset types and families of the indexes, for narrowing resources about them',
    query: z.object({ lang }),
    answer: filterOptions,
    answerName: 'FilterOptions',
    example: 'lang=en-us',
  }),
} as const;
