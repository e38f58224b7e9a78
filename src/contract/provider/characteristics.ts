import * as z from 'zod';
import { id, isoDate } from './index-record.ts';

/** Figures of bond and of equity portfolios. The name fixes the unit. */
export const bondFigures = [
  'yieldToWorst',
  'modifiedDuration',
  'optionAdjustedSpread',
  'averageMaturity',
  'averageCoupon',
] as const;
export const shareFigures = ['priceToEarnings', 'priceToBook', 'dividendYield'] as const;
export const characteristicFigures = [...bondFigures, ...shareFigures] as const;

/** The classifications of bonds for which the provider gives weights. */
export const bucketKinds = ['maturity', 'rating'] as const;

/** `characteristics.csv`: figures that describe the whole portfolio of an index. */
export const characteristics = z.object({
  fundId: id,
  asOfDate: isoDate.nullable(),
  figures: z.array(
    z.object({
      figure: z
        .enum(characteristicFigures)
        .describe(
          'yieldToWorst, averageCoupon and dividendYield in percent; modifiedDuration and averageMaturity in ' +
            'years; optionAdjustedSpread in basis points; priceToEarnings and priceToBook as ratios',
        ),
      value: z.number(),
    }),
  ),
  buckets: z.array(
    z.object({
      kind: z.enum(bucketKinds),
      shares: z.array(
        z.object({
          name: z.string().describe('Rating, or maturity in years such as 1–3'),
          weight: z.number().min(0).max(100).describe('Percent'),
        }),
      ),
    }),
  ),
});

export type Characteristics = z.infer<typeof characteristics>;
