// Risk figures by the formulas of the methodology page.
import {
  type Frequency,
  type Level,
  type Series,
  days,
  growth,
  lastMonths,
  monthEnds,
  nearest,
  newestEnded,
  shiftMonth,
} from './series.ts';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: number[]) => sum(values) / values.length;
const deviations = (values: number[], centre = mean(values)) =>
  values.map((value) => value - centre);
const covariance = (x: number[], y: number[]) =>
  sum(product(deviations(x), deviations(y))) / (x.length - 1);
const product = (x: number[], y: number[]) => x.map((value, t) => value * y[t]!);
const stdev = (values: number[]) => Math.sqrt(covariance(values, values));
const difference = (x: number[], y: number[]) => x.map((value, t) => value - y[t]!);

const windows = { '1Y': 12, '3Y': 36, '5Y': 60, '10Y': 120 };

const perYear: Record<Frequency, number> = { daily: 252, weekly: 52, monthly: 12 };
const longestGap: Record<Frequency, number> = { daily: 14, weekly: 21, monthly: 45 };
const returns = (levels: Level[]) =>
  levels.slice(1).map((level, index) => growth(levels[index]!, level) - 1);
const gapless = (levels: Level[], frequency: Frequency) =>
  levels
    .slice(1)
    .every(({ date }, index) => days(levels[index]!.date, date) <= longestGap[frequency]);

/** What each figure says of the levels that it is made of; a window without them has no figure. */
const spanOf = (levels: Level[]) => ({
  from: levels[0]?.date ?? null,
  to: levels.at(-1)?.date ?? null,
  crossesLaunch: levels[0] ? levels[0].backTested : false,
});

/** Whether a series is back-tested on a day. */
function begins({ levels }: Series, day: string | null): boolean | null {
  if (day === null) return false;
  const level = levels.findLast(({ date }) => date <= day) ?? levels[0];
  return level ? level.backTested : false;
}

/** Hypothetical where either is; not known where one is not and the other does not settle it. */
const either = (one: boolean | null, other: boolean | null) =>
  one === true || other === true ? true : one === null ? null : other;

const percentages = ['volatility', 'tracking-error'];

function riskRow(
  figure: string,
  window: string,
  frequency: Frequency,
  levels: Level[],
  value: number | null,
) {
  return {
    figure,
    window,
    frequency,
    unit: percentages.includes(figure) ? 'percent' : 'ratio',
    value: levels.length > 0 ? value : null,
    observations: returns(levels).length,
    ...spanOf(levels),
  };
}

export function volatility(series: Series) {
  const { frequency } = series;
  return Object.entries(windows).map(([window, months]) => {
    const span = lastMonths(series, months);
    const levels = span && gapless(span, frequency) ? span : [];
    const value = 100 * Math.sqrt(perYear[frequency]) * stdev(returns(levels));
    return riskRow('volatility', window, frequency, levels, value);
  });
}

/** Nothing where the denominator is zero, or what rounding leaves of it. */
const ratio = (numerator: number, denominator: number) =>
  denominator < 1e-12 ? null : numerator / denominator;

const perDeviation = (covaried: number, x: number[], y: number[]) =>
  Math.min(stdev(x), stdev(y)) < 1e-12 ? null : covaried / (stdev(x) * stdev(y));

const withOther = {
  'sharpe-ratio': (r: number[], f: number[]) =>
    ratio(Math.sqrt(12) * mean(difference(r, f)), stdev(difference(r, f))),
  'tracking-error': (r: number[], b: number[]) => 100 * Math.sqrt(12) * stdev(difference(r, b)),
  beta: (r: number[], b: number[]) => perDeviation(covariance(r, b), b, b),
  correlation: (r: number[], b: number[]) => perDeviation(covariance(r, b), r, b),
};

/** Which figures compare an index with which other one. */
export const besides = {
  riskFree: ['sharpe-ratio'],
  benchmark: ['tracking-error', 'beta', 'correlation'],
} as const;

/** A figure of the month-end returns of an index beside those of another, over the last months that have ended in both. */
export function besideOther(figure: keyof typeof withOther, series: Series, other: Series) {
  const own = monthEnds(series);
  const others = new Map(
    [...own].flatMap(([month, { date }]) => {
      const level = nearest(other, date);
      return level ? [[month, level] as const] : [];
    }),
  );
  const last = lastMonth(series, (month) => {
    const end = own.get(month);
    if (end === undefined || others.has(month)) return false;
    const { date } = other.levels.at(-1)!;
    return other.frequency === 'monthly' ? date.slice(0, 7) < month : date < end.date;
  });
  return Object.entries(windows).map(([window, count]) => {
    const months = last
      ? Array.from({ length: count + 1 }, (_, t) => shiftMonth(last, t - count))
      : [];
    const whole =
      last !== undefined && months.every((month) => own.has(month) && others.has(month));
    const levelsOf = (ends: Map<string, Level>) =>
      whole ? months.map((month) => ends.get(month)!) : [];
    const isConstant = figure === 'sharpe-ratio' && stdev(returns(levelsOf(own))) < 1e-12;
    const value = isConstant
      ? null
      : withOther[figure](returns(levelsOf(own)), returns(levelsOf(others)));
    const row = riskRow(figure, window, 'monthly', levelsOf(own), value);
    return { ...row, crossesLaunch: either(row.crossesLaunch, begins(other, row.from)) };
  });
}

/** The newest month that has ended, or the one before where the other series is late; none where it is later still. */
function lastMonth(series: Series, isLate: (month: string) => boolean): string | undefined {
  const newest = newestEnded(series);
  return [newest, shiftMonth(newest, -1)].find((month) => !isLate(month));
}

/** The deepest fall from a peak, dated on its last day at that level, to the first day at the trough. */
function deepestFall(levels: Level[]) {
  let [peak] = levels;
  let deepest: { depth: number; peak: Level; trough: Level } | undefined;
  for (const level of levels) {
    if (!peak || level.level >= peak.level) peak = level;
    const depth = 100 * (growth(peak, level) - 1);
    if (depth < (deepest?.depth ?? 0)) deepest = { depth, peak, trough: level };
  }
  return deepest;
}

function drawdown(window: string, levels: Level[] = []) {
  const fall = deepestFall(levels);
  if (!fall) {
    const depth = levels.length > 0 ? 0 : null;
    return { window, depth, peak: null, trough: null, recovery: null, ...spanOf(levels) };
  }
  const { depth, peak, trough } = fall;
  const recovery = levels.find(({ date, level }) => date > trough.date && level >= peak.level);
  return {
    window,
    depth,
    peak: peak.date,
    trough: trough.date,
    recovery: recovery?.date ?? null,
    ...spanOf(levels),
  };
}

export function drawdowns(series: Series, whole: boolean) {
  const rows = Object.entries(windows).map(([window, months]) =>
    drawdown(window, lastMonths(series, months)),
  );
  return whole ? [...rows, drawdown('inception', series.levels)] : rows;
}
