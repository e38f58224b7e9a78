import * as z from 'zod';
import { rebalances } from '#src/domain/blends/blend-address.ts';
import { characteristicFigures } from '../../provider/characteristics.ts';
import { id, isoDate } from '../../provider/index-record.ts';
import {
  comparedMetric,
  comparedOverTime,
  comparedWindow,
  correlation,
  drawn,
  describedIndex,
  heldByIndex,
  namedWindow,
  ofNamedWindow,
} from './compared.ts';

const figure = z.number().nullable();

const blendPart = describedIndex
  .extend(comparedOverTime.shape)
  .extend({ characteristics: heldByIndex.shape.characteristics })
  .extend({ sustainability: heldByIndex.shape.sustainability })
  .extend({
    weight: z.number().describe('Percent, when weights are set'),
    drawnWeight: drawn.describe(
      'Percent at the close of the day, before weights are set back; delta-coded as in /index-prices',
    ),
    weightNow: z.number().describe('Percent, at the close of the last day'),
    contributionToReturn: z
      .number()
      .describe(
        'Percentage points of the return over the whole time; those of all parts add up to it',
      ),
    contributionToRisk: figure.describe(
      'Percent of the variance of its returns; all add up to 100',
    ),
  });

const weightsAt = z.object({
  date: isoDate,
  weights: z
    .array(z.number())
    .describe('Percent at the close, before they are set back, in the order of the parts'),
});

/** `/blend`: a fixed mix of indexes, computed from their public levels. It is hypothetical and is not an index. */
export const blend = z.object({
  hypothetical: z.literal(true),
  of: z.string().describe('The parts as the address names them, with fundIds'),
  rebalance: z.enum(rebalances),
  currency: z.string().nullable(),
  asOfDate: isoDate,
  release: z.int(),
  published: z.iso.datetime(),
  source: z.string().describe('The provider of the parts'),
  window: comparedWindow,
  blend: comparedOverTime.extend({ lastLevel: z.number() }),
  parts: z.array(blendPart),
  years: z.array(z.int()),
  weights: z
    .array(weightsAt)
    .describe('At the last day of each calendar year, and the last of all'),
  crises: z.array(
    namedWindow.extend({
      blend: ofNamedWindow,
      parts: z.array(ofNamedWindow.extend({ fundId: id })),
    }),
  ),
  correlations: z.array(correlation),
  characteristics: z
    .array(
      z.object({ figure: z.enum(characteristicFigures), value: z.number(), covered: z.number() }),
    )
    .describe(
      'Of the mix by the weights of its last day: averages, of ratios of price the harmonic ones; covered: percent of the ' +
        'weight that has a value, to which the others are scaled up',
    ),
  sustainability: z.array(z.object({ metric: z.string(), value: z.number(), covered: z.number() })),
  metrics: z.array(comparedMetric),
});

export type BlendAnswer = z.infer<typeof blend>;
