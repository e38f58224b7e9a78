import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { Problem } from '../tables/read-rows.ts';
import type { RecordRow } from '../tables/read-records.ts';

/** Rules for products of every kind: ids are unique, and their indexes exist. */
export function createProductRules(directory: IndexDirectory) {
  const lines = new Map<string, string>();
  return {
    check(record: { productId: string; indexFundId: string | null }, at: RecordRow): Problem[] {
      const { productId, indexFundId } = record;
      const before = lines.get(productId);
      if (before) {
        const expected = `a product_id used once (also in ${before})`;
        return [{ cell: at.cellOf('product_id'), expected, found: productId }];
      }
      if (indexFundId !== null && !directory.has(indexFundId)) {
        const expected = 'index: the fund_id of an index';
        return [{ cell: at.cellOf('index'), expected, found: indexFundId }];
      }
      lines.set(productId, `${at.file}:${at.row.line}`);
      return [];
    },
  };
}
