import * as z from 'zod';
import { id, isoDate } from './index-record.ts';

export const constituent = z.object({
  ticker: z.string().nullable(),
  isin: z.string().nullable(),
  name: z.string().min(1),
  /** Per cent of the index; null where the provider publishes members without weights. */
  weight: z.number().min(0).max(100).nullable(),
  sector: z.string().nullable(),
  country: z.string().nullable(),
  currency: z.string().nullable(),
});

/** The members of one index, by weight, heaviest first, after its entitlements were applied. */
export const constituentList = z.object({
  fundId: id,
  asOfDate: isoDate.nullable(),
  classification: z.string().nullable(),
  /** Number of members in the index, also of those that are withheld; 0 while no list is due. */
  numberOfConstituents: z.int().min(0),
  /** `none` and `top10` say what the provider withholds; `delayed` that it is not due yet. */
  withheld: z.enum(['none', 'top10', 'delayed']).nullable(),
  constituents: z.array(constituent),
});

export type Constituent = z.infer<typeof constituent>;
export type ConstituentList = z.infer<typeof constituentList>;
