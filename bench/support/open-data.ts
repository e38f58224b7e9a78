import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { IndexRow } from '#src/catalogue/lists/index-list.ts';
import { makeIndexRow } from './synthetic-indexes.ts';

const file = new URL(
  '../../../shared/data/index-list/financedatabase_indices.csv.gz',
  import.meta.url,
);

export const openDataIsHere = existsSync(file);

/** The open list of indexes, rows without a name left out, as far as search and filters read it. */
export function* openDataIndexes(): Generator<IndexRow, void> {
  const records: Record<string, string>[] = parse(gunzipSync(readFileSync(file)), {
    columns: true,
  });
  for (const [at, record] of records.entries()) {
    const { symbol, name, currency, category_group, category, exchange } = record;
    if (!symbol || !name?.trim()) continue;
    yield makeIndexRow({
      // Symbols have signs that ids may not have.
      fundId: `O${at}`,
      ticker: symbol,
      name: name.trim(),
      // Some quote in the hundredth part of a currency, such as GBp, which is none.
      currency: currency && /^[A-Z]{3}$/.test(currency) ? currency : null,
      family: category || null,
      region: exchange || null,
      assetType: category_group === 'Fixed Income' ? 'fixed-income' : 'equity',
    });
  }
}
