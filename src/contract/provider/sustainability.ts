import * as z from 'zod';
import { id, isoDate } from './index-record.ts';
import { localText } from './local-text.ts';

/** The pillars, in display order. */
export const sustainabilityPillars = [
  'governance',
  'social',
  'overall-esg',
  'environmental',
  'climate-factors',
] as const;

/**
 * Why a value is missing: `no-coverage` (shown as N/A) where the data source does not cover the portfolio,
 * `not-processed` (shown as —) where the figure has not been calculated yet.
 */
export const sustainabilityGaps = ['no-coverage', 'not-processed'] as const;

/** One row of `sustainability-metrics.csv`: the definition of a metric. */
export const sustainabilityMetric = z.object({
  metric: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'lower-case letters, digits and hyphens'),
  pillar: z.enum(sustainabilityPillars),
  name: localText,
  definition: localText,
  /** A unit such as `%` or `t CO2e / USD million revenue`; null for a bare score. */
  unit: z.string().nullable(),
  decimals: z.int().min(0).max(6),
  /** The row's place in the file, which orders metrics within their pillar. */
  position: z.int().min(0),
});

export const sustainabilityDatapoint = z
  .object({
    metric: z.string(),
    value: z.number().nullable(),
    gap: z.enum(sustainabilityGaps).nullable(),
    /** The share of the portfolio's weight that the value covers, in per cent; null when not stated. */
    coverage: z.number().min(0).max(100).nullable(),
  })
  .refine(({ value, gap }) => (value === null) !== (gap === null), {
    path: ['value'],
    message: 'a number, or a gap: no-coverage or not-processed',
  });

/** The rows of `sustainability.csv` for one index. */
export const sustainability = z.object({
  fundId: id,
  asOfDate: isoDate.nullable(),
  datapoints: z.array(sustainabilityDatapoint),
});

export type SustainabilityMetric = z.infer<typeof sustainabilityMetric>;
export type Sustainability = z.infer<typeof sustainability>;
