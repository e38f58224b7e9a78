import { calendarMonth, calendarYear, figuresOfReturns } from './figures-of-returns.ts';
import { figuresOfRisk } from './figures-of-risk.ts';
import { figuresOfHoldings } from './figures-of-holdings.ts';
import { figuresOfPages } from './figures-of-pages.ts';
import { measure, type Figure, type FigureFacts, type MeasuredFigure } from './figure.ts';
import type { Holdings } from './holdings.ts';
import type { MeasuredIndex } from '../figures/measured-index.ts';
import { firstDayOfMonth, yearOf } from '../levels/calendar.ts';
import { newestEnded } from '../levels/month-ends.ts';

/** Every figure of levels except calendar years, in display order. */
export const figures: readonly Figure[] = [...figuresOfReturns, ...figuresOfRisk];

/** The number of calendar years offered. */
const numberOfYears = 10;

/** Ten calendar years up to the given one, newest first. */
export function calendarYears(lastYear: number): Figure[] {
  return Array.from({ length: numberOfYears }, (_, back) => calendarYear(lastYear - back));
}

const byTag = new Map(figures.map((figure) => [figure.tag, figure]));

const ofYear = /^return([0-9]{4})$/;

const yearOfTag = (tag: string): number | null => {
  const [, year] = ofYear.exec(tag) ?? [];
  return year === undefined ? null : Number(year);
};

/** The first and the last calendar year of lists; null where no index has a figure of one. */
export type ListedYears = { first: number; last: number } | null;

/**
 * The calendar years that lists show for all indexes: the newest year for which any index has a figure, and the nine
 * before it.
 * @param tags the figures for which any index has a value
 */
export function listedYears(tags: readonly string[]): ListedYears {
  const years = tags.flatMap((tag) => yearOfTag(tag) ?? []);
  if (years.length === 0) return null;
  const last = Math.max(...years);
  return { first: last - numberOfYears + 1, last };
}

/** Whether a figure is of a calendar year before those of lists. Only the index's own page shows it. */
export function isBeforeListed(tag: string, years: ListedYears): boolean {
  const year = yearOfTag(tag);
  return year !== null && years !== null && year < years.first;
}

/** The figure of levels with a tag; null where there is none. */
export function findFigure(tag: string): Figure | null {
  const year = yearOfTag(tag);
  return year === null ? (byTag.get(tag) ?? null) : calendarYear(year);
}

const ofMonth = /^return([0-9]{4}-(?:0[1-9]|1[0-2]))$/;

const ofPagesByTag = new Map(figuresOfPages.map((figure) => [figure.tag, figure]));

/** The figure of levels that can be explained by a tag: also those that lists do not have, as of a calendar month. */
export function findExplained(tag: string): Figure | null {
  const [, month] = ofMonth.exec(tag) ?? [];
  if (month !== undefined) return calendarMonth(month);
  return findFigure(tag) ?? ofPagesByTag.get(tag) ?? null;
}

/** All declared figures except calendar years. */
export const declared: readonly FigureFacts[] = [...figures, ...figuresOfHoldings];

const heldByTag = new Map(figuresOfHoldings.map((figure) => [figure.tag, figure]));

/** The figure of holdings with a tag; null where there is none. */
export const findHeldFigure = (tag: string) => heldByTag.get(tag) ?? null;

/** The declaration of a tag; null where there is none. */
export const findDeclared = (tag: string): FigureFacts | null =>
  findFigure(tag) ?? findHeldFigure(tag);

/** The pattern of the provider's own figures; a release declares which exist. */
const ofProvider = /^[a-z][a-z0-9-]{0,59}$/;

/** Whether a name may be a tag: a declared figure or one of the provider's own. */
export const isTag = (name: string): boolean =>
  findDeclared(name) !== null || ofProvider.test(name);

/** All figures of holdings that have a value, by tag. */
export function figuresOfHeld(held: Holdings): Record<string, number> {
  const found = figuresOfHoldings.flatMap((figure): [string, number][] => {
    const value = figure.ofHeld(held);
    return value === null ? [] : [[figure.tag, value]];
  });
  return Object.fromEntries(found);
}

/** The figure of a tag that is written in the code. */
export function figureOf(tag: string): Figure {
  const found = findFigure(tag);
  if (found === null) throw new TypeError(`no figure ${tag}`);
  return found;
}

/** A figure that has a value. */
export type FoundFigure = MeasuredFigure & { tag: string; value: number };

/** All figures of an index that have a value, including its last ten calendar years. Lists show `listedYears` only. */
export function measureAll(index: MeasuredIndex): FoundFigure[] {
  const ended = newestEnded(index);
  if (ended === null) return [];
  // On the last business day of December the year has ended and is the newest of the ten.
  const newestYear = yearOf(firstDayOfMonth(ended + 1)) - 1;
  return [...figures, ...calendarYears(newestYear)].flatMap((figure) => {
    const { value, ...found } = measure(figure, index);
    return value === null ? [] : [{ ...found, tag: figure.tag, value }];
  });
}
