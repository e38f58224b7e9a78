import { widthOf } from '#src/charts/letter-width.ts';
import type { LinesLayout } from '#src/charts/lines/lines-layout.ts';
import type { Box } from '#src/charts/run-paths.ts';
import { timeLabel } from '#src/charts/axes/time-label.ts';
import type { Drawing } from './frame.ts';
import { element, text } from './svg.ts';

type Tick = { share: number; value: number; decimals: number };

type Grid = {
  ticks: readonly Tick[];
  /** Those with a value at the right; all, if not given. */
  labelled?: readonly Tick[];
  /** The values stand before the grid, at its left, instead. */
  isLeft?: boolean;
};

/** The horizontal grid lines with their values. */
export function valueAxis(
  { ticks, labelled = ticks, isLeft = false }: Grid,
  box: Box,
  { look, unit, small }: Drawing,
  say: (tick: Tick) => string,
): string[] {
  const y = (share: number) => box.y + share * box.height;
  return [
    ...ticks.map(({ share }) =>
      element('path', {
        d: `M${box.x} ${y(share).toFixed(2)}H${box.x + box.width}`,
        stroke: look.rule,
      }),
    ),
    ...labelled.map((tick) =>
      text(
        isLeft ? box.x - gapBefore * unit : rightOf(box, unit),
        y(tick.share) + 4 * unit,
        say(tick),
        { ...small, anchor: 'end' },
      ),
    ),
  ];
}

/** The gap between a value at the left and the grid. */
const gapBefore = 8;

/** What values at the left leave of a box. */
export function besideValues(box: Box, values: readonly string[], { unit, small }: Drawing): Box {
  const taken = Math.max(...values.map(widthOf)) * small.size + gapBefore * unit;
  return { ...box, x: box.x + taken, width: box.width - taken };
}

/** The right end of value labels. */
export const rightOf = (box: Box, unit: number): number => box.x + box.width + 62 * unit;

/** The time axis of a chart of levels, with its labels. */
export function timeAxis(
  layout: Pick<LinesLayout, 'timeTicks'>,
  box: Box,
  { look, language, unit, small }: Drawing,
): string[] {
  const bottom = box.y + box.height;
  return [
    element('path', {
      d: `M${box.x} ${bottom}h${box.width}`,
      stroke: look.quiet,
    }),
    ...layout.timeTicks[box.width > 560 ? 'wide' : 'narrow']
      // The weight of the thread hangs at the end, so the last label is left out.
      .filter(({ share }) => share < 0.96)
      .map((tick) =>
        text(box.x + tick.share * box.width, bottom + 18 * unit, timeLabel(language, tick), {
          ...small,
          anchor: tick.share < 0.04 ? 'start' : 'middle',
        }),
      ),
  ];
}
