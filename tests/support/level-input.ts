import type { LevelInput } from '#src/store/levels/stage-series.ts';

/** Levels by day; NaN removes. */
export function levelInput(
  fundId: string,
  byDay: Record<number, number>,
  reason?: string,
): LevelInput {
  const points = Object.entries(byDay).map(([day, value]) => [Number(day), value] as const);
  return {
    fundId,
    days: Int32Array.from(points, ([day]) => day),
    values: Float64Array.from(points, ([, value]) => value),
    ...(reason === undefined ? {} : { reason }),
  };
}
