import { expect, test } from 'vitest';
import { dayOfIso } from '../day.ts';
import { monthOf } from './calendar.ts';
import { endsByMonth } from './month-ends.ts';
import type { Series } from './series.ts';

const day = (iso: string) => dayOfIso(iso)!;

test('month-ends of the same days are those of each frequency and of each set of holidays', () => {
  const levels = {
    days: Int32Array.of(day('2024-12-30'), day('2025-01-30')),
    values: Float64Array.of(100, 101),
  };
  const ofJanuary = (change: Partial<Series>) =>
    endsByMonth({ levels, frequency: 'daily', holidays: new Set(), ...change }).get(
      monthOf(day('2025-01-30')),
    );
  // A level is due on Friday, 31 January, unless that is a holiday, or a month has one level.
  expect(ofJanuary({})).toBeUndefined();
  expect(ofJanuary({ holidays: new Set([day('2025-01-31')]) })).toBe(1);
  expect(ofJanuary({})).toBeUndefined();
  expect(ofJanuary({ frequency: 'monthly' })).toBe(1);
  expect(ofJanuary({})).toBeUndefined();
});
