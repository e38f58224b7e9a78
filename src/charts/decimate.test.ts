import { array, assert, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { decimate } from './decimate.ts';

const seriesArbitrary = array(
  record({ step: integer({ min: 1, max: 40 }), value: integer({ min: 1 }) }),
  {
    minLength: 1,
    maxLength: 400,
  },
).map((points) => {
  let day = 0;
  return {
    days: Int32Array.from(points, ({ step }) => (day += step)),
    values: Float64Array.from(points, ({ value }) => value),
  };
});

test('decimation keeps the first and last level and the extremes of every column', () => {
  assert(
    property(seriesArbitrary, integer({ min: 1, max: 90 }), (series, daysPerColumn) => {
      const { days, values } = series;
      const kept = decimate(series, { from: 0, to: days.length - 1 }, daysPerColumn);
      expect(kept[0]).toBe(0);
      expect(kept.at(-1)).toBe(days.length - 1);
      const columnOf = (i: number) =>
        Math.floor(((days[i] ?? 0) - (days[0] ?? 0)) / Math.max(1, daysPerColumn));
      const columns = Map.groupBy(days.keys(), columnOf);
      for (const [column, positions] of columns) {
        const all = positions.map((i) => values[i] ?? 0);
        const left = kept.filter((i) => columnOf(i) === column).map((i) => values[i] ?? 0);
        expect(Math.min(...left)).toBe(Math.min(...all));
        expect(Math.max(...left)).toBe(Math.max(...all));
      }
    }),
  );
});

test('decimation gives ascending positions, at most two a column beside the last', () => {
  assert(
    property(seriesArbitrary, integer({ min: 1, max: 90 }), (series, daysPerColumn) => {
      const last = series.days.length - 1;
      const kept = decimate(series, { from: 0, to: last }, daysPerColumn);
      expect(kept).toEqual([...new Set(kept)].toSorted((a, b) => a - b));
      const span = (series.days[last] ?? 0) - (series.days[0] ?? 0);
      // The first level stands beside the extremes of its column.
      expect(kept.length).toBeLessThanOrEqual(2 * (Math.floor(span / daysPerColumn) + 1) + 2);
    }),
  );
});

test('a few levels are all kept', () => {
  const series = { days: Int32Array.of(10, 11, 14), values: Float64Array.of(3, 1, 2) };
  expect(decimate(series, { from: 0, to: 2 }, 0.01)).toEqual([0, 1, 2]);
});
