import { dayOfIso } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { ScaleKind } from '../axes/value-scale.ts';
import type { Stretch } from './level-series.ts';
import { stretchBetween, stretchOfPeriod, type Period } from './periods.ts';

/** The window of the history that the page's address asks for: a period, or two days (ISO dates). */
export type ChartWindow = {
  period?: Period | undefined;
  from?: string | undefined;
  to?: string | undefined;
  scale?: ScaleKind | undefined;
};

export type ShownWindow = {
  /** Null where the window is between two days. */
  period: Period | null;
  stretch: Stretch;
  scale: ScaleKind;
};

type History = { series: Levels; offered: readonly Period[]; endsMonth: boolean };

/**
 * The window to show. Two days take precedence over a period; the default period applies where neither can be
 * shown.
 */
export function windowOf(
  requested: ChartWindow,
  { series, offered, endsMonth }: History,
): ShownWindow {
  const scale = requested.scale === 'log' && isAboveZero(series) ? 'log' : 'linear';
  const between = stretchOfDays(requested, series);
  if (between) return { period: null, stretch: between, scale };
  const usual = offered.includes('5Y') ? '5Y' : 'Max';
  const period = offered.find((one) => one === requested.period) ?? usual;
  return { period, stretch: stretchOfPeriod(series, period, endsMonth), scale };
}

/** Whether a logarithmic scale can show the series. Rates may be zero or negative. */
export const isAboveZero = ({ values }: Levels): boolean => values.every((value) => value > 0);

/** The stretch between the two days in the address; null where it has none or they cannot be shown. */
export function stretchOfDays({ from, to }: ChartWindow, series: Levels): Stretch | null {
  if (from === undefined && to === undefined) return null;
  const first = from === undefined ? -Infinity : dayOfIso(from);
  const last = to === undefined ? Infinity : dayOfIso(to);
  if (first === null || last === null) return null;
  return stretchBetween(series, first, last);
}
