import type { Site } from '#src/contract/provider/site.ts';
import { dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';
import type { CheckContext } from '../check-context.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { ReadYaml, YamlPath } from '../reading/read-yaml.ts';

type HolidayList = { name: string | null; path: YamlPath; holidays: readonly string[] };

/** Holidays of a year are known, and wanted, so many days before it begins. */
const daysAhead = 31;

/** A list of holidays names weekdays, each once, and goes on for as long as its indexes do. */
export function checkCalendars(
  file: string,
  read: ReadYaml<Site>,
  { faults, ask, today }: Pick<CheckContext, 'faults' | 'ask' | 'today'>,
  directory: IndexDirectory,
): void {
  for (const list of holidayLists(read.value)) {
    const { path, holidays } = list;
    for (const [i, day] of holidays.entries()) {
      const problem = problemOf(holidays, i);
      if (problem) faults.add({ file, ...read.at([...path, i]), expected: problem, found: day });
    }
    const ended = endOf(list, directory, today);
    if (ended === null) continue;
    const { line } = read.at([...path, holidays.length - 1]);
    const question = { guard: 'ended-calendar' as const, file, line, index: null };
    ask({ ...question, ...ended }, { kind: 'site', key: 'site' });
  }
}

function holidayLists({ calendar }: Site): HolidayList[] {
  if (calendar === undefined) return [];
  const named = Object.entries(calendar.named ?? {}).map(([name, { holidays }]) => ({
    name,
    path: ['calendar', 'named', name, 'holidays'],
    holidays,
  }));
  return [{ name: null, path: ['calendar', 'holidays'], holidays: calendar.holidays }, ...named];
}

/** A day that stands twice, or on a weekend, is most likely another one, mistyped. */
function problemOf(holidays: readonly string[], i: number): string | null {
  const day = holidays[i] ?? '';
  if (holidays.indexOf(day) !== i) return 'each holiday once';
  const weekday = new Date(day).getUTCDay();
  if (weekday % 6 !== 0) return null;
  const named = weekday === 0 ? 'a Sunday' : 'a Saturday';
  return `a weekday (${day} is ${named}, on which no level is due anyway: look at its year, or leave it out)`;
}

/** What is wrong with a list whose last year is over, or nearly so, while indexes go by it; null where it goes on. */
function endOf(
  { name, holidays }: HolidayList,
  directory: IndexDirectory,
  today: Day,
): { found: string; advice: string } | null {
  const lastYear = Math.max(...holidays.map((day) => Number(day.slice(0, 4))));
  const nextYear = Number(isoOfDay(today + daysAhead).slice(0, 4));
  if (holidays.length === 0 || lastYear >= nextYear) return null;
  const isLiving = (ceasedOn: string | null) =>
    ceasedOn === null || (dayOfIso(ceasedOn) ?? today) >= today;
  const going = Array.from(directory.allFacts()).filter(
    ({ calendar, ceasedOn }) => (calendar ?? null) === name && isLiving(ceasedOn),
  );
  const [first] = going;
  if (first === undefined) return null;
  const others = going.length > 1 ? ` and ${going.length - 1} more` : '';
  const which = name === null ? 'calendar.holidays' : `calendar.named.${name}.holidays`;
  return {
    found:
      `${which} ends with ${lastYear}, and ${first.fundId}${others} goes by it: from ${lastYear + 1} on ` +
      'every weekday counts as one with a level',
    advice: `Add the holidays from ${lastYear + 1} on`,
  };
}
