// Published levels, and the days and months at which figures begin and end.
/** `backTested` is null where the launch date of the index is not known. */
export type Level = { date: string; level: number; backTested: boolean | null };
export type Frequency = 'daily' | 'weekly' | 'monthly';
/** `next`: the day of the level that comes next, by the provider's calendar; undefined where none is published. */
export type Series = { levels: Level[]; frequency: Frequency; next: string | undefined };

export const growth = (start: Level, end: Level) => end.level / start.level;
export const monthOf = (date: string) => date.slice(0, 7);
export const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
export const dayBefore = (date: string, count: number) =>
  new Date(Date.parse(date) - count * 86_400_000).toISOString().slice(0, 10);

/** The month so many months later ("2026-01" and −1: "2025-12"). */
export function shiftMonth(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

const lastDay = (month: string) => dayBefore(`${shiftMonth(month, 1)}-01`, 1);

/** The same day so many months earlier: the last of the month where it lacks the day, and from the last of a month. */
function sameDayEarlier(date: string, months: number): string {
  const last = lastDay(shiftMonth(monthOf(date), -months));
  const same = monthOf(last) + date.slice(7);
  return date === lastDay(monthOf(date)) || same > last ? last : same;
}

const oldestStart = { daily: 10, weekly: 7 };

/** The last level on or before a day: at most ten days older than it, a week in a weekly series, of its month in a monthly one. */
export function levelAt({ levels, frequency }: Series, day: string): Level | undefined {
  const found = levels.findLast(({ date }) => date <= day);
  if (!found) return undefined;
  if (frequency === 'monthly') return monthOf(found.date) === monthOf(day) ? found : undefined;
  return days(found.date, day) <= oldestStart[frequency] ? found : undefined;
}

/** The day that a period of so many months goes back to: a month-end where the last level is the last of its month. */
export function startDay(series: Series, months: number): string {
  const { date } = series.levels.at(-1)!;
  return endsMonth(series)
    ? lastDay(shiftMonth(monthOf(date), -months))
    : sameDayEarlier(date, months);
}

/** The levels of the last so many months from the one that they begin with; undefined where history is too short. */
export function lastMonths(series: Series, months: number): Level[] | undefined {
  const start = levelAt(series, startDay(series, months));
  return start && series.levels.slice(series.levels.indexOf(start));
}

/** Whether the last level is the last of its month: the next one is of a later month. */
export function endsMonth({ levels, frequency, next }: Series): boolean {
  const { date } = levels.at(-1)!;
  return frequency === 'monthly' || monthOf(next ?? nextWeekday(date, frequency)) > monthOf(date);
}

/** Where the provider names no calendar: the next day from Monday to Friday, or that of the next week. */
function nextWeekday(date: string, frequency: Frequency): string {
  let next = dayBefore(date, frequency === 'weekly' ? -7 : -1);
  while (new Date(next).getUTCDay() % 6 === 0) next = dayBefore(next, -1);
  return next;
}

/** The last level of each month. */
export const lastOfMonths = ({ levels }: Series) =>
  new Map(levels.map((level) => [monthOf(level.date), level]));

/** The last level of each month that has ended; none that lies more than ten days before its end, but in a monthly series. */
export function monthEnds(series: Series): Map<string, Level> {
  const ends = lastOfMonths(series);
  if (!endsMonth(series)) ends.delete(monthOf(series.levels.at(-1)!.date));
  for (const [month, { date }] of ends) {
    if (series.frequency !== 'monthly' && days(date, lastDay(month)) > 10) ends.delete(month);
  }
  return ends;
}

/** The newest month that has ended, whether it has a level near its end or not. */
export function newestEnded(series: Series): string {
  const month = monthOf(series.levels.at(-1)!.date);
  return endsMonth(series) ? month : shiftMonth(month, -1);
}

/** The level nearest to a day, at most three days from it, a week in a weekly series. */
export function nearest({ levels, frequency }: Series, day: string): Level | undefined {
  const distance = ({ date }: Level) => Math.abs(days(date, day));
  const found = levels.toSorted((one, other) => distance(one) - distance(other))[0];
  return found && distance(found) <= (frequency === 'weekly' ? 7 : 3) ? found : undefined;
}
