import { calendarYear, figuresOfReturns } from './figures-of-returns.ts';
import { figuresOfRisk } from './figures-of-risk.ts';
import { measure, type Figure, type MeasuredFigure } from './figure.ts';
import type { MeasuredIndex } from '../figures/measured-index.ts';
import { yearOf } from '../levels/calendar.ts';

/** Every figure that does not hang on a calendar year, in the order in which figures are offered. */
export const figures: readonly Figure[] = [...figuresOfReturns, ...figuresOfRisk];

/** Calendar years that are offered. */
const numberOfYears = 10;

/** The calendar years up to one, the newest first. */
export function calendarYears(lastYear: number): Figure[] {
  return Array.from({ length: numberOfYears }, (_, back) => calendarYear(lastYear - back));
}

const byTag = new Map(figures.map((figure) => [figure.tag, figure]));

const ofYear = /^return([0-9]{4})$/;

/** The figure of a tag; null where there is none. */
export function findFigure(tag: string): Figure | null {
  const year = ofYear.exec(tag)?.[1];
  return year === undefined ? (byTag.get(tag) ?? null) : calendarYear(Number(year));
}

/** The figure of a tag that the code itself names. */
export function figureOf(tag: string): Figure {
  const found = findFigure(tag);
  if (found === null) throw new TypeError(`no figure ${tag}`);
  return found;
}

/** A figure that has a value. */
export type FoundFigure = MeasuredFigure & { tag: string; value: number };

/** Every figure of an index that has a value, the last ten calendar years among them. */
export function measureAll(index: MeasuredIndex): FoundFigure[] {
  const last = index.levels.days.at(-1);
  if (last === undefined) return [];
  return [...figures, ...calendarYears(yearOf(last) - 1)].flatMap((figure) => {
    const { value, ...found } = measure(figure, index);
    return value === null ? [] : [{ ...found, tag: figure.tag, value }];
  });
}
