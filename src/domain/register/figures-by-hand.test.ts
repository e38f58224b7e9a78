import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { calendarReturns } from '../figures/calendar-returns.ts';
import { dayOfIso, isoOfDay } from '../day.ts';
import type { Levels } from '../levels/level-columns.ts';
import type { Frequency, Series } from '../levels/series.ts';
import { measureAll } from './register.ts';
import { windowDrawdown } from '../figures/falls.ts';
import { rollingReturns } from '../figures/rolling-returns.ts';
import { yearRange } from '../year-range.ts';

// `tests/independent/figures.py` calculates the same figures by itself, with decimals; it says how it is run.
const folder = 'tests/independent';
const openData = '../shared/data/prices';
const hasOpenData = existsSync(openData);

type Texts = { [key: string]: string | null | Texts | (string | null)[] };
const expected = JSON.parse(readFileSync(`${folder}/expected-figures.json`, 'utf8')) as Record<
  string,
  Texts & { frequency: Frequency; launch: string }
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
const windows = { '1Y': 12, '3Y': 36, '5Y': 60, '10Y': 120, inception: null } as const;
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

  test('every figure of the register', () => {
    const isMeasuredWith = Boolean(figures['isMeasuredWith']);
    const launch = dayOfIso(figures.launch);
    const index = {
      ...series,
      launch,
      isCut: false,
      benchmark: isMeasuredWith ? { ...benchmark, launch } : null,
      riskFree: isMeasuredWith ? { ...cash, launch } : null,
    };
    const wanted = figures['register'] as Record<string, string>;
    const found = new Map(measureAll(index).map(({ tag, value }) => [tag, value]));
    expect([...found.keys()].toSorted()).toEqual(Object.keys(wanted).toSorted());
    for (const [tag, value] of found) {
      expect([tag, value.toFixed(8)]).toEqual([tag, Number(wanted[tag]).toFixed(8)]);
    }
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

  test('drawdowns with peak, trough and recovery', () => {
    for (const [window, months] of Object.entries(windows)) {
      const wanted = at(figures['drawdown'], window);
      const found = windowDrawdown(series, months);
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
}
