import type { Levels } from '#src/domain/levels/level-columns.ts';
import { dayOf, type Day } from '#src/domain/day.ts';
import { periodStart } from '#src/domain/figures/period-start.ts';
import { dayAt, positionOnOrBefore, type Stretch } from './level-series.ts';

/** Periods of a chart, in their one order on the whole site. */
export const periods = ['1M', '3M', '6M', 'YTD', '1Y', '3Y', '5Y', '10Y', 'Max'] as const;

export type Period = (typeof periods)[number];

const months: Partial<Record<Period, number>> = {
  '1M': 1,
  '3M': 3,
  '6M': 6,
  '1Y': 12,
  '3Y': 36,
  '5Y': 60,
  '10Y': 120,
};

/**
 * Day whose close a period is counted from, as returns are; for YTD the last day of the year before. `endsMonth`: the
 * last level is the last of its month, and periods go back to month-ends.
 * Null for Max, which has no beginning of its own.
 */
export function startOfPeriod(period: Period, series: Levels, endsMonth: boolean): Day | null {
  const last = dayAt(series, series.days.length - 1);
  if (period === 'YTD') return dayOf(new Date(last * 86_400_000).getUTCFullYear() - 1, 12, 31);
  const back = months[period];
  return back === undefined ? null : periodStart(last, back, endsMonth);
}

/** The stretch that a period shows: from the last level on or before its start to the last level. */
export function stretchOfPeriod(series: Levels, period: Period, endsMonth: boolean): Stretch {
  const to = series.days.length - 1;
  const start = startOfPeriod(period, series, endsMonth);
  return { from: start === null ? 0 : Math.max(0, positionOnOrBefore(series, start)), to };
}

/** Periods that the history covers and that hold at least two levels; Max always. */
export function coveredPeriods(series: Levels, endsMonth: boolean): Period[] {
  const to = series.days.length - 1;
  return periods.filter((period) => {
    const start = startOfPeriod(period, series, endsMonth);
    if (start === null) return true;
    const from = positionOnOrBefore(series, start);
    return from >= 0 && from < to;
  });
}

/** The stretch between two days, as far as the history goes; null where it holds fewer than two levels. */
export function stretchBetween(series: Levels, first: Day, last: Day): Stretch | null {
  const from = Math.max(0, positionOnOrBefore(series, first));
  const to = positionOnOrBefore(series, last);
  return to > from ? { from, to } : null;
}
