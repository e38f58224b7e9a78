import { expect, test } from 'vitest';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { seriesOf } from './charts.examples.tsx';
import { layoutComparison, valueOn } from './comparison-layout.ts';

const index = {
  key: 'INDEX',
  launch: dayOfIso('2026-03-31'),
  levels: seriesOf([
    ['2025-12-31', 200],
    ['2026-01-30', 210],
    ['2026-02-27', 220],
    ['2026-03-31', 231],
    ['2026-04-30', 242],
  ]),
};
const other = {
  key: 'OTHER',
  launch: null,
  levels: seriesOf([
    ['2026-01-31', 40],
    ['2026-02-27', 50],
    ['2026-03-31', 40],
    ['2026-04-30', 60],
  ]),
};

test('ID-02 series begin at 100 on the first day on which all of them have a level', () => {
  const layout = layoutComparison([index, other], 'Max', 'linear');
  expect(isoOfDay(layout?.base ?? 0)).toBe('2026-02-27');
  expect(layout?.lines.map(({ rebased }) => Array.from(rebased.values))).toEqual([
    [100, expect.closeTo(105, 10), expect.closeTo(110, 10)],
    [100, 80, 120],
  ]);
});

test('ID-02 a period that begins later moves the base', () => {
  const layout = layoutComparison([index, other], '1M', 'linear');
  expect(isoOfDay(layout?.base ?? 0)).toBe('2026-03-31');
  expect(layout?.lines[1]?.rebased.values.at(-1)).toBeCloseTo(150, 10);
});

test('ID-02 the back-tested part of a line is drawn apart', () => {
  const [first, second] = layoutComparison([index, other], 'Max', 'linear')?.lines ?? [];
  expect(first?.paths.backTested).not.toBe('');
  expect(second?.paths.backTested).toBe('');
});

test('a line is read at its last value, unless that is too old', () => {
  const [, second] = layoutComparison([index, other], 'Max', 'linear')?.lines ?? [];
  expect(valueOn(second!, dayOfIso('2026-04-15') ?? 0)).toBe(80);
  expect(valueOn(second!, dayOfIso('2026-08-15') ?? 0)).toBeNull();
});

test('series without a common day cannot be compared', () => {
  const apart = {
    ...other,
    levels: seriesOf([
      ['2026-05-04', 10],
      ['2026-05-05', 11],
    ]),
  };
  expect(layoutComparison([index, apart], 'Max', 'linear')).toBeNull();
});
