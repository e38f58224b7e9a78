import { valueScale } from '#src/charts/axes/value-scale.ts';

/** A position in the plot, as shares of its width and height from the top left. */
export type Place = { across: number; down: number };

type Values = { x: number; y: number };

/** The positions of the points and the ticks of both axes. Points with equal values have the same position. */
export function scatterLayout(points: readonly Values[]) {
  const across = scaleOf(points.map(({ x }) => x));
  const down = scaleOf(points.map(({ y }) => y));
  return {
    places: points.map(({ x, y }): Place => ({
      // The scale counts from the top, but this axis from the left, so it is reversed.
      across: 1 - across.shareOf(x),
      down: down.shareOf(y),
    })),
    xTicks: across.ticks
      .map((value) => ({ value, at: 1 - across.shareOf(value) }))
      .filter(isInside),
    yTicks: down.ticks.map((value) => ({ value, at: down.shareOf(value) })).filter(isInside),
  };
}

const isInside = ({ at }: { at: number }) => at >= 0 && at <= 1;

function scaleOf(values: readonly number[]) {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  return Number.isFinite(low) ? valueScale('linear', low, high) : valueScale('linear', 0, 1);
}

const along = {
  ArrowLeft: ['across', -1],
  ArrowRight: ['across', 1],
  ArrowUp: ['down', -1],
  ArrowDown: ['down', 1],
} as const;

/**
 * The point that an arrow key selects: the next one along that axis, so that every point can be reached. Home and
 * End select the first and last of the list. Returns null for other keys.
 */
export function pointAfterKey(key: string, from: number, places: readonly Place[]): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return places.length - 1;
  if (!Object.hasOwn(along, key)) return null;
  const [axis, step] = along[key as keyof typeof along];
  const order = Array.from(places.keys()).toSorted(
    (a, b) => places[a]![axis] - places[b]![axis] || a - b,
  );
  const at = order.indexOf(from) + step;
  return order[Math.min(order.length - 1, Math.max(0, at))] ?? null;
}
