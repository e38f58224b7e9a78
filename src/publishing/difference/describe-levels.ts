import { isoOfDay } from '#src/domain/day.ts';
import type { LevelDifference } from './difference.ts';
import type { LevelsChange, PointsSpan } from './difference-report.ts';

/** The changes of levels, index by index. */
export function describeLevels(
  levels: ReadonlyMap<string, LevelDifference>,
  nameOf: (fundId: string) => string,
): LevelsChange[] {
  return Array.from(levels, ([key, { added, corrected, withdrawn, corrections }]) => ({
    key,
    name: nameOf(key),
    added: pointsOf(added),
    corrected: pointsOf(corrected),
    withdrawn: pointsOf(withdrawn),
    corrections: corrections.map(({ day, oldValue, newValue }) => ({
      day: isoOfDay(day),
      before: oldValue,
      after: newValue,
    })),
  }));
}

const pointsOf = (points: LevelDifference['added']): PointsSpan =>
  points && {
    points: points.points,
    first: isoOfDay(points.first),
    last: isoOfDay(points.last),
  };
