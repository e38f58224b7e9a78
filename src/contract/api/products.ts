import * as z from 'zod';
import { product, structuredProduct } from '../provider/products.ts';
import { matchedBySpelling } from './query.ts';
import { rowChange, withdrawnRows } from './row-changes.ts';

/** A coded value with its name in the requested language. */
export const labelled = z.object({ value: z.string(), label: z.string() });

const notice = z
  .string()
  .nullable()
  .describe("The provider's notice on the list; null where it gives none");

const indexName = z
  .string()
  .nullable()
  .describe('Name of the index behind the product; null where it names none');

/** One investable product, with the name of the index that it tracks. */
export const listedProduct = product
  .omit({ countries: true, assetClass: true, productType: true })
  .extend({
    productType: labelled.nullable(),
    assetClass: labelled.nullable(),
    countries: z.array(labelled).describe('Where the product is available'),
    indexName,
  });

/** `/investable-products/products`. */
export const productPage = z.object({
  products: z.array(listedProduct.extend(rowChange)),
  totalProducts: z.int().describe('Of all pages'),
  matchedBySpelling,
  ...withdrawnRows,
  notice,
});

/** One structured product, with the name of the index that it refers to. */
export const listedStructuredProduct = structuredProduct
  .omit({ country: true, assetClass: true })
  .extend({
    assetClass: labelled.nullable(),
    country: labelled.nullable(),
    indexName,
    hasMatured: z.boolean().describe('The day of the release is after maturity'),
  });

/** `/structured-products`. */
export const structuredProductPage = z.object({
  structuredProducts: z.array(listedStructuredProduct.extend(rowChange)),
  totalStructuredProducts: z.int().describe('Of all pages'),
  matchedBySpelling,
  ...withdrawnRows,
  notice,
});

export type Labelled = z.infer<typeof labelled>;
export type ListedProduct = z.infer<typeof listedProduct>;
export type ListedStructuredProduct = z.infer<typeof listedStructuredProduct>;
