import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstDayOfMonth, lastDayOfMonth, monthOf } from './calendar.ts';

test('the month of a day is that of the calendar, from the first levels there are to far ahead', () => {
  const byDate = (day: number) => {
    const date = new Date(day * 86_400_000);
    return date.getUTCFullYear() * 12 + date.getUTCMonth();
  };
  // 1600 to 2600.
  const day = fc.integer({ min: -135_140, max: 230_100 });
  fc.assert(
    fc.property(day, (one) => {
      expect(monthOf(one)).toBe(byDate(one));
    }),
    { numRuns: 5_000 },
  );
  for (let year = 1890; year <= 2110; year++) {
    for (let month = year * 12; month < year * 12 + 12; month++) {
      expect(monthOf(firstDayOfMonth(month))).toBe(month);
      expect(monthOf(lastDayOfMonth(month))).toBe(month);
    }
  }
});
