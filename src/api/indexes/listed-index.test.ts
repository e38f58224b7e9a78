import { expect, test } from 'vitest';
import type { ListedIndex } from '#src/catalogue/index-list.ts';
import type { Catalogue } from '#src/catalogue/lists.ts';
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
  const indexes = { row: () => row } as unknown as Catalogue['indexes'];
  const { columns, rows } = figureTable(indexes, [0]);
  const [batch] = await Array.fromAsync(rows());
  const at = columns.findIndex(({ name }) => name === 'returnSinceInception');
  expect(batch?.[0]?.[at]).toBe(0.52);
});
