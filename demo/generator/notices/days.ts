import { dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';

const required = (iso: string): Day => {
  const day = dayOfIso(iso);
  if (day === null) throw new Error(`${iso} is no day`);
  return day;
};

/** Monday is 1, Sunday 7. */
const weekdayOf = (day: Day) => ((((day + 3) % 7) + 7) % 7) + 1;

const firstOf = (year: number, month: number) =>
  required(`${year}-${String(month).padStart(2, '0')}-01`);

/** When quarterly and semi-annual reviews take effect. */
export function thirdFriday(year: number, month: number): string {
  const first = firstOf(year, month);
  const firstFriday = first + ((5 - weekdayOf(first) + 7) % 7);
  return isoOfDay(firstFriday + 14);
}

/** The n-th weekday of January, New Year's Day left out. */
export function januaryBusinessDay(year: number, wanted: number): string {
  let day = firstOf(year, 1);
  for (let found = 0; found < wanted;) {
    day += 1;
    if (weekdayOf(day) <= 5) found += 1;
  }
  return isoOfDay(day);
}

export function daysBefore(iso: string, days: number): string {
  return isoOfDay(required(iso) - days);
}
