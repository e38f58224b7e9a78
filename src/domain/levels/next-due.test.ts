import { expect, test } from 'vitest';
import { dayOfIso, isoOfDay } from '../day.ts';
import { nextDue, outdatedFrom } from './next-due.ts';

const day = (iso: string) => dayOfIso(iso) ?? Number.NaN;
const calendar = {
  holidays: new Set(
    ['2026-11-30', '2026-12-25', '2027-01-01', '2027-03-26', '2027-03-29'].map(day),
  ),
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
  const due = nextDue({ last: day(last), previous: null }, frequency, calendar);
  expect([isoOfDay(due.day), new Date(due.at).toISOString()]).toEqual([next, by]);
});

// Good Friday is 26 March 2027, Easter Monday the 29th; Christmas 2026 and New Year 2027 are Fridays.
test.each([
  ['moved to Thursday before a holiday', '2027-03-19', '2027-03-25', '2027-04-02'],
  ['moved to Tuesday after two holidays', '2027-03-19', '2027-03-30', '2027-04-02'],
  ['on its day after a moved one', '2027-03-25', '2027-04-02', '2027-04-09'],
  ['moved twice in turn', '2026-12-24', '2026-12-31', '2027-01-08'],
  ['moved, and the only one, perhaps of a Monday', null, '2027-03-25', '2027-04-05'],
  ['of a Thursday as ever', '2027-03-18', '2027-03-25', '2027-04-01'],
  ['after a week without one', '2027-02-05', '2027-02-19', '2027-02-26'],
])('after a weekly level %s (%s, %s) the next is that of %s', (_, previous, last, next) => {
  const days = { last: day(last), previous: previous === null ? null : day(previous) };
  expect(isoOfDay(nextDue(days, 'weekly', calendar).day)).toBe(next);
});

// The level of the next period is a day, a week or a month away; ten days later it is missed.
test.each([
  ['daily', '2026-11-19', '2026-11-30'],
  ['weekly', '2026-11-19', '2026-12-06'],
  ['monthly', '2026-11-30', '2027-01-10'],
] as const)(
  'a %s level of %s is older than its frequency allows from %s on',
  (frequency, last, from) => {
    const at = outdatedFrom({ last: day(last) }, frequency);
    expect(new Date(at).toISOString()).toBe(`${from}T00:00:00.000Z`);
  },
);
