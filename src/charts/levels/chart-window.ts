import { dayOfIso } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { ScaleKind } from '../axes/value-scale.ts';
import type { Stretch } from './level-series.ts';
import { stretchBetween, stretchOfPeriod, type Period } from './periods.ts';

/** What of the history is looked at, as the page's address says it: a period, or two days (ISO dates). */
export type ChartWindow = {
  period?: Period | undefined;
  from?: string | undefined;
  to?: string | undefined;
  scale?: ScaleKind | undefined;
};

export type ShownWindow = {
  /** Null where two days are looked at. */
  period: Period | null;
  stretch: Stretch;
  scale: ScaleKind;
};

type History = { series: Levels; offered: readonly Period[]; endsMonth: boolean };

/** What is shown of a history: two days before a period, and the usual period where neither can be shown. */
export function windowOf(asked: ChartWindow, { series, offered, endsMonth }: History): ShownWindow {
  const scale = asked.scale === 'log' && isAboveZero(series) ? 'log' : 'linear';
  const between = stretchOfDays(asked, series);
  if (between) return { period: null, stretch: between, scale };
  const usual = offered.includes('5Y') ? '5Y' : 'Max';
  const period = offered.find((one) => one === asked.period) ?? usual;
  return { period, stretch: stretchOfPeriod(series, period, endsMonth), scale };
}

/** Whether a logarithmic scale can show a series; a rate goes through zero. */
export const isAboveZero = ({ values }: Levels): boolean => values.every((value) => value > 0);

/** Between the two days that an address names; null where it names none, or none that can be shown. */
export function stretchOfDays({ from, to }: ChartWindow, series: Levels): Stretch | null {
  if (from === undefined && to === undefined) return null;
  const first = from === undefined ? -Infinity : dayOfIso(from);
  const last = to === undefined ? Infinity : dayOfIso(to);
  if (first === null || last === null) return null;
  return stretchBetween(series, first, last);
}
