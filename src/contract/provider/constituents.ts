import * as z from 'zod';
import { id, isoDate } from './index-record.ts';
import { ownTexts } from './own/own-fields.ts';

/** What a bond is, as far as the provider says it. */
const bondTerms = z.object({
  issuer: z.string().nullable(),
  coupon: z.number().nullable().describe('Percent a year'),
  maturity: isoDate.nullable(),
  rating: z.string().nullable().describe('In the words of the provider'),
});

export const constituent = z.object({
  ticker: z.string().nullable(),
  isin: z.string().nullable(),
  name: z.string().min(1),
  /** Per cent of the index; null where the provider publishes members without weights. */
  weight: z.number().min(0).max(100).nullable(),
  sector: z.string().nullable(),
  country: z.string().nullable(),
  currency: z.string().nullable(),
  bond: bondTerms.optional().describe('Of a bond of which more than its name is published'),
  /** Fields of the provider's own by name, where it says something in one. */
  ownFields: ownTexts.optional(),
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

const changed = constituent.pick({ ticker: true, isin: true, name: true, weight: true });

/**
 * The reviews of one index of which lists are published, newest first: the first is that of its constituents,
 * the others have their lists as items of their own. An index with one list has no such item.
 */
export const reviewHistory = z.object({
  fundId: id,
  reviews: z.array(
    z.object({
      date: isoDate,
      numberOfConstituents: z.int().min(0),
      /** Against the list before; null for the oldest, and where not the whole lists are published. */
      changes: z
        .object({
          additions: z.array(changed),
          /** With the weights that they had in the list before. */
          deletions: z.array(changed),
          /** One-way, per cent; null where members have no weights. */
          turnover: z.number().min(0).nullable(),
        })
        .nullable(),
    }),
  ),
});

export type BondTerms = z.infer<typeof bondTerms>;
export type Constituent = z.infer<typeof constituent>;
export type ConstituentList = z.infer<typeof constituentList>;
export type ReviewHistory = z.infer<typeof reviewHistory>;
