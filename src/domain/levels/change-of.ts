/** The units of a level's change: per cent of the earlier level, or points, which are the unit of the levels. */
export const changeUnits = ['percent', 'points'] as const;

export type LevelChange = {
  value: number;
  unit: (typeof changeUnits)[number];
  /** The later level. A change in points has its decimals. */
  level: number;
};

/**
 * The change from one level to a later one in per cent. Levels of an index without returns, such as a rate, are not
 * the value of an investment: they may be zero or negative, so their change is a difference in points.
 * @returns null if a level is missing, or if the change is in per cent and a level is not above zero
 */
export function changeOf(
  level: number | null,
  before: number | null,
  hasReturns: boolean,
): LevelChange | null {
  if (level === null || before === null) return null;
  if (!hasReturns) return { value: level - before, unit: 'points', level };
  if (!(level > 0) || !(before > 0)) return null;
  return { value: (level / before - 1) * 100, unit: 'percent', level };
}
