import { expect, test } from 'vitest';
import { publicationCalendar } from '#src/contract/provider/site.ts';
import { nextDueOf } from './next-due-of.ts';

test('the level before the last tells the regular weekday of a weekly index, which a holiday moved', () => {
  // The 20th is a Friday.
  const calendar = publicationCalendar.parse({ time: '22:30', holidays: ['2026-11-20'] });
  const weekly = { isLive: true, frequency: 'weekly', calendar: null } as const;
  const dueAfter = (previousDate: string | null) =>
    nextDueOf({ ...weekly, lastDate: '2026-11-19', previousDate }, calendar)?.date;
  expect(dueAfter('2026-11-12')).toBe('2026-11-26');
  expect(dueAfter('2026-11-13')).toBe('2026-11-27');
});
