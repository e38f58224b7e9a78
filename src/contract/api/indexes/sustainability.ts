import * as z from 'zod';
import { id, isoDate } from '../../provider/index-record.ts';
import { sustainabilityGaps, sustainabilityPillars } from '../../provider/sustainability.ts';

const portfolioKey = id.describe('fundId of the requested index');

export const sustainabilityDefinition = z.object({
  metric: z.string(),
  pillar: z.enum(sustainabilityPillars),
  name: z.string(),
  definition: z.string(),
  unit: z.string().nullable(),
  decimals: z.int().describe('Decimals to show; values themselves are not rounded'),
});

/** `/sustainability/definitions`: the metrics that describe the portfolio, in display order. */
export const sustainabilityDefinitions = z.object({
  portfolioKey,
  definitions: z
    .array(sustainabilityDefinition)
    .describe('Empty for a portfolio of which nothing is published'),
});

/** `/sustainability/datapoints`: one entry per definition, with its value or the reason why there is none. */
export const sustainabilityDatapoints = z.object({
  portfolioKey,
  asOfDate: isoDate.nullable(),
  datapoints: z.array(
    z.object({
      metric: z.string(),
      value: z.number().nullable(),
      gap: z
        .enum(sustainabilityGaps)
        .nullable()
        .describe('no-coverage is shown as N/A, not-processed as —; null where there is a value'),
      coverage: z
        .number()
        .nullable()
        .describe('Percent of the weight that the value covers; null when not stated'),
    }),
  ),
});
