import * as z from 'zod';
import { changeUnits } from '#src/domain/levels/change-of.ts';
import { languages } from '#src/domain/language.ts';
import { articleChart } from '../provider/article.ts';
import { assetType, hasReturns, id, isoDate, returnTypes } from '../provider/index-record.ts';
import { levelResolution, pricesData } from './indexes/index-details.ts';
import { portfolio } from './indexes/portfolios.ts';
import { matchedBySpelling } from './query.ts';
import { rowChange, withdrawnRows } from './row-changes.ts';

const labelled = z.object({ value: z.string(), label: z.string() });

/** A small line chart for a card, and a description of what it shows. */
export const insightPicture = z.object({
  fundId: id.describe("The first index of the article's first chart, else of the article"),
  portfolioName: z.string(),
  from: isoDate.describe('First day of the line: of the chart, else five years before the article'),
  to: isoDate,
  launchDate: isoDate.nullable().describe('Levels before it are back-tested (hypothetical)'),
  change: z.number().describe('Change from the first day to the last, in the unit of changeUnit'),
  changeUnit: z
    .enum(changeUnits)
    .describe('points: the difference of the levels, of an index whose hasReturns is false'),
  level: z.number().describe('Level on the last day'),
  line: z
    .array(z.int().min(0).max(100))
    .describe(
      'Heights from 0 to 100 at even steps of time; on a logarithmic scale where changeUnit is percent',
    ),
});

/** An article as a row of a list, with labels and names in the requested language. */
export const insight = z.object({
  articleId: z.string(),
  articleName: z.string().describe('What the address of the article reads as'),
  language: z.enum(languages).describe('Language that this edition is written in'),
  title: z.string(),
  summary: z.string(),
  date: isoDate,
  updated: isoDate
    .nullable()
    .describe('Day of the last change that a reader should know of; null where there was none'),
  type: labelled,
  assetTypes: z.array(assetType),
  strategists: z.array(z.object({ strategist: z.string(), name: z.string(), role: z.string() })),
  readingMinutes: z.int(),
  picture: insightPicture
    .nullable()
    .describe('Null where the article draws and names no index with levels'),
  ...rowChange,
});

export const insightPage = z.object({
  insights: z.array(insight),
  totalInsights: z.int().describe('Of all pages'),
  matchedBySpelling,
  ...withdrawnRows,
});

/** `/insights`: the first view of the insights page. */
export const insightsHome = insightPage.extend({
  types: z
    .array(labelled)
    .describe("The provider's types of articles, in its order; each has a page of its own"),
  assetTypes: z.array(assetType).describe('Asset types that there are articles on'),
});

/** `/index-details/related-content`. */
export const relatedContent = z.object({ portfolioId: id, insights: z.array(insight) });

export const strategistList = z.object({
  strategists: z.array(
    z.object({
      strategist: z.string(),
      name: z.string(),
      role: z.string(),
      biography: z.string(),
      numberOfInsights: z.int(),
    }),
  ),
});

/** A chart of an article together with its levels. */
export const chartWithLevels = articleChart.extend({
  sampling: z
    .enum(['every-level', 'week-ends', 'month-ends'])
    .describe('Which of the published levels the answer contains'),
  series: z.array(
    z.object({
      fundId: id,
      portfolioName: z.string(),
      currency: z.string().nullable(),
      returnType: z.enum(returnTypes).nullable(),
      hedgedTo: z.string().nullable(),
      hasReturns,
      launchDate: isoDate.nullable().describe('Levels before it are back-tested (hypothetical)'),
      resolution: levelResolution,
      levels: pricesData,
    }),
  ),
});

/** `/insights/articles/{id}`. */
export const articleAnswer = insight.omit({ picture: true }).extend({
  languages: z.array(z.enum(languages)).describe('Languages that the article exists in'),
  blocks: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('html'), html: z.string().describe('Safe HTML') }),
      chartWithLevels,
    ]),
  ),
  indexes: z.array(portfolio).describe('What the article is about, with the latest figures'),
});

export type Insight = z.infer<typeof insight>;
export type InsightPicture = z.infer<typeof insightPicture>;
export type InsightsHome = z.infer<typeof insightsHome>;
export type InsightPage = z.infer<typeof insightPage>;
export type ArticleAnswer = z.infer<typeof articleAnswer>;
export type ChartWithLevels = z.infer<typeof chartWithLevels>;
