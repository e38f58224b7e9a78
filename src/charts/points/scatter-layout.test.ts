import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointAfterKey, scatterLayout } from './scatter-layout.ts';

test('points lie in the plot: more to the right and to the top', () => {
  const { places, xTicks, yTicks } = scatterLayout([
    { x: 0, y: 0 },
    { x: 10, y: 5 },
    { x: 5, y: 10 },
  ]);
  expect(places.map(({ across }) => across.toFixed(3))).toEqual(['0.037', '0.963', '0.500']);
  expect(places.map(({ down }) => down.toFixed(3))).toEqual(['0.963', '0.500', '0.037']);
  expect(xTicks.map(({ value }) => value)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(yTicks.at(-1)!.at).toBeLessThan(yTicks[0]!.at);
});

test('a list of one, of equal values and of none has a plot', () => {
  for (const points of [
    [],
    [{ x: 3, y: 3 }],
    [
      { x: 1, y: 2 },
      { x: 1, y: 2 },
    ],
  ]) {
    for (const { across, down } of scatterLayout(points).places) {
      expect([across, down].every((share) => share >= 0 && share <= 1)).toBe(true);
    }
  }
});

test('arrow keys reach every point, in the order of the axis', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ x: fc.integer({ min: 0, max: 5 }), y: fc.integer({ min: 0, max: 5 }) }),
        {
          minLength: 1,
          maxLength: 20,
        },
      ),
      fc.constantFrom('ArrowRight', 'ArrowUp'),
      (points, key) => {
        const { places } = scatterLayout(points);
        const back = key === 'ArrowRight' ? 'ArrowLeft' : 'ArrowDown';
        let at = 0;
        for (const _ of points) at = pointAfterKey(back, at, places)!;
        const seen = [at];
        for (const _ of points.slice(1)) seen.push((at = pointAfterKey(key, at, places)!));
        expect(seen.toSorted((a, b) => a - b)).toEqual(points.map((_, i) => i));
        const values = seen.map((i) => (key === 'ArrowRight' ? points[i]!.x : points[i]!.y));
        expect(values).toEqual(values.toSorted((a, b) => a - b));
      },
    ),
  );
  expect(pointAfterKey('a', 0, [])).toBeNull();
});
