import { isoOfDay, isWeekend, weekdayOf, type Day } from '#src/domain/day.ts';
import { placeOfLevel } from './level-place.ts';
import type { LevelGuard, LevelSurroundings } from './level-guard.ts';

type Closed = { days: number; first: Day };

/** Levels that suffice to tell whether an index has levels on days that are closed elsewhere. */
const enough = 60;

/** Above this share of levels on closed days, an index is calculated on such days. */
const usualPart = 0.02;

const noDays: ReadonlySet<Day> = new Set();

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * Asks about levels of daily indexes on weekends, and on the holidays of their calendar in `site.yaml`, and about those of
 * weekly indexes on weekends alone: a week whose day is a holiday may have its level on it.
 */
export function watchClosedDays(surroundings: LevelSurroundings): LevelGuard {
  const { directory, holidays, listPublished, series, ask } = surroundings;
  const closed = new Map<string, Closed>();
  const unsure = new Map<string, Closed>();
  return {
    see({ fundId, changes, levels }) {
      const facts = directory.facts(fundId);
      if (facts === null || facts.frequency === 'monthly') return;
      const isWeekly = facts.frequency === 'weekly';
      const free = isWeekly ? noDays : holidays(facts.calendar);
      const found = closedIn(changes.days, changes.values, free);
      // A new weekly index on Sundays has all its levels there.
      const isNewOnWeekends =
        isWeekly && levels.days.length > 1 && partOnWeekends(levels.days) > 0.5;
      if (found === null || isNewOnWeekends) return;
      if (levels.days.length < enough) unsure.set(fundId, found);
      else if (partOnWeekends(levels.days) <= usualPart) closed.set(fundId, found);
    },
    async finish() {
      const published = await listPublished([...unsure.keys()]);
      const isOpen = ([fundId]: [string, Closed]) =>
        partOnWeekends(published.get(fundId)?.days ?? new Int32Array()) > usualPart;
      const all = [...closed, ...[...unsure].filter((one) => !isOpen(one))];
      for (const [fundId, { days, first }] of all) {
        const others = days > 1 ? `, and ${days - 1} more days that are closed` : '';
        const why = isWeekend(first)
          ? `a ${weekdays[weekdayOf(first)]}`
          : 'a holiday of the calendar';
        ask({
          guard: 'closed-day',
          ...placeOfLevel(series, fundId, first),
          index: fundId,
          found: `a level on ${isoOfDay(first)}, ${why}${others}`,
          advice: 'Look whether the date is right',
        });
      }
    },
  };
}

/** The share of days on weekends. */
function partOnWeekends(days: Int32Array): number {
  return days.length === 0 ? 0 : days.filter(isWeekend).length / days.length;
}

function closedIn(
  days: Int32Array,
  values: Float64Array,
  holidays: ReadonlySet<Day>,
): Closed | null {
  const closed = days.filter(
    (day, at) => !Number.isNaN(values[at]) && (isWeekend(day) || holidays.has(day)),
  );
  const [first] = closed;
  return first === undefined ? null : { days: closed.length, first };
}
