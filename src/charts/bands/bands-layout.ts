import type { Levels } from '#src/domain/levels/level-columns.ts';
import { timeTicks } from '../axes/time-ticks.ts';

const mostTimeTicks = { narrow: 4, wide: 8 };

/**
 * Lays out shares of a whole over time as stacked bands, the first at the top. All series have the same days, at
 * least two, and values in per cent that add up to 100.
 * @returns the middle of each band's end, as a share of the plot's height; and each area in hundredths of the plot's width
 *   and height: from its upper edge down, beyond the plot on the other sides, so that the next area covers what is below it
 */
export function layoutBands(series: readonly Levels[]) {
  const days = series[0]?.days ?? new Int32Array();
  const [first = 0, last = 1] = [days[0], days.at(-1)];
  const shareOf = (day: number) => (day - first) / (last - first);
  const edgeOf = (values: Float64Array) =>
    Array.from(days, (day, at) => `${hundredths(shareOf(day) * 100)},${hundredths(values[at]!)}`);
  let above = new Float64Array(days.length);
  const bands = series.map(({ values }) => {
    const below = above.map((edge, at) => edge + (values[at] ?? 0));
    const edge = edgeOf(above);
    const [begin, end] = [above[0] ?? 0, above.at(-1) ?? 0].map(hundredths);
    const band = {
      area: [`-1,${begin}`, ...edge, `101,${end}`, '101,101', '-1,101'].join(' '),
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

const hundredths = (value: number) => Math.round(value * 100) / 100;
