import * as z from 'zod';
import { id } from './index-record.ts';

const text = z.string().min(1).nullable();

/** How a fund tracks its index: by holding all members, a sample of them, or a swap. */
export const replications = ['full', 'sampled', 'synthetic'] as const;

/** Whether a fund pays out its income. */
export const distributions = ['accumulating', 'distributing'] as const;

/** One row of `products.csv`: a fund that tracks an index, or one listed without an index. */
export const product = z.object({
  productId: z.string().min(1),
  name: z.string().min(1),
  productType: text,
  provider: text,
  ticker: text,
  isin: text,
  currency: text,
  exchange: text,
  assetClass: text,
  category: text,
  indexFundId: id.nullable(),
  countries: z.array(z.string()),
  url: z.url().nullable(),
  fee: z
    .number()
    .min(0)
    .max(100)
    .nullable()
    .default(null)
    .describe('Total expense, percent a year'),
  netAssets: z.number().min(0).nullable().default(null).describe('Of the fund, in its currency'),
  netAssetsDate: z.iso.date().nullable().default(null),
  replication: z.enum(replications).nullable().default(null),
  distribution: z.enum(distributions).nullable().default(null),
});

/** One row of `structured-products.csv`. */
export const structuredProduct = z.object({
  productId: z.string().min(1),
  name: z.string().min(1),
  issuer: text,
  isin: text,
  symbol: text,
  assetClass: text,
  country: text,
  underlying: text,
  indexFundId: id.nullable(),
  /** ISO date, or null for an open-ended product. */
  maturity: z.iso.date().nullable(),
});

export type Product = z.infer<typeof product>;
export type StructuredProduct = z.infer<typeof structuredProduct>;
