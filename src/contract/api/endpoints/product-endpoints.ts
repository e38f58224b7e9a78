import * as z from 'zod';
import { api } from '#src/urls.ts';
import { changedSince } from '../row-changes.ts';
import { defineEndpoint } from './endpoint.ts';
import { filterOption, filterOptions } from '../indexes/portfolios.ts';
import { productPage, structuredProductPage } from '../products.ts';
import { anyText, identifier, lang, page, size, sortOrder } from '../query.ts';

const searchTerm = (found: string) =>
  identifier(
    `Search term: words in any order, or ${found}; else what is spelled like it`,
  ).optional();

const index = identifier('fundId of the index behind the product').optional();

/** The filters of the list of investable products. */
export const productFilters = {
  productType: anyText('Kinds of product, such as ETF'),
  assetClass: anyText('Asset classes'),
  provider: anyText('Houses that issue the products'),
  currency: anyText('Trading currencies, ISO 4217 codes'),
  exchange: anyText('Exchanges'),
  country: anyText('Countries in which a product is available'),
};

const productSortKeys = [
  'name',
  'productType',
  'provider',
  'ticker',
  'currency',
  'exchange',
  'assetClass',
  'fee',
  'netAssets',
] as const;

/** The filters of the list of structured products. */
export const structuredProductFilters = {
  issuer: anyText('Issuers'),
  assetClass: anyText('Asset classes'),
  country: anyText('Countries'),
};

const structuredProductSortKeys = [
  'name',
  'issuer',
  'assetClass',
  'country',
  'underlying',
  'maturity',
] as const;

const productNarrowing = {
  filterPattern: searchTerm('by ticker or ISIN'),
  ...productFilters,
  index,
};
const structuredProductNarrowing = {
  filterPattern: searchTerm('by ISIN or symbol'),
  ...structuredProductFilters,
  index,
};

const sortedBy = <Key extends string>(keys: readonly [Key, ...Key[]]) =>
  z.enum(keys).optional().describe('Column to sort by; without it best match first, or by name');

/** The calls for investable and structured products. */
export const productEndpoints = {
  productFilterOptions: defineEndpoint({
    path: api.productFilterOptions,
    tag: 'Products',
    summary:
      'Filters of the investable products as a list of fields with their values, each with the number of ' +
      'products that it would give, the other filters applied',
    query: z.object({ ...productNarrowing, lang }),
    answer: z.array(filterOption),
    answerName: 'ProductFilterOptions',
    example: 'country={productCountry?}',
  }),
  products: defineEndpoint({
    path: api.products,
    tag: 'Products',
    summary: 'Investable products: searched, filtered, sorted and paged',
    query: z.object({
      ...productNarrowing,
      changedSince,
      page,
      size: size(20),
      sortBy: sortedBy(productSortKeys),
      sortOrder,
      lang,
    }),
    answer: productPage,
    answerName: 'ProductPage',
    example: 'country={productCountry?}&sortBy=provider',
  }),
  structuredProductFilterOptions: defineEndpoint({
    path: api.structuredProductFilterOptions,
    tag: 'Products',
    summary:
      'Filters of the structured products with their values, each with the number of products that it would ' +
      'give, the other filters applied',
    query: z.object({ ...structuredProductNarrowing, lang }),
    answer: filterOptions,
    answerName: 'FilterOptions',
    example: 'country={structuredCountry?}',
  }),
  structuredProducts: defineEndpoint({
    path: api.structuredProducts,
    tag: 'Products',
    summary: 'Structured products: searched, filtered, sorted and paged',
    query: z.object({
      ...structuredProductNarrowing,
      changedSince,
      page,
      size: size(20),
      sortBy: sortedBy(structuredProductSortKeys),
      sortOrder,
      lang,
    }),
    answer: structuredProductPage,
    answerName: 'StructuredProductPage',
    example: 'sortBy=maturity',
  }),
} as const;

export type ProductFilterName = keyof typeof productFilters;
export type StructuredProductFilterName = keyof typeof structuredProductFilters;
export type ProductSortKey = (typeof productSortKeys)[number];
export type StructuredProductSortKey = (typeof structuredProductSortKeys)[number];
