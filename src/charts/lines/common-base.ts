import { bisectRight } from 'd3-array';
import type { Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { positionOn, rebased } from './lines-layout.ts';

/**
 * Rebases several series to 100 on the first day of a window on which all have a level, up to the window's end.
 * Returns null where there is no such day before the last. The first series is that of the index itself.
 */
export function fromCommonBase(
  series: readonly Levels[],
  window: { first: Day; last: Day },
): Levels[] | null {
  const base = series[0]?.days.find(
    (day) =>
      day >= window.first && day < window.last && series.every((one) => positionOn(one, day) >= 0),
  );
  if (base === undefined) return null;
  return series.map((one) => rebased(upTo(one, window.last), positionOn(one, base)));
}

function upTo({ days, values }: Levels, last: Day): Levels {
  const end = bisectRight(days, last);
  return { days: days.subarray(0, end), values: values.subarray(0, end) };
}
