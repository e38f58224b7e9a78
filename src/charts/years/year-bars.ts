import { tickDecimals, valueScale } from '../axes/value-scale.ts';

/** The return of a calendar year; null where it has none. */
export type YearValue = { year: number; value: number | null };

/** Places are shares of the plot's width (from the left) and height (from the top). */
export type YearBar = {
  year: number;
  value: number | null;
  /** Middle of the bar. */
  across: number;
  /** Upper end, and how far down it goes: a bar stands on zero, or hangs from it. */
  top: number;
  height: number;
};

export type YearBarsLayout = {
  bars: YearBar[];
  /** Share of the width that a year has. */
  step: number;
  /** Where zero is. */
  zero: number;
  ticks: { share: number; value: number; decimals: number }[];
};

/** Calendar years as bars, the first on the left; each year of the span has its place, with a return or without. */
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
