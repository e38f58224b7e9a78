import type { Levels } from '#src/domain/levels/level-columns.ts';
import { timeTicks } from '../axes/time-ticks.ts';

const mostTimeTicks = { narrow: 4, wide: 8 };

/**
 * Shares of a whole over time, lying on each other, the first at the top. Every series has the same days, at least two, and
 * values in per cent that add to 100.
 * @returns outlines in hundredths of the plot's width and height, and where the last share of each has its middle
 */
export function layoutBands(series: readonly Levels[]) {
  const days = series[0]?.days ?? new Int32Array();
  const [first = 0, last = 1] = [days[0], days.at(-1)];
  const shareOf = (day: number) => (day - first) / (last - first);
  let above = new Float64Array(days.length);
  const bands = series.map(({ values }) => {
    const below = above.map((edge, at) => edge + (values[at] ?? 0));
    const band = {
      outline: outlineOf(days, above, below, shareOf),
      middle: ((above.at(-1) ?? 0) + (below.at(-1) ?? 0)) / 200,
    };
    above = below;
    return band;
  });
  const ticks = (most: number) =>
    timeTicks(first, last, most).map((tick) => ({ ...tick, share: shareOf(tick.day) }));
  const { narrow, wide } = mostTimeTicks;
  return { bands, timeTicks: { narrow: ticks(narrow), wide: ticks(wide) } };
}

/** Along the upper edge and back along the lower one. */
function outlineOf(
  days: Int32Array,
  above: Float64Array,
  below: Float64Array,
  shareOf: (day: number) => number,
): string {
  const edge = (values: Float64Array) =>
    Array.from(days, (day, at) => `${hundredths(shareOf(day) * 100)},${hundredths(values[at]!)}`);
  return [...edge(above), ...edge(below).toReversed()].join(' ');
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
