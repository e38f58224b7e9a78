import { expect, test } from 'vitest';
import { layoutBands } from './bands-layout.ts';

const series = (...values: number[]) => ({
  days: Int32Array.from(values, (_, at) => at * 10),
  values: Float64Array.from(values),
});

test('shares lie on each other from the top, each where its middle is at the end', () => {
  const { bands } = layoutBands([series(60, 50, 80), series(40, 50, 20)]);
  expect(bands.map(({ area }) => area)).toEqual([
    '-1,0 0,0 50,0 100,0 101,0 101,101 -1,101',
    '-1,60 0,60 50,50 100,80 101,80 101,101 -1,101',
  ]);
  expect(bands.map(({ middle }) => middle)).toEqual([0.4, 0.9]);
});

test('the axis of time lies below the same days', () => {
  const years = { days: Int32Array.from([0, 3653]), values: Float64Array.from([100, 100]) };
  const { wide } = layoutBands([years]).timeTicks;
  // 1970 to 1980: every second year.
  expect(wide.map(({ day, share }) => [day, share.toFixed(3)]).at(1)).toEqual([730, '0.200']);
});
