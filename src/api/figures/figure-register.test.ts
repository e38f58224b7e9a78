import { expect, test } from 'vitest';
import type { IndexList } from '#src/catalogue/lists/index-list.ts';
import type { List } from '#src/catalogue/list.ts';
import { sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { declaredIn } from './listed-figures.ts';

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => {
  site = smallApi;
});

test('the register says what each figure needs besides levels', async () => {
  const { figures } = await site.ask('figures', {});
  const needs = Object.fromEntries(figures.map((one) => [one.tag, one.needs]));
  expect(needs).toMatchObject({
    return1Y: [],
    beta3Y: ['benchmark'],
    sharpeRatio3Y: ['riskFree'],
    topTenWeight: ['members'],
    turnover: ['members'],
    dividendYield: ['characteristics'],
    'carbon-intensity': ['sustainability'],
    'free-capacity': [],
  });
});

test('calendar years are offered newest first, behind the other figures', () => {
  const indexes = { figures: ['return2024', 'return2026', 'return1Y', 'return2025'] };
  expect(declaredIn(indexes as unknown as List<IndexList>).map(({ tag }) => tag)).toEqual([
    'return1Y',
    'return2026',
    'return2025',
    'return2024',
  ]);
});
