import { dayOfIso } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/level-columns.ts';

/** A series from dates and levels, as an example or a test writes them down. */
export function seriesOf(points: readonly (readonly [iso: string, level: number])[]): Levels {
  return {
    days: Int32Array.from(points, ([iso]) => dayOfIso(iso) ?? Number.NaN),
    values: Float64Array.from(points, ([, level]) => level),
  };
}
