import * as z from 'zod';
import { hasReturns, id, isoDate, returnTypes } from '../../provider/index-record.ts';

export const relations = ['benchmark', 'family', 'asset-class'] as const;

/** `/index-details/related-indexes`. The quote service gives newer names and levels by secId. */
export const relatedIndexes = z.object({
  portfolioId: id,
  relatedIndexes: z.array(
    z.object({
      secId: id,
      fundId: id,
      portfolioName: z.string(),
      relation: z
        .enum(relations)
        .describe(
          'benchmark: what the index is compared with; family, asset-class: of the same one',
        ),
      currency: z.string().nullable(),
      returnType: z.enum(returnTypes).nullable(),
      hedgedTo: z.string().nullable(),
      hasReturns,
      asOfLevel: z.number().nullable().describe('The last published level'),
      asOfDate: isoDate.nullable(),
      canBlend: z
        .boolean()
        .describe('The provider allows both to be parts of one blend, see /blend'),
    }),
  ),
});

export type RelatedIndexes = z.infer<typeof relatedIndexes>;
