import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import { placeOfLevel } from './level-place.ts';
import type { LevelGuard, LevelSurroundings } from './level-guard.ts';
import { numberText } from '../words.ts';

/** A base value is round, while the level of that day may have been rounded otherwise. */
const roundedBy = 0.0005;

/** Asks about levels before the base date, and about a level of the base date that differs from the base value. */
export function watchBase({ directory, series, ask }: LevelSurroundings): LevelGuard {
  return {
    see({ fundId, changes: { days, values } }) {
      const facts = directory.facts(fundId);
      const base = dayOfIso(facts?.baseDate ?? '');
      if (!facts || base === null) return;
      const question = { index: fundId };
      const before = days.filter((day, at) => day < base && !Number.isNaN(values[at]));
      const [first] = before;
      if (first !== undefined) {
        ask({
          ...question,
          ...placeOfLevel(series, fundId, first),
          guard: 'before-base',
          found: `${before.length} levels before its base date, ${facts.baseDate}, the first of ${isoOfDay(first)}`,
          advice: 'Look at base_date of the index, and at the dates of its levels',
        });
      }
      const level = values[days.indexOf(base)];
      if (facts.baseValue === null || level === undefined || Number.isNaN(level)) return;
      if (Math.abs(level / facts.baseValue - 1) <= roundedBy) return;
      ask({
        ...question,
        ...placeOfLevel(series, fundId, base),
        guard: 'base-value',
        found: `its level on its base date, ${facts.baseDate}, is ${numberText(level)}, its base value ${numberText(facts.baseValue)}`,
        advice: 'Look at base_date and base_value of the index, and at the level',
      });
    },
    async finish() {},
  };
}
