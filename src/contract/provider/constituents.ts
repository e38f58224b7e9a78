import * as z from 'zod';
import { id, isoDate } from './index-record.ts';
import { ownTexts } from './own/own-fields.ts';

/** The terms of a bond, as far as the provider publishes them. */
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
  /** Per cent of the index; null where the provider publishes constituents without weights. */
  weight: z.number().min(0).max(100).nullable(),
  sector: z.string().nullable(),
  country: z.string().nullable(),
  currency: z.string().nullable(),
  bond: bondTerms.optional().describe('Of a bond of which more than its name is published'),
  /** The provider's own fields by name; absent where all are empty. */
  ownFields: ownTexts.optional(),
});

/** The constituents of one index, by weight, heaviest first, after its entitlements were applied. */
export const constituentList = z.object({
  fundId: id,
  asOfDate: isoDate.nullable(),
  classification: z.string().nullable(),
  /** The number of constituents in the index, including withheld ones; 0 while no list is due. */
  numberOfConstituents: z.int().min(0),
  /** `none` and `top10` are entitlements of the provider; `delayed` means that the list is not due yet. */
  withheld: z.enum(['none', 'top10', 'delayed']).nullable(),
  constituents: z.array(constituent),
});

/**
 * A list of an earlier review. Variants of one portfolio have their members in common: where the list is that of another
 * variant, its members are kept there alone.
 */
export const earlierList = constituentList.extend({
  /** The variant whose list it is, and a digest of the list; absent for a list of its own. */
  sharedFrom: z.object({ fundId: id, digest: z.string() }).optional(),
});

const changed = constituent.pick({ ticker: true, isin: true, name: true, weight: true });

/**
 * The reviews of one index whose lists are published, newest first. The first is that of the current constituents;
 * the lists of the others are items of their own. An index with a single list has no such item.
 */
export const reviewHistory = z.object({
  fundId: id,
  reviews: z.array(
    z.object({
      date: isoDate,
      numberOfConstituents: z.int().min(0),
      /** The changes against the list before; null for the oldest, and where the lists are not published whole. */
      changes: z
        .object({
          additions: z.array(changed),
          /** With the weights of the list before. */
          deletions: z.array(changed),
          /** One-way turnover in per cent; null where constituents have no weights. */
          turnover: z.number().min(0).nullable(),
        })
        .nullable(),
    }),
  ),
});

export type BondTerms = z.infer<typeof bondTerms>;
export type Constituent = z.infer<typeof constituent>;
export type ConstituentList = z.infer<typeof constituentList>;
export type EarlierList = z.infer<typeof earlierList>;
export type ReviewHistory = z.infer<typeof reviewHistory>;
