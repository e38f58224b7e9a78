import { letterOf } from '#src/charts/lines/line-letter.ts';
import { placeMarks, type ChartMark, type PlacedMark } from '#src/charts/lines/chart-marks.ts';
import { layoutLines, type NamedLine } from '#src/charts/lines/lines-layout.ts';
import type { ScaleKind } from '#src/charts/axes/value-scale.ts';
import type { Box } from '#src/charts/run-paths.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { decodeLevels } from '#src/domain/levels/level-columns.ts';
import { formatNumber } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { besideValues, rightOf, timeAxis, valueAxis } from './axes.ts';
import type { Drawing } from './frame.ts';
import type { DrawnLine } from './picture.ts';
import { strokesOf } from './strokes.ts';
import { element, text } from './svg.ts';

/** Levels before the launch are hypothetical. A blend has no launch, so all of its levels are. */
export function lineOf({
  name,
  variant,
  launchDate,
  isHypothetical,
  levels,
}: DrawnLine): NamedLine {
  const series = decodeLevels(levels);
  const last = series.days.at(-1) ?? 0;
  const launch = isHypothetical ? last + 1 : dayOfIso(launchDate ?? '');
  return { name, variant, launch, isHypothetical, href: null, series };
}

export const lastOf = ({ series }: NamedLine, language: Language): string =>
  formatNumber(language, series.values.at(-1) ?? null);

type Drawn = { lines: readonly NamedLine[]; scale?: ScaleKind; marks?: readonly ChartMark[] };

/** Draws lines over the marked days and spans, each with its letter and last value at its end. */
export function drawLines(
  { lines, scale = 'linear', marks = [] }: Drawn,
  room: Box,
  drawing: Drawing,
): string[] {
  const { look, language, unit, small } = drawing;
  const layout = layoutLines(lines, scale, {
    room: (16 * unit) / room.height,
    roomForLabel: (15 * unit) / room.height,
    hasEndsAlone: true,
  });
  const { labelledTicks: labelled, isLabelledLeft: isLeft } = layout;
  const say = ({ value, decimals }: (typeof labelled)[number]) =>
    formatNumber(language, value, decimals);
  const box = isLeft ? besideValues(room, labelled.map(say), drawing) : room;
  const colourOf = (at: number) => look.lines[at] ?? look.lines.at(-1) ?? look.line;
  const placed = placeMarks(marks, layout);
  return [
    ...placed.map((mark) => bandOf(mark, box, drawing)),
    ...valueAxis({ ticks: layout.valueTicks, labelled, isLeft }, box, drawing, say),
    ...layout.paths().flatMap((paths, at) => strokesOf(paths, colourOf(at), box, drawing)),
    ...layout.letters.flatMap(({ line, x, y }) =>
      letterOn(
        { line, x: box.x + x * box.width, y: box.y + y * box.height },
        colourOf(line),
        drawing,
      ),
    ),
    ...placed.map((mark) => labelOf(mark, box, drawing)),
    ...layout.marks.flatMap((share, at) => {
      const y = box.y + share * box.height + 4 * unit;
      const style = { ...small, fill: colourOf(at), weight: 600 };
      const letter = lines.length > 1 ? letterOf(at) : '';
      return [
        text(box.x + box.width + 6 * unit, y, letter, style),
        text(rightOf(box, unit) + 14 * unit, y, lastOf(lines[at]!, language), {
          ...style,
          anchor: 'end' as const,
        }),
      ];
    }),
    ...timeAxis(layout, box, drawing),
  ];
}

/** The letter of a line upon it, which parts for it. */
function letterOn(
  { line, x, y }: { line: number; x: number; y: number },
  fill: string,
  { look, unit, small }: Drawing,
): string[] {
  const style = { ...small, fill, weight: 600, anchor: 'middle' as const };
  return [
    element('circle', {
      cx: x.toFixed(2),
      cy: y.toFixed(2),
      r: 7 * unit,
      fill: look.paper,
    }),
    text(x, y + 4 * unit, letterOf(line), style),
  ];
}

/** A span is a band, a day a line. */
function bandOf({ from, to }: PlacedMark, box: Box, { look, unit }: Drawing): string {
  const x = (box.x + from * box.width).toFixed(2);
  const { y, height } = box;
  return to > from
    ? element('rect', {
        x,
        y,
        width: ((to - from) * box.width).toFixed(2),
        height,
        fill: look.rule,
        'fill-opacity': 0.6,
      })
    : element('path', {
        d: `M${x} ${y}v${height}`,
        stroke: look.quiet,
        'stroke-width': unit,
      });
}

function labelOf({ from, to, row, anchor, label }: PlacedMark, box: Box, drawing: Drawing): string {
  const { look, unit, small } = drawing;
  const isStart = anchor === 'start';
  const x = box.x + (isStart ? from : to) * box.width + (isStart ? 4 : -4) * unit;
  return text(x, box.y + (14 + row * 18) * unit, label, { ...small, fill: look.ink, anchor });
}
