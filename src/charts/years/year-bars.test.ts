import { expect, test } from 'vitest';
import { layoutYearBars } from './year-bars.ts';

test('years stand in their order, gains on zero and losses below it, each as high as its value', () => {
  const { bars, zero, step } = layoutYearBars([
    { year: 2024, value: 20 },
    { year: 2023, value: null },
    { year: 2022, value: -10 },
  ]);
  expect(bars.map(({ year }) => year)).toEqual([2022, 2023, 2024]);
  expect(step).toBeCloseTo(1 / 3);
  expect(bars.map(({ across }) => across)).toEqual(
    [1 / 6, 0.5, 5 / 6].map((n) => expect.closeTo(n)),
  );
  const [loss, none, gain] = bars;
  expect(loss!.top).toBe(zero);
  expect(none!.height).toBe(0);
  expect(gain!.top + gain!.height).toBeCloseTo(zero);
  expect(gain!.height / loss!.height).toBeCloseTo(2);
});

test('without a loss bars stand on the ground, and years that are all zero have a place', () => {
  const { zero } = layoutYearBars([{ year: 2024, value: 4 }]);
  expect(zero).toBeGreaterThan(0.9);
  const { bars } = layoutYearBars([{ year: 2024, value: 0 }]);
  expect(bars[0]).toMatchObject({ year: 2024, height: 0 });
});
