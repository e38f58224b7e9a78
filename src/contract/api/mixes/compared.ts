import * as z from 'zod';
import { missingReasons } from '#src/domain/figures/measured.ts';
import { characteristics } from '../../provider/characteristics.ts';
import { assetType, id, isoDate, returnTypes } from '../../provider/index-record.ts';
import { pricesData } from '../indexes/index-details.ts';

// Schemas that comparisons and blends share.

const figure = z.number().nullable();
const reason = z.enum(missingReasons);

/** Figures by name, the reasons for missing ones, and which of them use back-tested levels. */
export const measuredFigures = z.object({
  figures: z.record(z.string(), figure),
  missing: z.record(z.string(), reason).describe('Why a figure has no value, by its name'),
  backTested: z
    .array(z.string())
    .describe(
      'Names of figures that contain back-tested levels; not known, and empty, where there is no launch date',
    ),
});

export const drawn = pricesData
  .nullable()
  .describe(
    'Delta-coded as in /index-prices, for charts: as many as one draws, cut to one digit more than it shows. The ' +
      'figures beside them are exact. Null where withheld',
  );

/** One index or blend, measured over the compared window. */
export const comparedOverTime = z.object({
  usual: measuredFigures.describe(
    'By the tags of /figures: returns, calendar years and risk up to asOfDate',
  ),
  window: measuredFigures
    .nullable()
    .describe(
      'By the stems of tags: figures over the window alone; null where it is not measured over free windows',
    ),
  levels: drawn.describe('100 on the first day of the window'),
  drawdown: drawn.describe('Percent below the highest level of the window before'),
  rollingReturn: drawn.describe('Percent, over rollingMonths; annualized from over a year on'),
  rollingVolatility: drawn.describe('Percent, of the monthly returns over rollingMonths'),
});

export const describedIndex = z.object({
  fundId: id,
  portfolioName: z.string(),
  ticker: z.string().nullable(),
  assetType,
  family: z.string().nullable(),
  returnType: z.enum(returnTypes).nullable(),
  currency: z.string().nullable(),
  hedgedTo: z.string().nullable(),
  frequency: z.enum(['daily', 'weekly', 'monthly']),
  weighting: z.string().nullable(),
  rebalancing: z.string().nullable(),
  administrator: z.string().nullable(),
  launchDate: isoDate.nullable(),
  firstDate: isoDate.nullable().describe('Day of the first public level'),
  lastDate: isoDate.nullable(),
});

const shares = z
  .array(z.object({ name: z.string().nullable(), weight: z.number() }))
  .nullable()
  .describe('Percent; null where not the whole list of members is published');

/** The holdings of an index. */
export const heldByIndex = z.object({
  numberOfConstituents: z.int(),
  sectors: shares,
  countries: shares,
  characteristics: characteristics.shape.figures,
  sustainability: z.array(
    z.object({ metric: z.string(), value: figure, gap: z.string().nullable() }),
  ),
});

/** A sustainability metric, worded. */
export const comparedMetric = z.object({
  metric: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  decimals: z.int(),
});

export const correlation = z.object({
  one: id,
  other: id,
  value: figure,
  missing: reason.nullable(),
  observations: z.int().describe('Months; at least 12, or there is no correlation'),
});

export const namedWindow = z.object({
  id: z.string(),
  name: z.string(),
  from: isoDate,
  to: isoDate,
});

export const ofNamedWindow = z.object({
  totalReturn: figure.describe('Percent over the whole, not annualized'),
  maximumDrawdown: figure.describe('Percent'),
  missing: reason.nullable(),
});

const frequency = z.enum(['daily', 'weekly', 'monthly']);

/** The window of the comparison. */
export const comparedWindow = z.object({
  from: isoDate.describe('Day on which all are 100'),
  to: isoDate.describe('The last day on which all have a level'),
  frequency: frequency.describe('Step of the levels that are compared'),
  atCommonSteps: z.boolean().describe('Frequencies differ: all are compared at the lowest of them'),
  rollingMonths: z.int(),
});

export type MeasuredFigures = z.infer<typeof measuredFigures>;
export type ComparedOverTime = z.infer<typeof comparedOverTime>;
export type DescribedIndex = z.infer<typeof describedIndex>;
export type HeldByIndex = z.infer<typeof heldByIndex>;
export type Correlation = z.infer<typeof correlation>;
