import { expect, test } from 'vitest';
import { dayOfIso } from '../day.ts';
import type { Given } from '../working/recorder.ts';
import { silent } from '../working/recorder.ts';
import { depthOf, windowDrawdown } from './falls.ts';

test('the working of a fall names the level of its peak and that of its trough', () => {
  const points = [
    ['2025-11-20', 100],
    ['2025-12-22', 125],
    ['2026-03-16', 90],
    ['2026-11-20', 110],
  ] as const;
  const levels = {
    days: Int32Array.from(points, ([iso]) => dayOfIso(iso)!),
    values: Float64Array.from(points, ([, value]) => value),
  };
  const fall = windowDrawdown({ levels, frequency: 'daily', holidays: new Set() }, null);
  const given: Given[] = [];
  const { value } = depthOf(fall, { ...silent, given: (one) => void given.push(one) });
  expect(given).toEqual([
    { symbol: 'peak', value: 125, kind: 'level', day: dayOfIso('2025-12-22') },
    { symbol: 'trough', value: 90, kind: 'level', day: dayOfIso('2026-03-16') },
  ]);
  expect(value).toBeCloseTo((90 / 125 - 1) * 100, 10);
});
