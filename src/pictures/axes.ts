import type { LinesLayout } from '#src/charts/lines/lines-layout.ts';
import type { Box } from '#src/charts/run-paths.ts';
import { timeLabel } from '#src/charts/axes/time-label.ts';
import type { Drawing } from './frame.ts';
import { element, text } from './svg.ts';

type Tick = { share: number; value: number; decimals: number };

/** Lines of the grid across, each with its value at the right. */
export function valueAxis(
  ticks: readonly Tick[],
  labelled: readonly Tick[],
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
      text(rightOf(box, unit), y(tick.share) + 4 * unit, say(tick), { ...small, anchor: 'end' }),
    ),
  ];
}

/** Where labels of values end. */
export const rightOf = (box: Box, unit: number): number => box.x + box.width + 62 * unit;

/** The ground of a chart of levels, with its days. */
export function timeAxis(
  layout: Pick<LinesLayout, 'timeTicks'>,
  box: Box,
  { look, language, unit, small }: Drawing,
): string[] {
  const bottom = box.y + box.height;
  return [
    element('path', { d: `M${box.x} ${bottom}h${box.width}`, stroke: look.quiet }),
    ...layout.timeTicks[box.width > 560 ? 'wide' : 'narrow']
      // At the end hangs the weight of the thread.
      .filter(({ share }) => share < 0.96)
      .map((tick) =>
        text(box.x + tick.share * box.width, bottom + 18 * unit, timeLabel(language, tick), {
          ...small,
          anchor: tick.share < 0.04 ? 'start' : 'middle',
        }),
      ),
  ];
}
