import * as z from 'zod';
import { languages } from '#src/domain/language.ts';
import { eachOnce } from './each-once.ts';
import { assetType, id, isoDate, reservedAssetTypes } from './index-record.ts';
import { localText } from './local-text.ts';

const text = z.string().trim().min(1);

/** A kebab-case name, as it stands in addresses. */
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and hyphens');

/** The id of an article in all its languages: the part of its file name before the first hyphen. */
export const articleId = z.string().regex(/^[a-z0-9]{1,40}$/, 'small letters and digits');

/**
 * A type of articles has a page below `/insights`, beside those of asset types and `article`, so their names are
 * reserved.
 */
const articleType = slug.refine(
  (type) => !reservedAssetTypes.includes(type),
  'a word that is neither an asset type nor article',
);

/** `insights.yaml`: the provider's article types and authors. */
export const insightsFile = z.object({
  types: z.array(z.object({ type: articleType, label: localText })).min(1),
  strategists: z.array(
    z.object({ strategist: slug, name: localText, role: localText, biography: localText }),
  ),
});

/** The same as a provider writes it. Releases may have been made from files that name one twice. */
export const insightsSource = insightsFile.extend({
  types: insightsFile.shape.types.superRefine(eachOnce('type', 'type')),
  strategists: insightsFile.shape.strategists.superRefine(eachOnce('strategist', 'strategist')),
});

/** The front matter of an article: the YAML between the `---` lines at its top. */
export const articleFront = z.object({
  title: text,
  /** One or two sentences, for lists, feeds and search engines. */
  summary: text,
  date: isoDate,
  /** The day of the last change that readers should know of. */
  updated: isoDate.nullable().default(null),
  type: slug,
  assetTypes: z.array(assetType).min(1),
  strategists: z.array(slug).min(1),
  /** The indexes that the article is about, the most important first. */
  indexes: z.array(id).default([]),
});

/** A day or a span of days that the article marks on its chart. */
const chartMark = z.object({ from: isoDate, to: isoDate.nullable(), label: z.string() });

/** A chart of the provider's own indexes, drawn from the levels of the release. */
export const articleChart = z.object({
  kind: z.literal('chart'),
  title: z.string().describe('What is shown, in what unit'),
  finding: z
    .string()
    .nullable()
    .default(null)
    .describe('Finding of the chart, shown as its heading; null without one'),
  marks: z.array(chartMark).default([]).describe('Days and spans that the article speaks of'),
  indexes: z.array(id).min(1),
  /** The first and last day shown; null starts at the first level. */
  from: isoDate.nullable(),
  to: isoDate,
  /** Whether the lines are rebased to 100 on the first day on which all have a level; never those without returns. */
  rebased: z.boolean(),
  scale: z.enum(['linear', 'log']),
});

export const articleBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('html'), html: z.string().describe('Safe HTML') }),
  articleChart,
]);

/** One article in one language. */
export const article = articleFront.extend({
  articleId,
  /** The readable part of its address, which does not identify it. */
  articleName: slug,
  language: z.enum(languages),
  readingMinutes: z.int().min(1),
  blocks: z.array(articleBlock).min(1),
  /** Its words, for the search. */
  plainText: z.string(),
});

export type InsightsFile = z.infer<typeof insightsFile>;
export type ArticleFront = z.infer<typeof articleFront>;
export type Article = z.infer<typeof article>;
export type ArticleBlock = z.infer<typeof articleBlock>;
export type ArticleChart = z.infer<typeof articleChart>;
