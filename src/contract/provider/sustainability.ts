import * as z from 'zod';
import { id, isoDate } from './index-record.ts';
import { localText } from './local-text.ts';

/** In the order in which they are shown. */
export const sustainabilityPillars = [
  'governance',
  'social',
  'overall-esg',
  'environmental',
  'climate-factors',
] as const;

/**
 * Why there is no value: `no-coverage` (shown as N/A) where the source of the data knows nothing of the
 * portfolio, `not-processed` (shown as —) where the figure is still to come.
 */
export const sustainabilityGaps = ['no-coverage', 'not-processed'] as const;

/** One row of `sustainability-metrics.csv`: what a figure means. */
export const sustainabilityMetric = z.object({
  metric: z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'lower-case letters, digits and hyphens'),
  pillar: z.enum(sustainabilityPillars),
  name: localText,
  definition: localText,
  /** `%`, `t CO2e / USD million revenue`; null for a bare score. */
  unit: z.string().nullable(),
  decimals: z.int().min(0).max(6),
  /** Place in the file: the order of metrics within their pillar. */
  position: z.int().min(0),
});

export const sustainabilityDatapoint = z
  .object({
    metric: z.string(),
    value: z.number().nullable(),
    gap: z.enum(sustainabilityGaps).nullable(),
    /** Per cent of the portfolio's weight that the value covers; null when it is not stated. */
    coverage: z.number().min(0).max(100).nullable(),
  })
  .refine(({ value, gap }) => (value === null) !== (gap === null), {
    path: ['value'],
    message: 'a number, or a gap: no-coverage or not-processed',
  });

/** What `sustainability.csv` says of one index. */
export const sustainability = z.object({
  fundId: id,
  asOfDate: isoDate.nullable(),
  datapoints: z.array(sustainabilityDatapoint),
});

export type SustainabilityMetric = z.infer<typeof sustainabilityMetric>;
export type Sustainability = z.infer<typeof sustainability>;
