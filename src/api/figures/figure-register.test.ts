import { expect, test } from 'vitest';
import { sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';

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
