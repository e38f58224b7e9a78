import { calendarYear, figuresOfReturns } from './figures-of-returns.ts';
import { figuresOfRisk } from './figures-of-risk.ts';
import { figuresOfHoldings } from './figures-of-holdings.ts';
import { measure, type Figure, type FigureFacts, type MeasuredFigure } from './figure.ts';
import type { Holdings } from './holdings.ts';
import type { MeasuredIndex } from '../figures/measured-index.ts';
import { firstDayOfMonth, yearOf } from '../levels/calendar.ts';
import { newestEnded } from '../levels/month-ends.ts';

/** Every figure of levels that does not hang on a calendar year, in the order in which figures are offered. */
export const figures: readonly Figure[] = [...figuresOfReturns, ...figuresOfRisk];

/** Calendar years that are offered. */
const numberOfYears = 10;

/** The calendar years up to one, the newest first. */
export function calendarYears(lastYear: number): Figure[] {
  return Array.from({ length: numberOfYears }, (_, back) => calendarYear(lastYear - back));
}

const byTag = new Map(figures.map((figure) => [figure.tag, figure]));

const ofYear = /^return([0-9]{4})$/;

/** The figure of levels of a tag; null where there is none. */
export function findFigure(tag: string): Figure | null {
  const year = ofYear.exec(tag)?.[1];
  return year === undefined ? (byTag.get(tag) ?? null) : calendarYear(Number(year));
}

/** All that is declared, whatever it follows from; calendar years are not among them. */
export const declared: readonly FigureFacts[] = [...figures, ...figuresOfHoldings];

const heldByTag = new Map(figuresOfHoldings.map((figure) => [figure.tag, figure]));

/** The figure of what an index holds of a tag; null where there is none. */
export const findHeldFigure = (tag: string) => heldByTag.get(tag) ?? null;

/** What is declared of a tag; null where nothing is. */
export const findDeclared = (tag: string): FigureFacts | null =>
  findFigure(tag) ?? findHeldFigure(tag);

/** Names of the provider's own figures: which there are, a release says. */
const ofProvider = /^[a-z][a-z0-9-]{0,59}$/;

/** Whether something may be the tag of a figure: one that is declared, or one of the provider's own. */
export const isTag = (name: string): boolean =>
  findDeclared(name) !== null || ofProvider.test(name);

/** Every figure of what an index holds that has a value, by tag. */
export function figuresOfHeld(held: Holdings): Record<string, number> {
  const found = figuresOfHoldings.flatMap((figure): [string, number][] => {
    const value = figure.ofHeld(held);
    return value === null ? [] : [[figure.tag, value]];
  });
  return Object.fromEntries(found);
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
  const ended = newestEnded(index);
  if (ended === null) return [];
  // On the last business day of December its year has ended, and is the newest of the ten.
  const newestYear = yearOf(firstDayOfMonth(ended + 1)) - 1;
  return [...figures, ...calendarYears(newestYear)].flatMap((figure) => {
    const { value, ...found } = measure(figure, index);
    return value === null ? [] : [{ ...found, tag: figure.tag, value }];
  });
}
