import { utcDay, utcMonday, utcMonth, utcYear, type TimeInterval } from 'd3-time';
import type { Day } from '#src/domain/day.ts';

/** A tick of the time axis. A `month` is labelled without its year where the tick of a year is beside it. */
export type TimeTick = { day: Day; unit: 'day' | 'month' | 'month-of-year' | 'year' };

type Candidate = { unit: 'day' | 'month' | 'year'; interval: TimeInterval; days: number };

const millisecondsPerDay = 86_400_000;
const daysPerMonth = 30.44;
const daysPerYear = 365.25;

function every(interval: { every: (step: number) => TimeInterval | null }, step: number) {
  const found = interval.every(step);
  if (!found) throw new RangeError(`No interval of ${step}`);
  return found;
}

/** Every day, or every second one counted back from the last, so that the newest day has a label. */
function days(last: Day): Candidate[] {
  const isCounted = (date: Date) => (last - date.getTime() / millisecondsPerDay) % 2 === 0;
  return [
    { unit: 'day', interval: utcDay, days: 1 },
    { unit: 'day', interval: utcDay.filter(isCounted), days: 2 },
  ];
}

const longer: Candidate[] = [
  { unit: 'day', interval: utcMonday, days: 7 },
  ...[1, 2, 3, 6].map((step): Candidate => ({
    unit: 'month',
    interval: every(utcMonth, step),
    days: step * daysPerMonth,
  })),
  ...[1, 2, 5, 10, 20, 50, 100].map((step): Candidate => ({
    unit: 'year',
    interval: every(utcYear, step),
    days: step * daysPerYear,
  })),
];

/** Ticks between two days, both included, at most `most`: days, every second day, Mondays, months or years. */
export function timeTicks(first: Day, last: Day, most: number): TimeTick[] {
  const candidates = [...days(last), ...longer];
  const fine = candidates.find((one) => (last - first) / one.days < most) ?? candidates.at(-1);
  if (!fine) return [];
  const dates = fine.interval.range(
    new Date(first * millisecondsPerDay),
    new Date((last + 1) * millisecondsPerDay),
  );
  const namesYear = dates.some((date) => date.getUTCMonth() === 0);
  return dates.map((date, i) => ({
    day: date.getTime() / millisecondsPerDay,
    unit: unitOf(fine.unit, date, i === 0 && !namesYear),
  }));
}

function unitOf(unit: Candidate['unit'], date: Date, needsYear: boolean): TimeTick['unit'] {
  if (unit !== 'month') return unit;
  if (date.getUTCMonth() === 0) return 'year';
  return needsYear ? 'month-of-year' : 'month';
}
