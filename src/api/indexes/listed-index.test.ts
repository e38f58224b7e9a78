import { expect, test } from 'vitest';
import { smallIndexes } from '../../../tests/support/small-indexes.ts';
import { indexList, type IndexList } from '#src/catalogue/lists/index-list.ts';
import { buildList } from '#src/catalogue/list-builder.ts';
import { openList } from '#src/catalogue/list.ts';
import { figureColumns } from '../data-files/index-tables.ts';
import { toPortfolio } from './listed-index.ts';

const figures = {
  fundId: 'A',
  numberOfLevels: 2,
  firstDate: '2025-01-02',
  lastDate: '2026-11-20',
  lastLevel: 1,
  previousDate: null,
  previousLevel: null,
  values: { returnSinceInception: 0.5200000000000093 },
  backTested: ['returnSinceInception'],
  basis: null,
};
const rows = [{ index: { ...smallIndexes[0]!, fundId: 'A' }, figures }];
const indexes = openList<IndexList>(buildList(indexList, rows));

test('SC-02 a return of a list has ten digits, as every figure has, and so has that of a file', async () => {
  const listed = toPortfolio(indexes, 0);
  expect(listed.figures).toMatchObject({ returnSinceInception: 0.52, return1Y: null });
  // The names from before tags say the same.
  expect(listed.returns).toMatchObject({ sinceInception: 0.52, oneYear: null });
  expect([listed.backTested, listed.crossesLaunch]).toEqual([
    ['returnSinceInception'],
    ['sinceInception'],
  ]);
  const column = figureColumns(indexes).find(({ name }) => name === 'returnSinceInception');
  expect(column?.cell(0)).toBe(0.52);
});
