import type { Day } from '#src/domain/day.ts';
import { widthOf } from '../letter-width.ts';
import type { LinesLayout } from './lines-layout.ts';

/** A day that an article mentions, or a span of days. */
export type ChartMark = { from: Day; to: Day | null; label: string };

/** Positions are shares of the plot's width. */
export type PlacedMark = {
  /** Its number in the list below the chart, from 1; none where it is the only one. */
  number: string;
  label: string;
  from: number;
  to: number;
  /**
   * The row of its label, in which the label overlaps no other, and whether the text starts or ends at its
   * position.
   */
  row: number;
  anchor: 'start' | 'end';
};

/** The narrowest plot with labels; narrower ones have numbers. */
const plotWidth = 320;
/** The font size of labels, in the same pixels. */
const fontSize = 13;

/** Where the names of several marks stand in the list below, numbers tell which is which. */
export const numberOf = ({ length }: readonly ChartMark[], i: number): string =>
  length > 1 ? `${i + 1}` : '';

/** Places marks and their labels so that no labels overlap. Marks outside the plot are left out. */
export function placeMarks(
  marks: readonly ChartMark[],
  { xOf }: Pick<LinesLayout, 'xOf'>,
): PlacedMark[] {
  const placed: PlacedMark[] = [];
  for (const [i, { from, to, label }] of marks.entries()) {
    const [start, end] = [xOf(from), xOf(to ?? from)];
    if (end < 0 || start > 1) continue;
    const [left, right] = [Math.max(0, start), Math.min(1, end)];
    const number = numberOf(marks, i);
    const width = widthOnPlot({ number, label });
    const anchor = left + width <= 1 ? 'start' : 'end';
    const room = roomOf({ from: left, to: right, anchor }, width);
    const taken = placed.map((one) => ({ row: one.row, ...roomOf(one, widthOnPlot(one)) }));
    let row = 0;
    while (taken.some((one) => one.row === row && one.from < room.to && room.from < one.to))
      row += 1;
    placed.push({ number, label, from: left, to: right, row, anchor });
  }
  return placed;
}

const roomOf = ({ from, to, anchor }: Pick<PlacedMark, 'from' | 'to' | 'anchor'>, width: number) =>
  anchor === 'start' ? { from, to: from + width } : { from: to - width, to };

/** The width of a label with a space behind it. */
const widthOnPlot = ({ number, label }: Pick<PlacedMark, 'number' | 'label'>) =>
  (widthOf(`${number} ${label} `) * fontSize) / plotWidth;
