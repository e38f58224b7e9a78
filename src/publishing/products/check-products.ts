import * as z from 'zod';
import { product } from '#src/contract/provider/products.ts';
import type { CheckContext } from '../check-context.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import { askAboutIdentifier } from '../guards/identifiers.ts';
import { askAboutTerms, oddTermsOfProduct } from '../guards/odd-terms.ts';
import { createProductRules } from './product-rules.ts';
import { comingDayProblem } from '../tables/coming-day.ts';
import type { Field } from '../tables/field.ts';
import { readRecords } from '../tables/read-records.ts';

/** Columns of `products.csv`. */
export const productFields: readonly Field[] = [
  { column: 'product_id', path: 'productId', type: 'text', required: true },
  { column: 'name', path: 'name', type: 'text', required: true },
  { column: 'product_type', path: 'productType', type: 'text' },
  { column: 'provider', path: 'provider', type: 'text' },
  { column: 'ticker', path: 'ticker', type: 'text' },
  { column: 'isin', path: 'isin', type: 'text' },
  { column: 'currency', path: 'currency', type: 'text' },
  { column: 'exchange', path: 'exchange', type: 'text' },
  { column: 'asset_class', path: 'assetClass', type: 'text' },
  { column: 'category', path: 'category', type: 'text' },
  { column: 'index', path: 'indexFundId', type: 'text' },
  { column: 'countries', path: 'countries', type: 'list', absent: [] },
  { column: 'url', path: 'url', type: 'text' },
  { column: 'fee', path: 'fee', type: 'number' },
  { column: 'net_assets', path: 'netAssets', type: 'number' },
  { column: 'net_assets_date', path: 'netAssetsDate', type: 'date' },
  { column: 'replication', path: 'replication', type: 'text' },
  { column: 'distribution', path: 'distribution', type: 'text' },
];

/** Products have pages of their issuers, which open in a browser. */
const addressOfPage = 'an https: or http: address without blanks';
const url = z
  .url({ protocol: /^https?$/, error: addressOfPage })
  .regex(/^\S*$/, addressOfPage)
  .nullable();
const productSource = product.extend({ url });

/** Reads the investable products, and checks that each is listed once and its index exists. */
export async function checkProducts(
  context: CheckContext,
  directory: IndexDirectory,
): Promise<void> {
  const rules = createProductRules(directory);
  for (const file of context.listFiles('products')) {
    await readRecords(file, productFields, productSource, context, (record, at) => {
      const column = 'net_assets_date';
      const coming = comingDayProblem(column, record.netAssetsDate, at, context.today);
      const problems = [...rules.check(record, at), ...(coming ? [coming] : [])];
      if (problems.length > 0) return problems;
      const { productId } = record;
      const of = { kind: 'product', key: productId } as const;
      askAboutTerms(oddTermsOfProduct(record), at, context.ask, of);
      askAboutIdentifier(record.isin, at, context.ask, of);
      context.put('product', productId, record);
      return [];
    });
  }
}
