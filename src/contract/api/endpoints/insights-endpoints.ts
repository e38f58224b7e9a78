import * as z from 'zod';
import { articleCodes } from '#src/domain/article-code.ts';
import { assetTypes } from '#src/domain/asset-type.ts';
import { languages } from '#src/domain/language.ts';
import { api } from '#src/urls.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  articleAnswer,
  insightPage,
  insightsHome,
  relatedContent,
  strategistList,
} from '../insights.ts';
import { filterOptions } from '../indexes/portfolios.ts';
import { changedSince } from '../row-changes.ts';
import { anyOf, anyYear, identifier, lang, page, size, sortOrder } from '../query.ts';

const text = z.string().min(1).max(200);

/** The filters of a list of articles. Values of one filter are alternatives; different filters must all match. */
const insightFilters = {
  type: anyOf(text).describe("The provider's types of articles; repeat the key for several values"),
  assetType: anyOf(text).describe('Asset types, see /index/types'),
  strategist: anyOf(text).describe('Authors'),
  year: anyYear('Years of publication'),
  language: anyOf(z.enum(languages)).describe('Languages that the article is written in'),
};

const filterPattern = text.optional().describe('Search term: words of title, summary or text');

const sortBy = z
  .enum(['date', 'title'])
  .optional()
  .describe('By default by relevance, or newest first without a search term');

export const insightsEndpoints = {
  insights: defineEndpoint({
    path: api.insights,
    tag: 'Insights',
    summary: 'What the insights page opens with: the newest articles, and the types that there are',
    query: z.object({ assetType: insightFilters.assetType, page, size: size(9), lang }),
    answer: insightsHome,
    answerName: 'InsightsHome',
    example: 'lang=en-us',
  }),
  insightArticles: defineEndpoint({
    path: api.insightArticles,
    tag: 'Insights',
    summary:
      'Articles: searched, filtered, sorted and paged; or those to read after one of them. Without an ' +
      'edition in the requested language, the English one is listed',
    query: z.object({
      filterPattern,
      ...insightFilters,
      recommendedFor: text
        .optional()
        .describe(
          'Id of an article: gives the articles nearest to it; filters are then left aside',
        ),
      changedSince,
      page,
      size: size(9),
      sortBy,
      sortOrder,
      lang,
    }),
    answer: insightPage,
    answerName: 'InsightPage',
    notFound: 'There is no article of the id in recommendedFor',
    example: 'assetType={articleAssetType?}&size=9',
  }),
  article: defineEndpoint({
    path: api.article,
    tag: 'Insights',
    summary:
      'One article: text as safe HTML, charts with their levels, its indexes. Where it is not written in ' +
      'the language asked for, another edition is given',
    query: z.object({ id: identifier('articleId'), lang }),
    answer: articleAnswer,
    answerName: 'Article',
    notFound: 'No article bears this id',
    example: 'id={articleId}',
  }),
  insightFilters: defineEndpoint({
    path: api.insightFilters,
    tag: 'Insights',
    summary: 'Filters of the articles; counts are of the articles that each value would give',
    query: z.object({ filterPattern, ...insightFilters, lang }),
    answer: filterOptions,
    answerName: 'FilterOptions',
    example: 'lang=en-us',
  }),
  strategists: defineEndpoint({
    path: api.strategists,
    tag: 'Insights',
    summary: 'Who writes the articles',
    query: z.object({ lang }),
    answer: strategistList,
    answerName: 'StrategistList',
    example: 'lang=en-us',
  }),
  articlesByAsset: defineEndpoint({
    path: api.articlesByAsset,
    tag: 'Insights',
    summary:
      'Articles of an asset class, without one all of them: searched, filtered, sorted and paged',
    query: z.object({
      type: z
        .enum([...articleCodes, ...assetTypes])
        .optional()
        .describe(
          '0 equity, 1 fixed income, 2 alternatives, 4 multi-asset; absent or null: all. An asset type ' +
            'stands for its code; those without one (esg, private-markets) for all',
        ),
      filterPattern,
      articleType: insightFilters.type,
      strategist: insightFilters.strategist,
      year: insightFilters.year,
      language: insightFilters.language,
      changedSince,
      page,
      size: size(9),
      sortBy,
      sortOrder,
      lang,
    }),
    answer: insightPage,
    answerName: 'InsightPage',
    example: 'type=0',
  }),
  relatedContent: defineEndpoint({
    path: api.relatedContent,
    tag: 'Index',
    summary: 'Articles about an index or another variant of it, newest first',
    query: z.object({
      portfolioId: identifier('fundId of the index; its secId or performanceId is understood too'),
      size: size(3),
      lang,
    }),
    answer: relatedContent,
    answerName: 'RelatedContent',
    notFound: 'No index bears this identifier',
    example: 'portfolioId={fundId}',
  }),
} as const;
