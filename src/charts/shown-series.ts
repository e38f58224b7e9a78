import { changeOf } from '#src/domain/levels/change-of.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { directionOf, formatNumber, formatReturn, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { dayAt, levelAt } from './levels/level-series.ts';

/** A series with what is needed to put it into words. */
export type ShownSeries = {
  series: Levels;
  language: Language;
  /** Levels before it are back-tested; null when it is not known. */
  launch: Day | null;
  /** Decimals that levels are shown with. */
  decimals: number;
};

export function dateText({ series, language }: ShownSeries, position: number): string {
  return formatDate(language, isoOfDay(dayAt(series, position)));
}

export function levelText({ series, language, decimals }: ShownSeries, position: number): string {
  return formatNumber(language, levelAt(series, position), decimals);
}

/** One level alone has no change. */
export function changeText(shown: ShownSeries, from: number, to: number): string {
  return from === to ? noFigure : formatReturn(shown.language, changeBetween(shown, from, to));
}

const changeBetween = ({ series }: ShownSeries, from: number, to: number) =>
  changeOf(levelAt(series, to), levelAt(series, from));

export function changeDirection(shown: ShownSeries, from: number, to: number) {
  return directionOf(changeBetween(shown, from, to));
}

export function isBackTested({ series, launch }: ShownSeries, position: number): boolean {
  return launch !== null && dayAt(series, position) < launch;
}
