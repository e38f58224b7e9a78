import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { dayOf, dayOfIso } from '../day.ts';
import { calendarReturns } from '../figures/calendar-returns.ts';
import type { MeasuredIndex } from '../figures/measured-index.ts';
import type { Levels } from '../levels/level-columns.ts';
import type { Frequency } from '../levels/series.ts';
import { rollingReturns } from '../figures/rolling-returns.ts';
import { figuresOfPages, rollingMonths } from '../register/figures-of-pages.ts';
import { calendarMonth } from '../register/figures-of-returns.ts';
import { calendarYears, figureOf, figures, findExplained } from '../register/register.ts';
import { yearRange } from '../year-range.ts';
import { explain, type Working } from './explain.ts';
import { fillFormula, listsIn, writeFormula } from './formula.ts';
import { levelFigure } from './level-figures.ts';
import { rangeTags } from './level-tag.ts';
import type { Observed } from './recorder.ts';

function levelsOf(name: string): Levels {
  const text = readFileSync(`tests/independent/series/${name}.csv`);
  const rows = parse<{ date: string; level: string }>(text, { columns: true });
  return {
    days: Int32Array.from(rows, ({ date }) => dayOfIso(date) ?? 0),
    values: Float64Array.from(rows, ({ level }) => Number(level)),
  };
}

const monthly = (name: string) => ({
  levels: levelsOf(name),
  frequency: 'monthly' as const,
  holidays: new Set<number>(),
  launch: null,
});

const indexOf = (frequency: Frequency): MeasuredIndex => ({
  levels: levelsOf(frequency),
  frequency,
  holidays: new Set(),
  launch: dayOf(2016, 3, 2),
  isCut: false,
  benchmark: monthly('benchmark'),
  riskFree: monthly('cash'),
});

const returnsOf = ({ levels, positions }: Observed) =>
  positions.slice(1).map((at, i) => levels.values[at]! / levels.values[positions[i]!]! - 1);

const meanOf = (list: number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
const growthOf = (list: number[]) => Math.exp(meanOf(list.map((one) => Math.log1p(one)))) - 1;
const covarianceOf = (one: number[], other: number[]) =>
  ((meanOf(one.map((value, i) => value * other[i]!)) - meanOf(one) * meanOf(other)) * one.length) /
  (one.length - 1);

/** Functions of lists, each in another way than the product has them. */
const functions = {
  mean: meanOf,
  deviation: (list: number[]) => Math.sqrt(covarianceOf(list, list)),
  covariance: covarianceOf,
  growthMean: growthOf,
  growthMeanWhereAbove: (one: number[], other: number[]) =>
    growthOf(one.filter((_, i) => other[i]! > 0)),
  growthMeanWhereBelow: (one: number[], other: number[]) =>
    growthOf(one.filter((_, i) => other[i]! < 0)),
  meanSquareBelowZero: (list: number[]) => meanOf(list.map((one) => (one < 0 ? one * one : 0))),
  highest: (list: number[]) => list.toSorted((a, b) => b - a)[0],
  lowest: (list: number[]) => list.toSorted((a, b) => a - b)[0],
  median: (list: number[]) => {
    const ordered = list.toSorted((a, b) => a - b);
    const half = (ordered.length - 1) / 2;
    return (ordered[Math.floor(half)]! + ordered[Math.ceil(half)]!) / 2;
  },
  count: (list: number[]) => list.length,
  countAbove: (list: number[]) => list.filter((one) => one > 0).length,
};

/** Calculates each step of a figure from its observations, by nothing but the formulas of its working. */
function follow({ givens, steps, observed }: Working): number[] {
  const { own, other } = observed ?? {
    own: { levels: levelsOf('cash'), positions: [] },
    other: null,
  };
  const [returns, others] = [returnsOf(own), other === null ? [] : returnsOf(other)];
  const given = Object.fromEntries(givens.map(({ symbol, value }) => [symbol, value]));
  const levelsIn = ({ levels, positions }: Observed) => positions.map((at) => levels.values[at]!);
  const bases = other === null ? [] : levelsIn(other);
  const known: Record<string, unknown> = {
    ...functions,
    sqrt: Math.sqrt,
    levels: levelsIn(own),
    returns,
    others,
    excess: returns.map((one, i) => one - others[i]!),
    stretches: bases.map((base, i) => {
      const growth = Math.log(levelsIn(own)[i]! / base);
      return Math.expm1(growth / (given['years'] ?? 1));
    }),
    ...given,
  };
  const signs = { '+': '+', '−': '-', '×': '*', '÷': '/', '^': '**' };
  return steps.map(({ symbol, formula }) => {
    const code = writeFormula(formula, {
      call: (name, of) => `${name}(${of.join(', ')})`,
      symbol: (name) => name,
      sign: (sign) => signs[sign],
      root: 'sqrt',
    });
    known[symbol] = runInNewContext(code, known);
    return known[symbol] as number;
  });
}

const months = ['2024-01', '2024-02', '2025-12'].map(calendarMonth);

test('a calendar month is the one of the table of years, the running one to date too', () => {
  for (const frequency of ['daily', 'weekly', 'monthly'] as const) {
    const index = indexOf(frequency);
    let compared = 0;
    for (const { year, months: ofYear } of calendarReturns(index)) {
      for (const [at, { value }] of ofYear.entries()) {
        const month = `${year}-${String(at + 1).padStart(2, '0')}`;
        const found = findExplained(`return${month}`)!;
        expect([month, explain(found, index).value]).toEqual([month, value]);
        compared += value === null ? 0 : 1;
      }
    }
    expect(compared).toBeGreaterThan(30);
  }
  for (const tag of ['return2024-13', 'return2024-00', 'return2024-1']) {
    expect([tag, findExplained(tag)]).toEqual([tag, null]);
  }
});

test('rolling returns and the range of a year are those of the page of the index', () => {
  for (const frequency of ['daily', 'weekly', 'monthly'] as const) {
    const index = indexOf(frequency);
    const told = figuresOfPages.map(({ tag, of }) => [tag, of(index).value]);
    const shown = rollingMonths.flatMap((months) => {
      const found = rollingReturns(index, months);
      if (found === null) return [null, null, null, null];
      return [found.best.value, found.median, found.worst.value, found.positive];
    });
    expect(shown.filter((value) => value !== null).length).toBeGreaterThan(3);
    expect(told).toEqual(figuresOfPages.map(({ tag }, i) => [tag, shown[i]]));
    const range = yearRange(index)!;
    for (const end of ['high', 'low'] as const) {
      expect(explain(levelFigure(rangeTags[end], 2), index).value).toBe(range[end].value);
    }
  }
});

describe.each(['daily', 'weekly', 'monthly'] as const)('workings of a %s index', (frequency) => {
  const index = indexOf(frequency);
  const range = Object.values(rangeTags).map((tag) => levelFigure(tag, 2));
  const ofWindows = [...figures, ...calendarYears(2025), ...months, ...range];
  const all = [...ofWindows, ...figuresOfPages];

  test('every step of a figure is what its formula comes to, and the last is the figure', () => {
    const wrong = all.flatMap((figure) => {
      const working = explain(figure, index);
      if (working.value === null) return [];
      const followed = follow(working);
      const last = working.steps.at(-1);
      const isLast = last?.symbol === 'result' && last.value === working.value;
      return [
        ...(isLast ? [] : [[figure.tag, 'result', working.value]]),
        ...working.steps.flatMap(({ symbol, value }, at) => {
          const own = followed[at] ?? Number.NaN;
          const isClose = Math.abs(own - value) <= 1e-9 * Math.max(1, Math.abs(own));
          return isClose ? [] : [[figure.tag, symbol, value, own]];
        }),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('every figure names the rules that it follows, and the levels that it is made of', () => {
    const bare = all.filter((figure) => {
      const { value, rules, observed } = explain(figure, index);
      return (
        value !== null && (rules.length === 0 || (observed === null && figure.tag !== 'liveYears'))
      );
    });
    expect(bare).toEqual([]);
  });

  test('a figure of a window is made of the levels from its first day to its last', () => {
    for (const figure of ofWindows) {
      const { value, from, to, observed } = explain(figure, index);
      if (value === null || observed === null) continue;
      const { levels, positions } = observed.own;
      const ends = [positions[0]!, positions.at(-1)!].map((at) => levels.days[at]);
      expect([figure.tag, ...ends]).toEqual([figure.tag, from, to]);
    }
  });
});

test('a figure without a value has no steps, and says why', () => {
  const levels = { days: Int32Array.of(20_000), values: Float64Array.of(100) };
  const working = explain(figureOf('return5Y'), { ...indexOf('daily'), levels });
  expect(working).toMatchObject({ value: null, missing: 'too-short', steps: [], observed: null });
});

test('a formula is filled with the numbers that it is of', () => {
  const values = new Map([
    ['growth', 1.5],
    ['years', 3],
    ['deviation', -0.25],
  ]);
  expect(fillFormula('growth ^ (1 ÷ years)', values)).toBe('1.5 ^ (1 ÷ 3)');
  expect(fillFormula('deviation × √12 + mean(excess)', values)).toBe(
    '(−0.25) × √12 + mean(excess)',
  );
  expect(listsIn('mean(excess) ÷ covariance(returns, others)')).toEqual([
    'returns',
    'others',
    'excess',
  ]);
});
