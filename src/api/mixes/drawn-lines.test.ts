import { expect, test } from 'vitest';
import type { Day } from '#src/domain/day.ts';
import { decodeLevels, type Levels } from '#src/domain/levels/level-columns.ts';
import { shownValue } from '#src/domain/shown-value.ts';
import { formatLevel } from '#src/i18n/format.ts';
import { drawnOf, drawnShare } from './drawn-lines.ts';

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
