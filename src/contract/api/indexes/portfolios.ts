import * as z from 'zod';
import { screenerViews } from '#src/domain/screener-views.ts';
import { figureUnits } from '#src/domain/register/figure.ts';
import { assetType, hasReturns, id, isoDate, returnTypes } from '../../provider/index-record.ts';
import { returnPeriods, type ReturnPeriod } from '#src/domain/figures/returns.ts';
import { formerNames, type FormerName } from '#src/domain/figures/former-names.ts';
import { matchedBySpelling } from '../query.ts';
import { rowChange, withdrawnRows } from '../row-changes.ts';

const maybe = z.string().nullable();
const figure = z.number().nullable();

type UsualReturns = Record<ReturnPeriod, typeof figure>;

/** Figures of a row by tag: the usual returns always, others when the query asks for them. */
export const rowFigures = z
  .object(Object.fromEntries(returnPeriods.map((tag) => [tag, figure])) as UsualReturns)
  .catchall(figure)
  .describe('By tag, see /figures; null where there is no value');

export const backTestedTags = z
  .array(z.string())
  .describe(
    'Tags of figures that contain levels from before the launch date, which are back-tested; not known, and empty, where ' +
      'there is no launch date',
  );

const formerReturns = Object.fromEntries(
  Object.values(formerNames).map((name) => [name, figure]),
) as Record<FormerName, typeof figure>;

/** The usual returns under the deprecated names from before figures had tags. */
export const formerlyNamed = z
  .object(formerReturns)
  .meta({ deprecated: true })
  .describe('The usual returns by deprecated names, in percent; annualized from three years on');

/** One index as a row of the screener or of search results. Figures are null where there are no levels. */
export const portfolio = z.object({
  fundId: id,
  portfolioName: z.string(),
  ticker: maybe,
  isin: maybe,
  assetType,
  family: maybe,
  region: maybe,
  currency: maybe,
  returnType: z.enum(returnTypes).nullable(),
  hedgedTo: maybe,
  hasReturns,
  launchDate: isoDate.nullable(),
  asOfDate: isoDate.nullable().describe('Date of the last published level'),
  asOfLevel: z.number().nullable().describe('Last published level'),
  previousLevel: z.number().nullable().describe('The level published before it'),
  figures: rowFigures,
  backTested: backTestedTags,
  variants: z
    .array(
      z.object({
        fundId: id,
        currency: maybe,
        returnType: z.enum(returnTypes).nullable(),
        hedgedTo: maybe,
      }),
    )
    .optional()
    .describe('With variants=one: all variants of the index, this one among them'),
  line: z
    .object({ days: z.array(isoDate), values: z.array(z.number()) })
    .nullable()
    .optional()
    .describe(
      'With line=1Y: the last levels of weeks over one year, 100 at the first; as they are where hasReturns is false',
    ),
  returns: formerlyNamed.optional(),
  crossesLaunch: z
    .array(z.enum(Object.values(formerNames)))
    .optional()
    .meta({ deprecated: true })
    .describe('backTested by deprecated names'),
});

export const portfolioPage = z.object({
  portfolios: z.array(portfolio.extend(rowChange)),
  ...withdrawnRows,
  numberOfPortfolios: z.int().describe('Of all pages'),
  matchedBySpelling,
});

/** `/portfolio-returns/points`: the indexes of a list as points of a scatter of two figures. */
export const portfolioPoints = z.object({
  points: z
    .array(
      z.object({
        fundId: id,
        portfolioName: z.string(),
        assetType,
        x: z.number(),
        y: z.number(),
      }),
    )
    .describe('In the order of the list; indexes without one of the values are left out'),
  considered: z
    .int()
    .describe('Indexes from the beginning of the list that were considered, at most 2000'),
  numberOfPortfolios: z.int().describe('Of the whole list'),
});

export const suggestion = z.object({
  fundId: id,
  portfolioName: z.string(),
  ticker: maybe,
  isin: maybe,
  assetType,
  ...rowChange,
});

export const suggestionPage = z.object({
  portfolios: z.array(suggestion),
  numberOfPortfolios: z.int().describe('Of all pages'),
  matchedBySpelling,
  ...withdrawnRows,
});

/** One filter with its values. The options of version 1 have no counts. */
export const filterOption = z.object({
  field: z.object({
    name: z.string().describe('In the requested language'),
    tag: z.string().describe('Query parameter that the filter sets'),
  }),
  values: z.array(
    z.object({
      value: z.string(),
      label: z.string().describe('In the requested language'),
      count: z
        .int()
        .optional()
        .describe("Indexes with this value, counted without the filter's own choice"),
    }),
  ),
});

export const filterOptions = z.object({ filters: z.array(filterOption) });

/** The distribution of one figure over the indexes, from which bounds can be chosen. */
export const figureRange = z.object({
  field: z.object({
    name: z.string().describe('In the requested language'),
    tag: z
      .string()
      .describe('Tag of the figure; with Min or Max appended, the parameter of a bound'),
  }),
  unit: z.enum(figureUnits),
  min: figure.describe('The smallest value; null where there is none'),
  max: figure,
  missing: z.int().describe('Indexes without a value'),
  ofWholeList: z
    .boolean()
    .describe('Counts are of the whole list, not of what the other filters leave'),
  bins: z
    .array(z.object({ from: z.number(), to: z.number(), count: z.int() }))
    .describe(
      'Of equal width; each from its begin up to before its end, the last one with its end',
    ),
});

export const screenerFilterOptions = filterOptions.extend({
  ranges: z
    .array(figureRange)
    .optional()
    .describe('In version 2, one for each figure of the release'),
});

/** `/screener/question`: a typed question translated into parameters of `/portfolio-returns`. */
export const screenerQuestion = z.object({
  isQuestion: z.boolean().describe('Whether anything but search words was understood'),
  filters: z.record(z.string(), z.array(z.string())).describe('Values by parameter'),
  bounds: z.record(z.string(), z.number()).describe('Bounds of figures by parameter'),
  sortBy: z.string().optional(),
  sortOrder: z.literal([1, -1]).optional(),
  first: z.int().optional(),
  columns: z.array(z.string()).describe('Tags of the figures that it bounds or sorts by'),
  words: z.string().describe('What was not understood, for filterPattern'),
});

export const assetTypeDescription = z.object({
  type: z.string(),
  label: z.string(),
  description: z.string(),
  link: z.string(),
});

export const assetTypeDescriptions = z.object({ types: z.array(assetTypeDescription) });

export const screenerPage = z.object({
  assetType: assetTypeDescription,
  listed: z.array(assetType).describe('Asset types that have indexes'),
  columns: z
    .array(z.string())
    .nullable()
    .describe(
      'Columns of the first view, which every row bears; null where the provider chose none',
    ),
  views: z
    .array(z.enum(screenerViews))
    .nullable()
    .describe('Ready views in the order of the provider; null: all of them'),
});

export type Portfolio = z.infer<typeof portfolio>;
export type PortfolioPoints = z.infer<typeof portfolioPoints>;
export type Suggestion = z.infer<typeof suggestion>;
export type FilterOption = z.infer<typeof filterOption>;
export type FigureRange = z.infer<typeof figureRange>;

export type ScreenerOptions = z.infer<typeof screenerFilterOptions>;
export type AssetTypeDescription = z.infer<typeof assetTypeDescription>;
