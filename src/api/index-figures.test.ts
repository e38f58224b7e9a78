import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSmallApi, type SmallApi } from '../../tests/support/small-api.ts';

let site: SmallApi;
beforeAll(async () => {
  site = await openSmallApi('embedded');
});
afterAll(() => site.close());

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
    { period: 'sinceInception', value: 4.327, annualised: false, crossesLaunch: false },
  ]);
  expect(figures.range52Weeks).toEqual({
    high: { value: 1043.27, date: '2026-11-19', crossesLaunch: false },
    low: { value: 1000, date: '2026-11-16', crossesLaunch: false },
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

test('ID-01 where the beginning is withheld, nothing is said of the time since inception', async () => {
  const figures = await site.ask('indexFigures', { indexId: 'WORLDESG' });
  expect(figures.periodReturns.at(-1)).toMatchObject({ period: 'sinceInception', value: null });
  expect(figures.drawdowns.map(({ window }) => window)).not.toContain('inception');
});

test('ID-05 weights by class are those of the whole list, and none where a part is withheld', async () => {
  const whole = await site.ask('constituents', { portfolioId: 'US500' });
  expect(whole.breakdowns.sectors).toEqual([{ name: 'Industrials', weight: 100, count: 12 }]);
  const part = await site.ask('constituents', { portfolioId: 'WORLDESG' });
  expect(part.breakdowns).toEqual({ sectors: null, countries: null, currencies: null });
});

test('ID-06 an index of which nothing is described answers so, and is no error', async () => {
  const found = await site.ask('characteristics', { indexId: 'US500.SEC' });
  expect(found).toEqual({ fundId: 'US500', asOfDate: null, figures: [], buckets: [] });
  const unknown = await site.api.request('/api/index-details/characteristics?indexId=NOSUCH');
  expect(unknown.status).toBe(404);
});
