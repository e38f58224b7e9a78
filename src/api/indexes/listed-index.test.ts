import { expect, test } from 'vitest';
import type { ListedIndex } from '#src/catalogue/index-list.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { Stored } from '../source.ts';
import { figureTable } from '../data-files/index-tables.ts';
import { toPortfolio } from './listed-index.ts';

const none = {
  return1M: null,
  return3M: null,
  returnYTD: null,
  return1Y: null,
  return3Y: null,
  return5Y: null,
  return10Y: null,
};
const row = { fundId: 'A', ...none, returnSinceInception: 0.5200000000000093 } as ListedIndex;

test('SC-02 a return of a list has ten digits, as every figure has, and so has that of a file', async () => {
  expect(toPortfolio(row).returns.sinceInception).toBe(0.52);
  const indexes = { find: () => 0, row: () => row };
  const snapshot = { catalogue: { indexes } } as unknown as Snapshot;
  const chosen = { fundIds: ['A'], inPart: [], leftOut: [] };
  const { columns, batches } = figureTable({ snapshot } as Stored, chosen);
  const [batch] = await Array.fromAsync(batches());
  const at = columns.findIndex(({ name }) => name === 'returnSinceInception');
  expect(batch?.cells[at]).toEqual([0.52]);
});
