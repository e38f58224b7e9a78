import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LevelSeries } from './level-series.ts';

const point = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 3 }));

test('in whatever order days come, each keeps its first level, and a second one is told', () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 80 }), (points) => {
      const series = new LevelSeries({ file: 'a.csv', line: 2, column: 12 });
      const known = new Map<number, number>();
      for (const [day, value] of points) {
        const other = known.get(day);
        const isConflict = other !== undefined && other !== value;
        expect(series.add(day, value)).toBe(isConflict ? other : null);
        if (other === undefined) known.set(day, value);
      }
      const sorted = [...known].toSorted(([a], [b]) => a - b);
      const { days, values } = series.toLevels();
      expect(Array.from(days, (day, at) => [day, values[at]])).toEqual(sorted);
    }),
  );
});
