import { expect, test } from 'vitest';
import { sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => {
  site = smallApi;
});

test('ID-10 figures are found by every identifier of the index', async () => {
  const figures = await site.ask('indexFigures', { indexId: 'US500' });
  for (const id of ['US500.SEC', 'US500.PERF']) {
    expect(await site.ask('indexFigures', { indexId: id })).toEqual(figures);
  }
  expect((await site.api.request('/api/index-details/figures?indexId=NOSUCH')).status).toBe(404);
});

test('ID-02 an index launched last week has a return since then and nothing that needs more', async () => {
  const figures = await site.ask('indexFigures', { indexId: 'US500' });
  const known = figures.periodReturns.filter(({ value }) => value !== null);
  // 1043.27 / 1000 − 1: three days are not annualised.
  expect(known).toEqual([
    {
      tag: 'returnSinceInception',
      period: 'sinceInception',
      value: 4.327,
      missing: null,
      from: '2026-11-16',
      annualised: false,
      crossesLaunch: false,
    },
  ]);
  expect(figures.range52Weeks).toEqual({
    high: { value: 1043.27, date: '2026-11-19', crossesLaunch: false },
    low: { value: 1000, date: '2026-11-16', crossesLaunch: false },
    since: '2026-11-16',
  });
  expect(figures.risk.every(({ value }) => value === null)).toBe(true);
  expect(figures.drawdowns.at(-1)).toMatchObject({
    window: 'inception',
    // 1005.25 / 1010.5 − 1.
    depth: expect.closeTo(-0.519_544_78, 7),
    peak: '2026-11-17',
    trough: '2026-11-18',
    recovery: '2026-11-19',
  });
  expect([figures.calendarYears, figures.rollingReturns]).toEqual([[], []]);
});

test('ID-06 an index without levels has no figures, and says which benchmark it would have', async () => {
  const figures = await site.ask('indexFigures', { indexId: 'BALANCED' });
  expect(figures).toMatchObject({
    asOfDate: null,
    range52Weeks: null,
    periodReturns: [],
    risk: [],
    drawdowns: [],
    benchmark: { fundId: 'US500', portfolioName: 'Harbour US 500 Index' },
  });
});

test('ID-01 of levels that are no invested money no return, risk or drawdown is made', async () => {
  const figures = await site.ask('indexFigures', { indexId: 'GOLD' });
  expect(figures).toMatchObject({
    asOfDate: '2026-11-17',
    range52Weeks: { high: { value: 88.125 } },
    periodReturns: [],
    calendarYears: [],
    risk: [],
    drawdowns: [],
    rollingReturns: [],
  });
  const details = await site.ask('indexDetails', { indexId: 'GOLD' });
  expect([details.hasReturns, details.returns]).toEqual([false, null]);
  const { portfolios } = await site.ask('portfolioReturns', { filterPattern: 'GOLD' });
  expect(portfolios[0]).toMatchObject({ fundId: 'GOLD', figures: { return1M: null } });
});

test('ID-06 an index is in preparation while its launch lies ahead of the release', async () => {
  const of = async (indexId: string) =>
    (await site.ask('indexDetails', { indexId })).isInPreparation;
  // Announced; launched; without a launch date.
  expect([await of('PRIVATE'), await of('US500'), await of('BALANCED')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('ID-01 where the beginning is withheld, nothing is said of the time since inception', async () => {
  const figures = await site.ask('indexFigures', { indexId: 'WORLDESG' });
  expect(figures.periodReturns.at(-1)).toMatchObject({
    tag: 'returnSinceInception',
    value: null,
  });
  expect(figures.drawdowns.map(({ window }) => window)).not.toContain('inception');
});

test('ID-05 weights by class are those of the whole list, and none where a part is withheld', async () => {
  const whole = await site.ask('constituents', { portfolioId: 'US500' });
  expect(whole.breakdowns.sectors).toEqual([{ name: 'Industrials', weight: 100, count: 12 }]);
  const part = await site.ask('constituents', { portfolioId: 'WORLDESG' });
  expect(new Set(Object.values(part.breakdowns))).toEqual(new Set([null]));
  expect([whole.breakdowns.issuers, whole.breakdowns.ratings]).toEqual([null, null]);
});

test('ID-06 an index of which nothing is described answers so, and is no error', async () => {
  const found = await site.ask('characteristics', { indexId: 'US500.SEC' });
  expect(found).toEqual({ fundId: 'US500', asOfDate: null, figures: [], buckets: [] });
  const unknown = await site.api.request('/api/index-details/characteristics?indexId=NOSUCH');
  expect(unknown.status).toBe(404);
});
