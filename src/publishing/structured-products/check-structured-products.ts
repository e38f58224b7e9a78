import { structuredProduct } from '#src/contract/provider/products.ts';
import { hasMatured } from '#src/domain/bonds/has-matured.ts';
import { isoOfDay } from '#src/domain/day.ts';
import type { CheckContext } from '../check-context.ts';
import { askAboutIdentifier } from '../guards/identifiers.ts';
import { askAboutRow } from '../guards/row-question.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import { createProductRules } from '../products/product-rules.ts';
import type { Field } from '../tables/field.ts';
import { readRecords } from '../tables/read-records.ts';
import { tellOfMatured } from './matured.ts';

/** Columns of `structured-products.csv`. */
export const structuredProductFields: readonly Field[] = [
  { column: 'product_id', path: 'productId', type: 'text', required: true },
  { column: 'name', path: 'name', type: 'text', required: true },
  { column: 'issuer', path: 'issuer', type: 'text' },
  { column: 'isin', path: 'isin', type: 'text' },
  { column: 'symbol', path: 'symbol', type: 'text' },
  { column: 'asset_class', path: 'assetClass', type: 'text' },
  { column: 'country', path: 'country', type: 'text' },
  { column: 'underlying', path: 'underlying', type: 'text' },
  { column: 'index', path: 'indexFundId', type: 'text' },
  { column: 'maturity', path: 'maturity', type: 'date' },
];

/**
 * Reads the structured products, and checks that each is listed once and its index exists. Those that have matured are
 * asked about where their row changes, and told of whenever they are published. Returns whether any matures.
 */
export async function checkStructuredProducts(
  context: CheckContext,
  directory: IndexDirectory,
): Promise<boolean> {
  const rules = createProductRules(directory);
  const today = isoOfDay(context.today);
  const matured: string[] = [];
  let areDated = false;
  for (const file of context.listFiles('structured-products')) {
    await readRecords(file, structuredProductFields, structuredProduct, context, (record, at) => {
      const problems = rules.check(record, at);
      if (problems.length > 0) return problems;
      const { productId, isin, maturity } = record;
      areDated ||= maturity !== null;
      const of = { kind: 'structured-product', key: productId } as const;
      askAboutIdentifier(isin, at, context.ask, of);
      if (hasMatured(maturity, today)) {
        matured.push(productId);
        const found = `it matured on ${maturity}, and is still listed`;
        const advice = 'Look at the year of maturity, or take the row out';
        askAboutRow(context.ask, at, of, {
          of: 'maturity',
          guard: 'matured-product',
          found,
          advice,
        });
      }
      context.put('structured-product', productId, record);
      return [];
    });
  }
  tellOfMatured(context.tell, matured);
  return areDated;
}
