import { widthOf } from '../letter-width.ts';
import { shortNames } from '../lines/short-names.ts';
import type { Place } from './scatter-layout.ts';

/** The name of a point, beside, above or below it: its anchor and the middle of its line, in letters from the point. */
export type PointName = {
  point: number;
  name: string;
  anchor: 'start' | 'middle' | 'end';
  dx: number;
  dy: number;
};

/** The plot in pixels: its lowest and highest width, its height, and the size of the names' letters. */
export type PlotSize = { widths: readonly [number, number]; height: number; letter: number };

/** Where a name stands, the first that has room. */
const sides = [
  { anchor: 'start', dx: 0.7, dy: 0 },
  { anchor: 'end', dx: -0.7, dy: 0 },
  { anchor: 'middle', dx: 0, dy: -1.1 },
  { anchor: 'middle', dx: 0, dy: 1.1 },
  { anchor: 'end', dx: 0.5, dy: -1.1 },
  { anchor: 'end', dx: 0.5, dy: 1.1 },
  { anchor: 'start', dx: -0.5, dy: -1.1 },
  { anchor: 'start', dx: -0.5, dy: 1.1 },
  { anchor: 'start', dx: 0.6, dy: -0.8 },
  { anchor: 'start', dx: 0.6, dy: 0.8 },
  { anchor: 'end', dx: -0.6, dy: -0.8 },
  { anchor: 'end', dx: -0.6, dy: 0.8 },
] as const;

/** As far as points reach, in letters. */
const reach = 0.5;
/** Air above and below a name, in letters. */
const halfLine = 0.6;

/**
 * The names that stand beside points: first of those at the ends of both axes, then of those that stand far from the
 * others. No name lies on a point, on another name or beyond the plot, whatever width of its range the plot has.
 * @param most names
 */
export function namedPoints(
  points: readonly { portfolioName: string }[],
  places: readonly Place[],
  size: PlotSize,
  most: number,
): PointName[] {
  const names = withoutVariants(shortNames(points.map(({ portfolioName }) => portfolioName)));
  const dots = places.map((place) => dotOf(place, size));
  const named: (PointName & { box: Box })[] = [];
  for (const point of outermost(places)) {
    if (named.length === most) break;
    const found = sides
      .map((side) => ({ point, name: names[point]!, ...side }))
      .map((one) => ({ ...one, box: boxOf(one, places[point]!, size) }))
      .find(
        ({ name, box }) =>
          name !== '' &&
          isInside(box, size) &&
          !dots.some((dot, i) => i !== point && overlap(dot, box)) &&
          !named.some((other) => overlap(other.box, box)),
      );
    if (found) named.push(found);
  }
  return named.map(({ box: _, ...one }) => one);
}

/** A return type and a currency at the end of a name. */
const variant = / (?:PR|NTR|TR)(?: [A-Z]{3})?$/;

/** Names as short as one tells them apart by: most lists have one variant of an index. */
function withoutVariants(names: readonly string[]): string[] {
  const short = names.map((name) => name.replace(variant, ''));
  const seen = new Map<string, number>();
  for (const name of short) seen.set(name, (seen.get(name) ?? 0) + 1);
  return names.map((name, i) => (seen.get(short[i]!) === 1 ? short[i]! : name));
}

/** Left and right edges at the lowest and highest width of the plot. */
type Box = {
  left: readonly [number, number];
  right: readonly [number, number];
  top: number;
  bottom: number;
};

function around(
  { across, down }: Place,
  { widths, height }: PlotSize,
  extent: { left: number; right: number; half: number; dy?: number },
): Box {
  const { left, right, half, dy = 0 } = extent;
  const [low, high] = [across * widths[0], across * widths[1]];
  const middle = down * height + dy;
  return {
    left: [low + left, high + left],
    right: [low + right, high + right],
    top: middle - half,
    bottom: middle + half,
  };
}

function dotOf(place: Place, size: PlotSize): Box {
  const far = reach * size.letter;
  return around(place, size, { left: -far, right: far, half: far });
}

/** The share of a name that stands before its anchor. */
const before = { start: 0, middle: 0.5, end: 1 };

function boxOf({ name, anchor, dx, dy }: PointName, place: Place, size: PlotSize): Box {
  const { letter } = size;
  const width = widthOf(name);
  const left = dx - before[anchor] * width;
  return around(place, size, {
    left: left * letter,
    right: (left + width) * letter,
    half: halfLine * letter,
    dy: dy * letter,
  });
}

const isInside = ({ left, right, top, bottom }: Box, { widths, height }: PlotSize) =>
  left.every((edge) => edge >= 0) &&
  right.every((edge, i) => edge <= widths[i]!) &&
  top >= 0 &&
  bottom <= height;

/** Edges move evenly with the width: what is apart on one side at both widths is apart at those between. */
function overlap(one: Box, other: Box): boolean {
  const isLeftOf = (a: Box, b: Box) => a.right.every((edge, i) => edge <= b.left[i]!);
  const isAbove = one.bottom <= other.top || other.bottom <= one.top;
  return !(isAbove || isLeftOf(one, other) || isLeftOf(other, one));
}

/** So many points are tried, of which some have no room for a name. */
const mostTried = 60;

/** The points at the ends of the axes, then others by their distance from the nearest one. */
function outermost(places: readonly Place[]): number[] {
  const all = Array.from(places.keys());
  const by = (order: (place: Place) => number) =>
    all.toSorted((a, b) => order(places[a]!) - order(places[b]!))[0] ?? 0;
  const ends = [
    by(({ down }) => down),
    by(({ across }) => -across),
    by(({ down }) => -down),
    by(({ across }) => across),
    // Much of one for little of the other.
    by(({ across, down }) => across + down),
    by(({ across, down }) => -across - down),
  ];
  const far = distances(places);
  const outer = all.toSorted((a, b) => far[b]! - far[a]!);
  return [...new Set(places.length > 0 ? [...ends, ...outer] : [])].slice(0, mostTried);
}

/** Of each point to the nearest other one, in shares of the plot, squared. */
function distances(places: readonly Place[]): number[] {
  const order = Array.from(places.keys()).toSorted((a, b) => places[a]!.across - places[b]!.across);
  const found = places.map(() => Infinity);
  for (const [at, i] of order.entries()) {
    const before = nearestOf(places, i, order.slice(0, at).toReversed());
    found[i] = Math.min(before, nearestOf(places, i, order.slice(at + 1)));
  }
  return found;
}

/** The same to the nearest of some others, which come further and further aside. */
function nearestOf(places: readonly Place[], i: number, others: readonly number[]): number {
  const { across, down } = places[i]!;
  let nearest = Infinity;
  for (const j of others) {
    const aside = (places[j]!.across - across) ** 2;
    if (aside >= nearest) break;
    nearest = Math.min(nearest, aside + (places[j]!.down - down) ** 2);
  }
  return nearest;
}
