import { expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { calendarAnswers } from './return-answers.ts';

/** A weekday level of 100 and a bit from one day to another. */
function marksOf(first: string, last: string) {
  const [from, to] = [dayOfIso(first)!, dayOfIso(last)!];
  const days = Int32Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(
    (day) => new Date(day * 86_400_000).getUTCDay() % 6 !== 0,
  );
  const [year] = calendarAnswers({
    levels: { days, values: Float64Array.from(days, (day) => 100 + (day % 7)) },
    frequency: 'daily',
    holidays: new Set(),
    launch: null,
    isCut: false,
    isClosed: false,
    benchmark: null,
    riskFree: null,
  });
  return year && { year: year.year, toDate: year.toDate, openMonth: year.openMonth };
}

test.each([
  ['neither year nor month has ended', '2024-12-02', '2025-11-14', true, 11],
  ['the month has ended, the year has not', '2024-12-02', '2025-11-28', true, null],
  ['the first year has a month alone', '2025-10-01', '2025-12-12', true, 12],
  ['both have ended', '2024-12-02', '2025-12-31', false, null],
])(
  'ID-02 a year is to date while it, or a month of it, is: %s',
  (_, first, last, toDate, openMonth) => {
    expect(marksOf(first, last)).toEqual({ year: 2025, toDate, openMonth });
  },
);
