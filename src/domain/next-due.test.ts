import { expect, test } from 'vitest';
import { dayOfIso, isoOfDay } from './day.ts';
import { nextDue } from './next-due.ts';

const day = (iso: string) => dayOfIso(iso) ?? Number.NaN;
const calendar = {
  holidays: new Set([day('2026-12-25'), day('2027-01-01'), day('2026-11-30')]),
  minutes: 22 * 60 + 30,
  lagDays: { daily: 0, weekly: 0, monthly: 15 },
};

// Days of the week as a wall calendar of 2026 shows them: 19 November is a Thursday.
test.each([
  ['daily', '2026-11-19', '2026-11-20', '2026-11-20T22:30:00.000Z'],
  ['daily', '2026-11-20', '2026-11-23', '2026-11-23T22:30:00.000Z'],
  ['daily', '2026-12-24', '2026-12-28', '2026-12-28T22:30:00.000Z'],
  ['weekly', '2026-11-18', '2026-11-25', '2026-11-25T22:30:00.000Z'],
  ['weekly', '2026-12-18', '2026-12-28', '2026-12-28T22:30:00.000Z'],
  ['monthly', '2026-10-30', '2026-11-27', '2026-12-12T22:30:00.000Z'],
  ['monthly', '2026-11-27', '2026-12-31', '2027-01-15T22:30:00.000Z'],
  ['monthly', '2026-11-12', '2026-11-27', '2026-12-12T22:30:00.000Z'],
] as const)('after the %s level of %s comes that of %s, by %s', (frequency, last, next, by) => {
  const due = nextDue(day(last), frequency, calendar);
  expect([isoOfDay(due.day), new Date(due.at).toISOString()]).toEqual([next, by]);
});
