import type { Day } from '#src/domain/day.ts';
import { widthOf } from '../letter-width.ts';
import type { LinesLayout } from '../lines/lines-layout.ts';

/** A stretch of days with a name, such as a crisis. */
export type NamedSpan = { from: Day; to: Day; name: string };

/** Where the name of a span is written: its rows, and the edge of the span that they begin or end at. */
export type PlacedName = {
  name: string;
  rows: readonly string[];
  x: number;
  anchor: 'start' | 'end';
};

/** Positions are shares of the plot's width. */
type Band = { name: string; from: number; to: number };

/** The font size of the names, and the air beside them, in pixels. */
const [fontSize, air] = [13, 6];

/** The spans within the plot, as far as it shows them. */
export function bandsOf(spans: readonly NamedSpan[], { xOf }: Pick<LinesLayout, 'xOf'>): Band[] {
  return spans
    .map(({ name, from, to }) => ({ name, from: xOf(from), to: xOf(to) }))
    .filter(({ from, to }) => to > 0 && from < 1)
    .map(({ name, from, to }) => ({ name, from: Math.max(0, from), to: Math.min(1, to) }))
    .toSorted((one, other) => one.from - other.from);
}

/**
 * The names that have room at the top of their bands in a plot of some width: in one row or two, from the left edge of
 * the band on or up to its right one. No name reaches into another band or lies on another name; one without room is
 * left out, as the mark of its span says it too.
 * @param width of the plot in pixels; names fit in wider ones too
 */
export function placeNames(bands: readonly Band[], width: number): PlacedName[] {
  const placed: (PlacedName & { left: number; right: number })[] = [];
  for (const [at, band] of bands.entries()) {
    const before = Math.max(bands[at - 1]?.to ?? 0, placed.at(-1)?.right ?? 0);
    const after = bands[at + 1]?.from ?? 1;
    const found = rowsOf(band.name)
      .flatMap((rows) => sidesOf(band, rows, width))
      .find(({ left, right }) => left >= before && right <= after);
    if (found) placed.push(found);
  }
  return placed.map(({ left: _, right: __, ...one }) => one);
}

function sidesOf({ name, from, to }: Band, rows: readonly string[], width: number) {
  const wide = (Math.max(...rows.map(widthOf)) * fontSize + air) / width;
  return [
    { name, rows, x: from, anchor: 'start' as const, left: from, right: from + wide },
    { name, rows, x: to, anchor: 'end' as const, left: to - wide, right: to },
  ];
}

/** A name in one row, and in the two of which the longer one is shortest: a row ends before a space or after a `・`. */
function rowsOf(name: string): string[][] {
  const halves = [...name.matchAll(/ |(?<=・)(?=.)/g)]
    .map(({ index }) => [name.slice(0, index), name.slice(index).trimStart()])
    .toSorted((one, other) => longest(one) - longest(other));
  return [[name], ...halves.slice(0, 1)];
}

const longest = (rows: readonly string[]) => Math.max(...rows.map(widthOf));
