// Published levels, and the days and months at which figures begin and end.
export type Level = { date: string; level: number; backTested: boolean };
export type Frequency = 'daily' | 'weekly' | 'monthly';
export type Series = { levels: Level[]; frequency: Frequency };

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

/** The last level on or before a day, at most 45 days older than it. */
export function levelAt({ levels }: Series, day: string): Level | undefined {
  const found = levels.findLast(({ date }) => date <= day);
  return found && days(found.date, day) <= 45 ? found : undefined;
}

/** The day that a period of so many months begins on; of a series with one level a month the end of the earlier month. */
export function startDay({ levels, frequency }: Series, months: number): string {
  const { date } = levels.at(-1)!;
  return frequency === 'monthly'
    ? lastDay(shiftMonth(monthOf(date), -months))
    : sameDayEarlier(date, months);
}

/** The levels of the last so many months from the one that they begin with; undefined where history is too short. */
export function lastMonths(series: Series, months: number): Level[] | undefined {
  const day = startDay(series, months);
  const start = levelAt(series, day);
  if (series.frequency === 'monthly' && start && monthOf(start.date) !== monthOf(day))
    return undefined;
  return start && series.levels.slice(series.levels.indexOf(start));
}

/** Whether the month of a level has ended with it: no day from Monday to Friday of that month is left. */
export function endsMonth({ date }: Level, frequency: Frequency): boolean {
  if (frequency === 'monthly') return true;
  const left = days(date, lastDay(monthOf(date)));
  const weekday = new Date(date).getUTCDay();
  return left === 0 || (weekday >= 5 && left <= 7 - weekday);
}

/** The last level of each month. */
export const lastOfMonths = ({ levels }: Series) =>
  new Map(levels.map((level) => [monthOf(level.date), level]));

/** The last level of each month that has ended. */
export function monthEnds(series: Series): Map<string, Level> {
  const ends = lastOfMonths(series);
  const last = series.levels.at(-1)!;
  if (!endsMonth(last, series.frequency)) ends.delete(monthOf(last.date));
  return ends;
}
