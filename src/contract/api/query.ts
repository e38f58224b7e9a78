import * as z from 'zod';
import { dayOfIso } from '#src/domain/day.ts';
import { defaultLanguage, languages } from '#src/domain/language.ts';
import { nearestName } from '#src/domain/parameter-names.ts';
import { declared, isTag } from '#src/domain/register/register.ts';
import { longestTerm } from '#src/domain/search-term.ts';
import { returnTypes } from '../provider/index-record.ts';
import { formerNames } from '#src/domain/figures/former-names.ts';

/** Lengths and counts that no legitimate request exceeds; anything beyond them is answered with 400. */
const limits = { textLength: longestTerm, valuesPerFilter: 100, pageSize: 200 } as const;

// A null character is refused: no name contains one, and no store accepts it.
const text = z
  .string()
  .min(1)
  .max(limits.textLength)
  .refine((given) => !given.includes('\0'), 'may hold no null character');

/** A filter that takes several values, any of which may match. */
export const anyOf = <T extends z.ZodType>(value: T) =>
  z.array(value).min(1).max(limits.valuesPerFilter).optional();

export const lang = z
  .enum(languages)
  .default(defaultLanguage)
  .describe('Language of labels and texts');

/** An identifier as a visitor types it. An unknown one is answered with 404, not 400. */
export const identifier = (description: string) => text.describe(description);

/** The name of a figure in an answer: its tag or the stem of its tag. */
export const figureName = text;

export const figureTag = text.describe('Tag of a figure, as /figures lists them');

export const filterPattern = text
  .optional()
  .describe(
    'Search term: words of the name in any order, ticker, ISIN or fundId; also what it is (asset class, region, ' +
      'hedge), in English or Japanese; else what is spelled like it',
  );

export const question = text.describe('The typed text, at most 200 letters');

/** How the results of a search matched. */
export const matchedBySpelling = z
  .boolean()
  .describe(
    'Nothing matches filterPattern as it stands; these are what has words spelled like its own',
  );

/** A release as a number, `7`, or as a day, `2026-11-20`. */
const releaseOrDay = /^(?:[1-9][0-9]{0,8}|[0-9]{4}-[0-9]{2}-[0-9]{2})$/;
const noReleaseOrDay = 'must be the number of a release, or a date like 2026-11-20';

export const asof = z
  .string()
  .regex(releaseOrDay, noReleaseOrDay)
  .refine((given) => !given.includes('-') || dayOfIso(given) !== null, noReleaseOrDay)
  .optional()
  .describe(
    'Answers as an earlier release did: its number, or a day, which stands for the last release ' +
      'published by its end (UTC) that was not withdrawn since; without it the current one',
  );

const noDay = 'must be a date like 2026-09-18';

export const review = z
  .string()
  .refine((given) => dayOfIso(given) !== null, noDay)
  .optional()
  .describe(
    'Date of a list of constituents, as /index-details/reviews gives it; without it the newest list. Not to be ' +
      'confused with asof: an earlier review is part of the current release',
  );

export const page = z.int().min(1).max(1_000_000).default(1).describe('Page, counted from 1');

export const archive = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'must be a month like 2026-10')
  .optional()
  .describe('A past month, for the archive of the feed; without it the newest entries');

export const latestLevels = z
  .int()
  .min(1)
  .max(10_000)
  .optional()
  .describe('Number of levels from the end; without it all of them');

export const firstMembers = z
  .int()
  .min(1)
  .max(10_000)
  .optional()
  .describe('Number of members, the heaviest first; without it all of them');

export const size = (standard: number) =>
  z.int().min(1).max(limits.pageSize).default(standard).describe('Number of rows on a page');

/** A filter whose values are defined by the provider. */
export const anyText = (description: string) => anyOf(text).describe(description);

/** A filter by year. */
export const anyYear = (description: string) =>
  anyOf(z.string().regex(/^\d{4}$/, 'must be a year like 2026')).describe(description);

/** An asset type as a visitor types it. The handler checks it against the release. */
export const assetType = text.describe(
  'equity, fixed-income, multi-asset, alternatives (or alternative-investment), esg, private-markets, one of the ' +
    'provider (see /index/types), or all-asset-types, which lifts the restriction',
);

const hedgings = ['yes', 'no'] as const;
const frequencies = ['daily', 'weekly', 'monthly'] as const;
/** A ceased index is no longer calculated. */
const statuses = ['live', 'ceased'] as const;

/** The filters of a list of indexes. Values of one filter are alternatives; different filters must all match. */
export const indexFilters = {
  assetType: anyOf(assetType).describe('Asset types; repeat the key for several values'),
  family: anyOf(text).describe('Index families'),
  region: anyOf(text).describe('Regions'),
  currency: anyOf(text).describe('Currencies, ISO 4217 codes'),
  returnType: anyOf(z.enum(returnTypes)).describe(
    'Price (PR), net total (NTR) or total return (TR)',
  ),
  hedged: anyOf(z.enum(hedgings)).describe('Whether currency risk is hedged'),
  frequency: anyOf(z.enum(frequencies)).describe('How often levels are calculated'),
  status: anyOf(z.enum(statuses)).describe('Whether the index is still calculated'),
};

/** The columns of a list of indexes, besides figures, that it can be sorted by. */
export const indexColumns = [
  'portfolioName',
  'family',
  'currency',
  'launchDate',
  'asOfDate',
  'asOfLevel',
] as const;

export type IndexColumn = (typeof indexColumns)[number];

const otherSorts = new Set<string>([...indexColumns, ...Object.values(formerNames)]);
const sortNames = [...indexColumns, ...declared.map(({ tag }) => tag)];

export const sortBy = z
  .string()
  .check(({ value, issues }) => {
    if (otherSorts.has(value) || isTag(value)) return;
    const params = { value, nearest: nearestName(value, sortNames) };
    issues.push({
      code: 'custom',
      input: value,
      message: 'must be a column or the tag of a figure',
      params,
    });
  })
  .optional()
  .describe(
    `Column to sort by: ${indexColumns.join(', ')}, or the tag of a figure, see /figures; without it best match first, ` +
      'or in the order of the provider (`rank`, then by name) without a search term',
  );

export const sortOrder = z
  .literal([1, -1])
  .default(1)
  .describe('1 ascending, -1 descending; rows without a value come last either way');

export type IndexFilterName = keyof typeof indexFilters;

export const indexFilterNames = Object.keys(indexFilters) as IndexFilterName[];
