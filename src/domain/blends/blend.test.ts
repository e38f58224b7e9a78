import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { dayOfIso, isoOfDay } from '../day.ts';
import type { MeasuredIndex } from '../figures/measured-index.ts';
import type { Levels } from '../levels/level-columns.ts';
import type { Frequency, Series } from '../levels/series.ts';
import type { Rebalance } from './blend-address.ts';
import { blendOf, type Blend } from './blend.ts';
import { explain } from '../working/explain.ts';
import { partFigure, type PartFigureTag } from './contributions.ts';

// `tests/independent/blends.py` calculates the same blends by itself, by the units that are held, with decimals.
const folder = 'tests/independent';

type Expected = {
  days: number;
  first: string;
  last: string;
  levels: Record<string, string>;
  end: string;
  weights: string[];
  toReturn: string[];
  toRisk: string[];
};
const expected = JSON.parse(readFileSync(`${folder}/expected-blends.json`, 'utf8')) as Record<
  string,
  Record<Rebalance, Expected>
>;

function series(name: string, frequency: Frequency): Series {
  const text = readFileSync(`${folder}/series/${name}.csv`);
  const rows = parse<{ date: string; level: string }>(text, { columns: true });
  return {
    levels: {
      days: Int32Array.from(rows, ({ date }) => dayOfIso(date)!),
      values: Float64Array.from(rows, ({ level }) => Number(level)),
    },
    frequency,
    holidays: new Set(),
  };
}

const daily = series('daily', 'daily');
const monthly = series('monthly', 'monthly');
const cash = series('cash', 'monthly');
const mixes: Record<string, [Series, number][]> = {
  'daily beside daily': [
    [daily, 60],
    [series('other-daily', 'daily'), 40],
  ],
  'daily beside weekly': [
    [daily, 33.33],
    [series('weekly', 'weekly'), 66.67],
  ],
  'monthly beside monthly': [
    [monthly, 50],
    [series('benchmark', 'monthly'), 30],
    [cash, 20],
  ],
  'daily beside monthly': [
    [daily, 99.99],
    [cash, 0.01],
  ],
};

const mixOf = (parts: [Series, number][], rebalance: Rebalance, from: number | null = null) =>
  blendOf(
    parts.map(([one, weight]) => ({ series: one, weight: weight / 100 })),
    rebalance,
    from,
  )!;

/** A figure of each part. It follows from the blend, not from the index that it is handed. */
const partValues = (tag: PartFigureTag, blend: Blend) =>
  blend.parts.map(({ levels }, at) => partFigure(tag, blend, at).of(unmeasured(levels)).value ?? 0);

const unmeasured = (levels: Levels): MeasuredIndex => ({
  levels,
  frequency: 'daily',
  holidays: new Set(),
  launch: null,
  isCut: false,
  benchmark: null,
  riskFree: null,
});

const levelsByDay = ({ series: { levels } }: Blend) =>
  new Map(Array.from(levels.days, (day, at) => [isoOfDay(day), levels.values[at]!]));

describe.each(Object.keys(mixes))('a blend of %s', (name) => {
  test.each(['never', 'monthly', 'quarterly', 'annually'] as const)(
    'set back %s, as calculated by units held',
    (rebalance) => {
      const blend = mixOf(mixes[name]!, rebalance);
      const wanted = expected[name]![rebalance];
      const levels = levelsByDay(blend);
      const days = [...levels.keys()];
      expect([days.length, days[0], days.at(-1)]).toEqual([wanted.days, wanted.first, wanted.last]);
      for (const [day, level] of Object.entries(wanted.levels)) {
        expect([day, levels.get(day)?.toFixed(8)]).toEqual([day, Number(level).toFixed(8)]);
      }
      const expectAll = (all: readonly number[], texts: readonly string[]) =>
        all.forEach((one, i) => expect(one).toBeCloseTo(Number(texts[i]), 7));
      expectAll(
        blend.weights.map((one) => one.at(-1)! * 100),
        wanted.weights,
      );
      expectAll(partValues('weightNow', blend), wanted.weights);
      expectAll(partValues('contributionToReturn', blend), wanted.toReturn);
      expectAll(partValues('contributionToRisk', blend), wanted.toRisk);
    },
  );
});

test('weights drift, and are set back at the last close of the period to take effect from the next day', () => {
  const of = (values: number[]): Series => ({
    levels: {
      days: Int32Array.from(['2026-01-29', '2026-01-30', '2026-02-02', '2026-02-03'], (one) =>
        dayOfIso(one)!,
      ),
      values: Float64Array.from(values),
    },
    frequency: 'daily',
    holidays: new Set(),
  });
  // By hand. 60/40: the first part doubles, so 120 + 40 = 160; set back to 96/64; then it doubles again: 192 + 64 = 256.
  const doubling = of([100, 200, 400, 400]);
  const still = of([10, 10, 10, 20]);
  const monthlySet = mixOf(
    [
      [doubling, 60],
      [still, 40],
    ],
    'monthly',
  );
  expect(Array.from(monthlySet.series.levels.values)).toEqual([100, 160, 256, 320]);
  // Not set back: 240 + 40 = 280, then 240 + 80 = 320.
  const drifting = mixOf(
    [
      [doubling, 60],
      [still, 40],
    ],
    'never',
  );
  expect(Array.from(drifting.series.levels.values)).toEqual([100, 160, 280, 320]);
  for (const mixed of [drifting, monthlySet]) {
    expect(mixed.weights[0]![1]).toBeCloseTo(0.75, 12);
    expect(mixed.weights[1]![1]).toBeCloseTo(0.25, 12);
  }
});

test('a blend of parts with the same levels equals each of them, however the weights lie', () => {
  for (const weights of [
    [50, 50],
    [99.99, 0.01],
    [12.5, 87.5],
  ]) {
    for (const rebalance of ['never', 'monthly', 'quarterly', 'annually'] as const) {
      const { series: mixed, parts } = mixOf(
        [
          [daily, weights[0]!],
          [daily, weights[1]!],
        ],
        rebalance,
      );
      const own = parts[0]!.levels;
      expect(mixed.levels.days).toEqual(own.days);
      mixed.levels.values.forEach((value, at) => expect(value).toBeCloseTo(own.values[at]!, 9));
    }
  }
});

test('contributions to return add to the return, those to risk to one hundred', () => {
  for (const [name, parts] of Object.entries(mixes)) {
    const blend = mixOf(parts, 'quarterly');
    const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
    const whole = blend.series.levels.values.at(-1)! - 100;
    const toReturn = sum(partValues('contributionToReturn', blend));
    expect([name, toReturn.toFixed(8)]).toEqual([name, whole.toFixed(8)]);
    expect(sum(partValues('contributionToRisk', blend))).toBeCloseTo(100, 8);
  }
});

test('a blend that ends where it began has contributions that come to nothing, by a formula that holds', () => {
  const of = (values: number[]): Series => ({
    ...daily,
    levels: { days: daily.levels.days.slice(0, 3), values: Float64Array.from(values) },
  });
  const blend = mixOf(
    [
      [of([100, 110, 120]), 50],
      [of([100, 90, 80]), 50],
    ],
    'never',
  );
  const toReturn = partValues('contributionToReturn', blend);
  expect(toReturn[0]).toBeGreaterThan(5);
  expect(toReturn[0]! + toReturn[1]!).toBeCloseTo(0, 9);
  const figure = partFigure('contributionToReturn', blend, 0);
  const index = {
    ...unmeasured(blend.parts[0]!.levels),
    benchmark: unmeasured(blend.series.levels),
  };
  // The growth of one has no logarithm to divide by.
  expect(explain(figure, index).steps.at(-1)).toMatchObject({
    symbol: 'result',
    formula: 'linked',
  });
});

test('a blend begins with the last common day on or before the day that is asked for', () => {
  const from = dayOfIso('2020-03-01')!;
  const { series: mixed } = mixOf(mixes['daily beside daily']!, 'never', from);
  expect(isoOfDay(mixed.levels.days[0]!) <= '2020-03-01').toBe(true);
  expect(mixed.levels.days[1]! > from).toBe(true);
  expect(mixed.levels.values[0]).toBe(100);
});

test('a blend has no level on the holidays of any of its parts', () => {
  const [one, other] = [dayOfIso('2026-01-01')!, dayOfIso('2026-01-12')!];
  const parts: [Series, number][] = [
    [{ ...daily, holidays: new Set([one]) }, 50],
    [{ ...daily, holidays: new Set([one, other]) }, 50],
  ];
  expect(mixOf(parts, 'never').series.holidays).toEqual(new Set([one, other]));
});
