import { expect, test } from 'vitest';
import { isoOfDay } from '#src/domain/day.ts';
import { levelFiles } from './folder/levels.ts';
import { longHistoryFile } from './folder/special-indexes.ts';
import { makeMarket } from './market/market.ts';
import { day, lastDateBefore } from './trading-days.ts';
import { annualVolatility, levelOn, seriesOf, type Series } from './support/parsed-files.ts';
import { indexes, market, published } from './support/whole-demo.ts';

const of = (fundId: string): Series => {
  const series = published.get(fundId);
  if (!series) throw new Error(`No levels of ${fundId}`);
  return series;
};
const world = of('PLWLD_NTR_USD');

test('every index begins on its base date with its base value', () => {
  const invested = indexes.filter(({ portfolio }) => portfolio.baseValue !== null);
  expect(invested.map(({ fundId }) => [fundId, of(fundId).values[0]])).toEqual(
    invested.map(({ fundId, portfolio }) => [fundId, portfolio.baseValue]),
  );
  const daily = indexes.filter(({ portfolio }) => portfolio.frequency === 'daily');
  expect(daily.map(({ fundId }) => [fundId, isoOfDay(of(fundId).days[0]!)])).toEqual(
    daily.map(({ fundId, portfolio }) => [fundId, portfolio.baseDate]),
  );
});

test('levels stand on working days alone, up to the last one, unless the index has ceased', () => {
  const days = new Set(indexes.flatMap(({ fundId }) => of(fundId).days));
  const dates = [...days].map((day) => new Date(day * 86_400_000));
  expect(dates.filter((date) => [0, 6].includes(date.getUTCDay()))).toEqual([]);
  expect(dates.filter((date) => /-(12-25|01-01)T/.test(date.toISOString()))).toEqual([]);
  for (const { fundId, portfolio } of indexes) {
    const last = portfolio.frequency === 'monthly' ? '2026-10-30' : '2026-11-19';
    expect(isoOfDay(of(fundId).days.at(-1)!)).toBe(portfolio.life.ceasedOn ?? last);
  }
});

test('a later last day adds levels and changes none before', () => {
  const later = seriesOf(levelFiles(makeMarket('2027-03-31'), indexes, 100));
  for (const { fundId, portfolio } of indexes) {
    const [one, more] = [of(fundId), later.get(fundId)!];
    const changed = one.days.findIndex(
      (at, i) => more.days[i] !== at || more.values[i] !== one.values[i],
    );
    expect([fundId, changed]).toEqual([fundId, -1]);
    const last = portfolio.frequency === 'monthly' ? '2027-02-26' : '2027-03-31';
    expect(isoOfDay(more.days.at(-1)!)).toBe(portfolio.life.ceasedOn ?? last);
  }
  // In four months of ordinary markets the world moves every day, and by less than a third.
  const added = later.get('PLWLD_NTR_USD')!.values.slice(world.values.length - 1);
  expect(new Set(added).size).toBe(added.length);
  expect(Math.abs(added.at(-1)! / added[0]! - 1)).toBeLessThan(0.3);
});

test('the last day is the last business day before today, and none that is not drawn yet', () => {
  // 25 November 2026 is a Wednesday; the Monday after Christmas of 2026 is the 28th; 29 March 2027 follows Easter.
  expect(lastDateBefore(day('2026-11-25'))).toBe('2026-11-24');
  expect(lastDateBefore(day('2026-12-28'))).toBe('2026-12-24');
  expect(lastDateBefore(day('2027-03-29'))).toBe('2027-03-25');
  expect(lastDateBefore(day('2020-01-01'))).toBe('2026-11-19');
});

test('Good Friday is a holiday', () => {
  const dates = new Set(world.days.map(isoOfDay));
  // Easter Sundays of these years: 31 March 2024, 20 April 2025, 5 April 2026.
  for (const closed of ['2024-03-29', '2025-04-18', '2026-04-03'])
    expect(dates.has(closed)).toBe(false);
});

test('monthly indexes have one level a month', () => {
  const months = of('PLPEG_TR_USD').days.map((day) => isoOfDay(day).slice(0, 7));
  expect(new Set(months).size).toBe(months.length);
  expect(months.length).toBe(21 * 12 + 11);
});

test('volatilities are those of their asset types', () => {
  const between = (fundIds: string[], low: number, high: number, perYear = 252): void => {
    for (const fundId of fundIds) {
      const volatility = annualVolatility(of(fundId), perYear);
      expect([fundId, volatility > low && volatility < high, volatility]).toEqual([
        fundId,
        true,
        volatility,
      ]);
    }
  };
  between(
    ['PLWLD_NTR_USD', 'PLUSA_NTR_USD', 'PLEUR_NTR_EUR', 'PLACW_NTR_USD', 'PLWSR_NTR_USD'],
    0.14,
    0.18,
  );
  between(['PLEMG_NTR_USD', 'PLJPN_NTR_JPY', 'PLCHN_NTR_USD'], 0.16, 0.23);
  between(['PLWLV_NTR_USD'], 0.09, 0.13);
  between(['PLGAG_TR_USDH', 'PLUST_TR_USD', 'PLEGB_TR_EUR', 'PLUCB_TR_USD'], 0.03, 0.08);
  between(['PLUHY_TR_USD'], 0.06, 0.12);
  between(['PLONU_TR_USD', 'PLONE_TR_EUR'], 0, 0.004);
  between(['PLCOM_TR_USD', 'PLGRE_NTR_USD'], 0.12, 0.2);
  between(['PLPEG_TR_USD'], 0.06, 0.13, 12);
  between(['PLV10U_TR_USD'], 0.09, 0.115);
});

test('long-run returns are those of their asset types', () => {
  const yearly = (fundId: string): number => {
    const { days, values } = of(fundId);
    return (values.at(-1)! / values[0]!) ** (365.25 / (days.at(-1)! - days[0]!)) - 1;
  };
  for (const fundId of [
    'PLWLD_TR_USD',
    'PLEUR_TR_EUR',
    'PLJPN_TR_JPY',
    'PLUSA_TR_USD',
    'PLEMG_TR_USD',
  ]) {
    expect([fundId, yearly(fundId) > 0.06 && yearly(fundId) < 0.1]).toEqual([fundId, true]);
  }
  for (const fundId of [
    'PLGAG_TR_USDH',
    'PLUST_TR_USD',
    'PLUCB_TR_USD',
    'PLECB_TR_EUR',
    'PLUAG_TR_USD',
  ]) {
    expect([fundId, yearly(fundId) > 0.025 && yearly(fundId) < 0.06]).toEqual([fundId, true]);
  }
});

test('the crises of the past are in the levels, at about their size', () => {
  const fall = (from: string, to: string): number => {
    const within = world.values.filter(
      (_, at) => isoOfDay(world.days[at]!) >= from && isoOfDay(world.days[at]!) <= to,
    );
    let peak = 0;
    return within.reduce((worst, value) => {
      peak = Math.max(peak, value);
      return Math.min(worst, value / peak - 1);
    }, 0);
  };
  const expected: [from: string, to: string, deepest: number, mildest: number][] = [
    ['2007-06-01', '2009-06-30', -0.65, -0.45],
    ['2011-04-01', '2011-12-30', -0.35, -0.14],
    ['2015-05-01', '2016-03-31', -0.3, -0.12],
    ['2020-02-03', '2020-04-30', -0.45, -0.25],
    ['2021-12-01', '2022-12-30', -0.38, -0.18],
  ];
  for (const [from, to, deepest, mildest] of expected) {
    const depth = fall(from, to);
    expect([from, depth > deepest && depth < mildest, depth]).toEqual([from, true, depth]);
  }
});

test('rough days cluster', () => {
  const rough = annualVolatility(world, 252, '2008-09-15', '2009-03-31');
  const calm = annualVolatility(world, 252, '2017-01-02', '2017-12-29');
  expect(rough / calm).toBeGreaterThan(3);
});

test('rising rates cost bonds more than a tenth in 2022, and cash nothing', () => {
  const year = (fundId: string): number =>
    levelOn(of(fundId), '2022-12-30') / levelOn(of(fundId), '2021-12-31') - 1;
  expect(year('PLUST_TR_USD')).toBeLessThan(-0.1);
  expect(year('PLEGB_TR_EUR')).toBeLessThan(-0.1);
  expect(year('PLONU_TR_USD')).toBeGreaterThan(0);
});

test('an index launched last week has a handful of levels, too few for any return', () => {
  expect(of('PLWAU_NTR_USD').days.map(isoOfDay)).toEqual([
    '2026-11-12',
    '2026-11-13',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
  ]);
});

test('the index since 1871 moves as the index that its description names, from the end of 2006 on', () => {
  const [[, old]] = [...seriesOf([longHistoryFile(market, indexes)])] as [[string, Series]];
  const followed = of('PLUSA_PR_USD');
  const growth = (series: Series, from: string, to: string) =>
    levelOn(series, to) / levelOn(series, from);
  for (const [from, to] of [
    ['2006-12-29', '2009-02-27'],
    ['2014-12-31', '2015-12-31'],
    ['2025-12-31', '2026-10-30'],
  ] as const) {
    expect(growth(old, from, to)).toBeCloseTo(growth(followed, from, to), 3);
  }
  expect(old.values[0]).toBe(10);
  expect(isoOfDay(old.days.at(-1)!)).toBe('2026-10-30');
});

test('deposits and bills move a little against overnight cash: no straight line above it', () => {
  const cash = of('PLONU_TR_USD');
  for (const fundId of ['PLBIU_TR_USD', 'PLIBU_TR_USD']) {
    const { days, values } = of(fundId);
    const excess = values.map((value, at) => value / cash.values[cash.days.indexOf(days[at]!)]!);
    const volatility = annualVolatility({ days, values: excess }, 252);
    expect([fundId, volatility > 0.001 && volatility < 0.004]).toEqual([fundId, true]);
    // A reward of less than two for each unit of risk.
    const yearly = (values.length / 252) ** -1 * Math.log(excess.at(-1)! / excess[0]!);
    expect([fundId, yearly / volatility < 2]).toEqual([fundId, true]);
  }
});
