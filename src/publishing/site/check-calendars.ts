import type { Site } from '#src/contract/provider/site.ts';
import { dayOfIso, isoOfDay, isWeekend, type Day } from '#src/domain/day.ts';
import type { CheckContext } from '../check-context.ts';
import type { Question } from '../guards/questions.ts';
import { someOf } from '../guards/words.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { ReadYaml, YamlPath } from '../reading/read-yaml.ts';

type HolidayList = { name: string | null; path: YamlPath; holidays: readonly string[] };

/** Holidays of a year are known, and wanted, so many days before it begins. */
const daysAhead = 31;

/** A list of holidays names each once, most likely weekdays alone, and goes on for as long as its indexes do. */
export function checkCalendars(
  file: string,
  read: ReadYaml<Site>,
  { faults, ask, today }: Pick<CheckContext, 'faults' | 'ask' | 'today'>,
  directory: IndexDirectory,
): void {
  for (const list of holidayLists(read.value)) {
    const { path, holidays } = list;
    for (const [i, day] of holidays.entries()) {
      // One that stands twice is most likely another one, mistyped.
      if (holidays.indexOf(day) === i) continue;
      const expected = 'each holiday once';
      faults.add({ file, ...read.at([...path, i]), expected, found: day });
    }
    const asked = [weekendsOf(list), endOf(list, directory, today), useOf(list, directory)].filter(
      (one) => one !== null,
    );
    for (const { i, ...said } of asked) {
      ask({ ...said, file, ...read.at([...path, i]), index: null }, { kind: 'site', key: 'site' });
    }
  }
}

/** What is asked about a list of holidays, at one of them. */
type Asked = Pick<Question, 'guard' | 'found' | 'advice'> & { i: number };

function holidayLists({ calendar }: Site): HolidayList[] {
  if (calendar === undefined) return [];
  const named = Object.entries(calendar.named ?? {}).map(([name, { holidays }]) => ({
    name,
    path: ['calendar', 'named', name, 'holidays'],
    holidays,
  }));
  return [{ name: null, path: ['calendar', 'holidays'], holidays: calendar.holidays }, ...named];
}

const nameOf = ({ name }: HolidayList): string =>
  name === null ? 'calendar.holidays' : `calendar.named.${name}.holidays`;

/** Days on weekends, on which levels are due of few indexes: most likely their year is mistyped. */
function weekendsOf(list: HolidayList): Asked | null {
  const onWeekends = list.holidays.filter((day) => isWeekend(dayOfIso(day) ?? 0));
  const [first] = onWeekends;
  if (first === undefined) return null;
  return {
    guard: 'odd-terms',
    i: list.holidays.indexOf(first),
    found: `${nameOf(list)} has days on weekends: ${someOf(onWeekends)}`,
    advice: 'Look at the year of each, or leave it out',
  };
}

/** What is wrong with a named list that no index goes by; null where one does. */
function useOf(list: HolidayList, directory: IndexDirectory): Asked | null {
  const { name } = list;
  const isUsed = Array.from(directory.allFacts()).some(({ calendar }) => calendar === name);
  if (name === null || isUsed) return null;
  return {
    guard: 'unused-setting',
    i: 0,
    found: `${nameOf(list)} are those of no index`,
    advice: 'Name the calendar in the column calendar of indexes.csv, or leave it out',
  };
}

/** What is wrong with a list whose last year is over, or nearly so, while indexes go by it; null where it goes on. */
function endOf(list: HolidayList, directory: IndexDirectory, today: Day): Asked | null {
  const { name, holidays } = list;
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
  return {
    guard: 'ended-calendar',
    i: holidays.length - 1,
    found:
      `${nameOf(list)} ends with ${lastYear}, and ${first.fundId}${others} goes by it: from ${lastYear + 1} on ` +
      'every weekday counts as one with a level',
    advice: `Add the holidays from ${lastYear + 1} on`,
  };
}
