import type { Levels } from '#src/domain/levels/level-columns.ts';
import { dayOf, type Day } from '#src/domain/day.ts';
import { periodStart } from '#src/domain/figures/period-start.ts';
import { positionOnOrBefore } from '#src/domain/levels/level-on.ts';
import { dayAt, type Stretch } from './level-series.ts';

/** The periods of a chart, in the order used on the whole site. */
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
 * The day from which a period starts, as for returns; for YTD the last day of the year before. With `endsMonth`
 * the last level is the last of its month, and periods start at month-ends. Null for Max, which has no start of
 * its own.
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

/** The periods that the history covers with at least two levels; Max always. */
export function coveredPeriods(series: Levels, endsMonth: boolean): Period[] {
  const to = series.days.length - 1;
  return periods.filter((period) => {
    const start = startOfPeriod(period, series, endsMonth);
    if (start === null) return true;
    const from = positionOnOrBefore(series, start);
    return from >= 0 && from < to;
  });
}

/** The stretch between two days, as far as the history reaches; null where it has fewer than two levels. */
export function stretchBetween(series: Levels, first: Day, last: Day): Stretch | null {
  const from = Math.max(0, positionOnOrBefore(series, first));
  const to = positionOnOrBefore(series, last);
  return to > from ? { from, to } : null;
}
