import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { calendarReturns } from './calendar-returns.ts';
import { dayOfIso, isoOfDay } from '../day.ts';
import type { Levels } from '../levels/level-columns.ts';
import type { Frequency, Series } from '../levels/series.ts';
import { monthlyPair } from './return-samples.ts';
import { periodReturns, returnPeriods } from './returns.ts';
import {
  beta,
  correlation,
  riskWindows,
  sharpeRatio,
  trackingError,
  volatility,
  windowDrawdown,
  type RiskWindow,
} from './risk.ts';
import { rollingReturns } from './rolling-returns.ts';
import { yearRange } from '../year-range.ts';

// `tests/independent/figures.py` calculates the same figures by itself, with decimals; it says how it is run.
const folder = 'tests/independent';
const openData = '../shared/data/prices';
const hasOpenData = existsSync(openData);

type Texts = { [key: string]: string | null | Texts | (string | null)[] };
const expected = JSON.parse(readFileSync(`${folder}/expected-figures.json`, 'utf8')) as Record<
  string,
  Texts & { frequency: Frequency }
>;

type Source = { file: string; date: string; level: string };

const open: Record<string, Source> = {
  'sp500-daily': {
    file: `${openData}/sp500-daily-1999-2018.csv`,
    date: 'Date',
    level: 'Adj Close',
  },
  'shiller-monthly': {
    file: `${openData}/sp500-monthly-shiller.csv`,
    date: 'Date',
    level: 'SP500',
  },
};

function levelsOf({ file, date, level }: Source): Levels {
  const rows = parse<Record<string, string>>(readFileSync(file), { columns: true });
  const points = rows
    .map((row) => [dayOfIso(isoOf(row[date] ?? '')) ?? 0, Number(row[level])] as const)
    .filter(([, value]) => value > 0)
    .toSorted(([one], [other]) => one - other);
  return {
    days: Int32Array.from(points, ([day]) => day),
    values: Float64Array.from(points, ([, value]) => value),
  };
}

/** The daily history writes 1/4/1999. */
function isoOf(text: string): string {
  const [month = '', day = '', year] = text.split('/');
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

const handMade = (name: string) =>
  levelsOf({ file: `${folder}/series/${name}.csv`, date: 'date', level: 'level' });

/** Beyond the last displayed digit: ten decimals of a figure that is shown with two. */
function expectSame(actual: number | null | undefined, text: unknown): void {
  if (text === null || text === undefined) expect(actual ?? null).toBeNull();
  else expect(actual).toBeCloseTo(Number(text), 8);
}

const at = (texts: unknown, key: string | number) => (texts as Texts | null)?.[key] ?? null;
const windows = Object.keys(riskWindows) as RiskWindow[];
const seriesOf = (levels: Levels, frequency: Frequency): Series => ({
  levels,
  frequency,
  holidays: new Set(),
});
const benchmark = seriesOf(handMade('benchmark'), 'monthly');
const cash = seriesOf(handMade('cash'), 'monthly');

describe.each(['daily', 'weekly', 'monthly'])(
  'figures of the series %s, as calculated by hand',
  (name) => {
    compare(name);
  },
);
// Where the open data is absent a report tells them as skipped.
describe.skipIf(!hasOpenData).each(Object.keys(open))(
  'figures of the open history %s, as calculated by hand',
  (name) => {
    compare(name);
  },
);

function compare(name: string): void {
  const figures = expected[name]!;
  const { frequency } = figures;
  let series: Series;
  beforeAll(() => {
    const source = open[name];
    series = seriesOf(source ? levelsOf(source) : handMade(name), frequency);
  });

  test('returns over periods', () => {
    const returns = periodReturns(series);
    for (const period of returnPeriods)
      expectSame(returns?.[period].value, at(figures['returns'], period));
  });

  test('calendar years and months', () => {
    const years = calendarReturns(series);
    const wanted = figures['calendar'] as Record<string, Texts>;
    expect(years.map(({ year }) => String(year))).toEqual(Object.keys(wanted).toReversed());
    for (const { year, whole, months } of years) {
      expectSame(whole.value, at(wanted[year], 'whole'));
      const wantedMonths = at(wanted[year], 'months') as unknown as (string | null)[];
      months.forEach((month, i) => expectSame(month.value, wantedMonths[i]));
    }
  });

  test('volatility', () => {
    for (const window of windows) {
      const { value } = volatility(series, window);
      expectSame(value, at(figures['volatility'], window));
    }
  });

  test('drawdowns with peak, trough and recovery', () => {
    for (const window of [...windows, 'inception'] as const) {
      const wanted = at(figures['drawdown'], window);
      const found = windowDrawdown(series, window === 'inception' ? null : window);
      const drawdown = 'missing' in found ? null : found.drawdown;
      expectSame(drawdown?.depth, at(wanted, 'depth'));
      if (!drawdown) continue;
      const { peak, trough, recovery } = drawdown;
      expect([peak, trough, recovery].map((day) => day && isoOfDay(day))).toEqual(
        ['peak', 'trough', 'recovery'].map((key) => at(wanted, key)),
      );
    }
  });

  test('rolling returns', () => {
    for (const months of [12, 36, 60]) {
      const found = rollingReturns(series, months);
      const wanted = at(figures['rolling'], String(months));
      expect(found?.count ?? null).toBe(at(wanted, 'count'));
      expectSame(found?.best.value, at(wanted, 'best'));
      expectSame(found?.worst.value, at(wanted, 'worst'));
      expectSame(found?.median, at(wanted, 'median'));
      expectSame(found?.positive, at(wanted, 'positive'));
    }
  });

  test('the range of the year', () => {
    const found = yearRange(series);
    expectSame(found?.high.value, at(figures['range'], 'high'));
    expectSame(found?.low.value, at(figures['range'], 'low'));
    expect([found?.high.day, found?.low.day].map((day) => isoOfDay(day ?? 0))).toEqual([
      at(figures['range'], 'highDate'),
      at(figures['range'], 'lowDate'),
    ]);
  });

  test.skipIf(!figures['against'])('tracking error, beta and correlation', () => {
    for (const window of windows) {
      const pair = monthlyPair(series, benchmark, riskWindows[window]);
      const wanted = at(figures['against'], window);
      expectSame(trackingError(pair).value, at(wanted, 'trackingError'));
      expectSame(beta(pair).value, at(wanted, 'beta'));
      expectSame(correlation(pair).value, at(wanted, 'correlation'));
    }
  });

  test.skipIf(!figures['sharpe'])('Sharpe ratio', () => {
    for (const window of windows) {
      const pair = monthlyPair(series, cash, riskWindows[window]);
      expectSame(sharpeRatio(pair).value, at(figures['sharpe'], window));
    }
  });
}
