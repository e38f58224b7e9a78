import { expect, test } from 'vitest';
import type { Day } from '#src/domain/day.ts';
import { decodeLevels, type Levels } from '#src/domain/levels/level-columns.ts';
import { shownValue } from '#src/domain/shown-value.ts';
import { formatLevel } from '#src/i18n/format.ts';
import { makeIndex } from '../../../tests/support/small-indexes.ts';
import { drawnOf, drawnShare, ownLevelsOf } from './drawn-lines.ts';

const lineOf = (values: number[]): Levels => ({
  days: Int32Array.from(values, (_, day) => 20_000 + day),
  values: Float64Array.from(values),
});

/** The levels that a chart of several lines gets for published ones. */
function drawnLevels(values: number[]): number[] {
  const levels = lineOf(values);
  const drawn = drawnOf({ levels, frequency: 'daily', holidays: new Set<Day>() }, 12);
  return [...decodeLevels(drawn.levels!).values];
}

test('a level that begins at 100 ends with the digits of the return beside it', () => {
  const [, last] = drawnLevels([1000, 3649.547973]);
  expect(formatLevel('en-us', last!)).toBe('364.95');
  expect(shownValue(last! - 100, 2)).toBe(264.95);
});

test('a line that nearly vanishes keeps the digits with which small levels are shown', () => {
  const [, ninth, hundredth] = drawnLevels([1000, 91.23449, 0.51234499]);
  expect(formatLevel('en-us', ninth!)).toBe('9.1234');
  expect(formatLevel('en-us', hundredth!)).toBe('0.05123');
});

test('a share is drawn with the digits of its table', () => {
  const [share] = decodeLevels(
    drawnShare(lineOf([0, 1]).days, Float64Array.from([0.58648, 0.5964498]))!,
  ).values.slice(1);
  expect(shownValue(share!, 2)).toBe(59.64);
});

test('a rate keeps its own unit over the asked days; an index with returns has none', () => {
  const index = {
    levels: lineOf([4.25, 4.5, -0.125, 0.3012345]),
    frequency: 'daily' as const,
    holidays: new Set<Day>(),
    launch: null,
    isCut: false,
    benchmark: null,
    riskFree: null,
  };
  const levelsOf = (hasReturns: boolean, from: Day | null, to: Day | null) => {
    const record = makeIndex({
      fundId: 'RATE',
      name: 'Rate',
      assetType: 'interest-rates',
      hasReturns,
    });
    const drawn = ownLevelsOf({ record, index }, { from, to });
    return drawn && [...decodeLevels(drawn).values];
  };
  expect(levelsOf(false, null, null)).toEqual([4.25, 4.5, -0.125, 0.301234]);
  expect(levelsOf(false, 20_001, 20_002)).toEqual([4.5, -0.125]);
  // One level alone is no line.
  expect(levelsOf(false, 20_003, null)).toBe(null);
  expect(levelsOf(false, null, 20_000)).toBe(null);
  expect(levelsOf(true, null, null)).toBe(null);
});
