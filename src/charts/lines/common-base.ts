import type { Levels } from '#src/domain/levels/level-columns.ts';
import { dayAt, positionOnOrBefore } from '../levels/level-series.ts';
import { positionOn, rebased } from './lines-layout.ts';
import { startOfPeriod, type Period } from '../levels/periods.ts';

/**
 * Several series, each 100 on the first day within the period on which all of them have a level, and from
 * that day on. Null where there is none. The period ends with the first series, which is the index itself.
 */
export function fromCommonBase(
  series: readonly Levels[],
  period: Period,
  endsMonth: boolean,
): Levels[] | null {
  const [index] = series;
  const last = index?.days.at(-1);
  if (!index || last === undefined) return null;
  const start = startOfPeriod(period, index, endsMonth) ?? dayAt(index, 0);
  const first = Math.max(0, positionOnOrBefore(index, start));
  const base = index.days
    .subarray(first)
    .find((day) => day < last && series.every((one) => positionOn(one, day) >= 0));
  if (base === undefined) return null;
  return series.map((one) => rebased(one, positionOn(one, base)));
}
