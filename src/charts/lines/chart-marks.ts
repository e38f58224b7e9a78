import type { Day } from '#src/domain/day.ts';
import type { LinesLayout } from './lines-layout.ts';

/** A day that is spoken of, or a span up to another one. */
export type ChartMark = { from: Day; to: Day | null; label: string };

/** Places are shares of the plot's width. */
export type PlacedMark = {
  /** Its place in the list below the chart, from 1. */
  number: number;
  label: string;
  from: number;
  to: number;
  /** Where its label stands: on a line of text that is free there, from its beginning on or up to its end. */
  row: number;
  anchor: 'start' | 'end';
};

/** The narrowest plot that bears labels; narrower ones bear numbers. */
const plotWidth = 400;
/** Of a letter of 13px. */
const letterWidth = { latin: 7, wide: 13 };

/** Where marks and their labels stand, so that no label lies on another. What lies outside the plot is left out. */
export function placeMarks(
  marks: readonly ChartMark[],
  { xOf }: Pick<LinesLayout, 'xOf'>,
): PlacedMark[] {
  const placed: PlacedMark[] = [];
  for (const [i, { from, to, label }] of marks.entries()) {
    const [start, end] = [xOf(from), xOf(to ?? from)];
    if (end < 0 || start > 1) continue;
    const [left, right] = [Math.max(0, start), Math.min(1, end)];
    const width = widthOf(label);
    const anchor = left + width <= 1 ? 'start' : 'end';
    const room = roomOf({ from: left, to: right, anchor }, width);
    const taken = placed.map((one) => ({ row: one.row, ...roomOf(one, widthOf(one.label)) }));
    let row = 0;
    while (taken.some((one) => one.row === row && one.from < room.to && room.from < one.to))
      row += 1;
    placed.push({ number: i + 1, label, from: left, to: right, row, anchor });
  }
  return placed;
}

const roomOf = ({ from, to, anchor }: Pick<PlacedMark, 'from' | 'to' | 'anchor'>, width: number) =>
  anchor === 'start' ? { from, to: from + width } : { from: to - width, to };

function widthOf(label: string): number {
  const letters = Array.from(label, (letter) =>
    (letter.codePointAt(0) ?? 0) > 0x2e_7f ? letterWidth.wide : letterWidth.latin,
  );
  return letters.reduce((sum, one) => sum + one, letterWidth.latin) / plotWidth;
}
