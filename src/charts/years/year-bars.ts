import { tickDecimals, valueScale } from '../axes/value-scale.ts';

/** The return of a calendar year; null where there is none. */
export type YearValue = { year: number; value: number | null };

/** Positions are shares of the plot's width (from the left) and height (from the top). */
export type YearBar = {
  year: number;
  value: number | null;
  /** The horizontal centre of the bar. */
  across: number;
  /** The upper end and the height: a bar stands on the zero line or hangs from it. */
  top: number;
  height: number;
};

export type YearBarsLayout = {
  bars: YearBar[];
  /** The share of the width that each year takes. */
  step: number;
  /** The position of the zero line. */
  zero: number;
  ticks: { share: number; value: number; decimals: number }[];
};

/** Lays out calendar years as bars, the first on the left. Years without a return keep their place. */
export function layoutYearBars(years: readonly YearValue[]): YearBarsLayout {
  const ordered = years.toSorted((one, other) => one.year - other.year);
  const values = ordered.flatMap(({ value }) => value ?? []);
  const scale = valueScale('linear', Math.min(0, ...values), Math.max(0, ...values));
  const zero = scale.shareOf(0);
  const step = 1 / Math.max(1, ordered.length);
  const decimals = tickDecimals(scale.ticks);
  return {
    zero,
    step,
    ticks: scale.ticks.map((value) => ({ share: scale.shareOf(value), value, decimals })),
    bars: ordered.map(({ year, value }, at) => {
      const end = scale.shareOf(value ?? 0);
      const top = Math.min(zero, end);
      return { year, value, across: (at + 0.5) * step, top, height: Math.max(zero, end) - top };
    }),
  };
}
