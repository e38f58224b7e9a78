import { hash } from 'node:crypto';
import type { Figures } from '#src/contract/provider/figures.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import { periodReturns, returnPeriods } from '#src/domain/figures/returns.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';

/** As much of an index as decides on its figures, besides its levels. */
export type Measured = Pick<IndexRecord, 'fundId' | 'frequency' | 'entitlements'>;

/**
 * What follows from the levels of one index; null for an index without levels. Where the provider withholds
 * the beginning, the first public level is not the inception, and there is no return since then.
 */
export function figuresOf(
  { fundId, frequency, entitlements }: Measured,
  levels: Levels,
  holidays: ReadonlySet<Day>,
): Figures | null {
  const { days, values } = levels;
  const found = periodReturns({ levels, frequency, holidays });
  const [first] = days;
  const last = days.at(-1);
  const lastLevel = values.at(-1);
  if (!found || first === undefined || last === undefined || lastLevel === undefined) return null;
  const previous = days.at(-2);
  const isCut = entitlements.historyFrom !== null;
  const shown = returnPeriods.map((period) => {
    const { value, from } = found[period];
    const isWithheld = isCut && period === 'sinceInception';
    return isWithheld ? { period, value: null, from: null } : { period, value, from };
  });
  return {
    fundId,
    numberOfLevels: days.length,
    firstDate: isoOfDay(first),
    lastDate: isoOfDay(last),
    lastLevel,
    previousDate: previous === undefined ? null : isoOfDay(previous),
    previousLevel: values.at(-2) ?? null,
    returns: Object.fromEntries(
      shown.map(({ period, value }) => [period, value]),
    ) as Figures['returns'],
    returnsFrom: Object.fromEntries(
      shown.flatMap(({ period, from }) => (from === null ? [] : [[period, isoOfDay(from)]])),
    ),
  };
}

/** What decides on the figures of an index besides its levels, in a few letters. */
export function basisOf(
  { frequency, entitlements }: Omit<Measured, 'fundId'>,
  holidays: ReadonlySet<Day>,
): string {
  const days = holidays.size === 0 ? '' : hash('sha256', String([...holidays])).slice(0, 16);
  return [frequency, entitlements.historyFrom === null ? 'whole' : 'cut', days].join(' ').trim();
}
