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

test('the register says over which windows a figure is there beside its own, in their order', async () => {
  const { figures } = await site.ask('figures', {});
  const windowsOf = (tag: string) => figures.find((one) => one.tag === tag)?.windows;
  expect(windowsOf('volatility3Y')).toEqual(['1Y', '3Y', '5Y', '10Y', 'SinceInception']);
  expect(windowsOf('beta3Y')).toContain('3Y');
  expect(windowsOf('turnover')).toEqual([]);
});
