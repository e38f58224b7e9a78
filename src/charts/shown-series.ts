import { changeOf } from '#src/domain/levels/change-of.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatNumber, noFigure, shownChange, type ShownChange } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { dayAt, levelAt } from './levels/level-series.ts';

/** A series with what is needed to describe it in words. */
export type ShownSeries = {
  series: Levels;
  language: Language;
  /** Levels before it are back-tested; null when it is unknown. */
  launch: Day | null;
  /** Whether the levels are the value of an investment; the change of others is in points. */
  hasReturns: boolean;
  /** The decimals of shown levels. */
  decimals: number;
};

export function dateText({ series, language }: ShownSeries, position: number): string {
  return formatDate(language, isoOfDay(dayAt(series, position)));
}

export function levelText({ series, language, decimals }: ShownSeries, position: number): string {
  return formatNumber(language, levelAt(series, position), decimals);
}

/** A single level has no change. */
export function changeBetween(shown: ShownSeries, from: number, to: number): ShownChange {
  const { series, language, hasReturns, decimals } = shown;
  if (from === to) return { text: noFigure, direction: 'none' };
  const change = changeOf(levelAt(series, to), levelAt(series, from), hasReturns);
  return shownChange(language, change, decimals);
}

export function isBackTested({ series, launch }: ShownSeries, position: number): boolean {
  return launch !== null && dayAt(series, position) < launch;
}
