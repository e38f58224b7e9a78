// Returns by the formulas of the methodology page, in per cent.
import {
  type Level,
  type Series,
  days,
  endsMonth,
  growth,
  lastMonths,
  lastOfMonths,
  levelAt,
  monthEnds,
  monthOf,
  shiftMonth,
  startDay,
} from './series.ts';

const perCent = (start: Level | undefined, end: Level | undefined) =>
  start && end ? 100 * (growth(start, end) - 1) : null;
const annualised = (start: Level, end: Level, years: number) =>
  100 * (growth(start, end) ** (1 / years) - 1);

const periods = {
  oneMonth: 1,
  threeMonths: 3,
  oneYear: 12,
  threeYears: 36,
  fiveYears: 60,
  tenYears: 120,
};

/** Returns to the last level; since inception only where the public sees the whole history. */
export function periodReturns(series: Series, whole: boolean) {
  const end = series.levels.at(-1)!;
  const first = series.levels[0]!;
  const years =
    first.date <= startDay(series, 12) ? days(first.date, end.date) / 365.25 : undefined;
  const row = (period: string, start: Level | undefined, n?: number) => ({
    period,
    value: start && n ? annualised(start, end, n) : perCent(start, end),
    annualised: n !== undefined,
    crossesLaunch: start?.backTested ?? false,
  });
  return [
    ...Object.entries(periods).map(([period, months]) =>
      row(period, lastMonths(series, months)?.[0], months >= 36 ? months / 12 : undefined),
    ),
    row('yearToDate', levelAt(series, `${Number(end.date.slice(0, 4)) - 1}-12-31`)),
    row('sinceInception', whole ? first : undefined, years),
  ];
}

export function calendarYears(series: Series) {
  const ends = lastOfMonths(series);
  const last = series.levels.at(-1)!;
  const openMonth = endsMonth(last, series.frequency) ? null : monthOf(last.date);
  const years = [...new Set(series.levels.map(({ date }) => date.slice(0, 4)))];
  return years
    .map((year) => {
      const before = levelAt(series, `${Number(year) - 1}-12-31`);
      const running = year === last.date.slice(0, 4);
      const months = Array.from(
        { length: 12 },
        (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`,
      );
      const starts = months.map((month) =>
        ends.has(month) ? ends.get(shiftMonth(month, -1)) : undefined,
      );
      const value = perCent(before, running ? last : levelAt(series, `${year}-12-31`));
      return {
        year: Number(year),
        value,
        toDate: running && (openMonth !== null || monthOf(last.date) !== `${year}-12`),
        crossesLaunch: value !== null && before!.backTested,
        months: months.map((month, index) => perCent(starts[index], ends.get(month))),
        openMonth: running && openMonth ? Number(openMonth.slice(5)) : null,
        monthsCrossingLaunch: starts.flatMap((start, index) =>
          start?.backTested ? [index + 1] : [],
        ),
      };
    })
    .filter(({ value, months }) => value !== null || months.some((month) => month !== null)); // a year without a figure is no row
}

export function rollingReturns(series: Series) {
  const ends = monthEnds(series);
  return [12, 36, 60].flatMap((k) => {
    const stretches = [...ends].flatMap(([month, from]) => {
      const to = ends.get(shiftMonth(month, k));
      return to ? [{ value: annualised(from, to, k / 12), from, to }] : [];
    });
    if (stretches.length === 0) return [];
    const sorted = stretches.toSorted((a, b) => a.value - b.value); // of equal ones the earliest first
    const dated = ({ value, from, to }: (typeof stretches)[0]) => ({
      value,
      from: from.date,
      to: to.date,
    });
    const [lower, upper] = [Math.floor, Math.ceil].map(
      (whole) => sorted[whole((sorted.length - 1) / 2)]!.value,
    );
    return [
      {
        months: k,
        annualised: k > 12,
        count: sorted.length,
        best: dated(stretches.toSorted((a, b) => b.value - a.value)[0]!),
        worst: dated(sorted[0]!),
        median: (lower! + upper!) / 2,
        positive: (100 * sorted.filter(({ value }) => value > 0).length) / sorted.length,
        crossesLaunch: stretches.some(({ from }) => from.backTested),
      },
    ];
  });
}

/** The year after the level that a return over one year begins with; of equal levels the latest. */
export function range52Weeks(series: Series) {
  const start = startDay(series, 12);
  const first = series.levels[0]!.date;
  const year = series.levels.filter(({ date }) => date > start);
  const named = ({ level, date, backTested }: Level) => ({
    value: level,
    date,
    crossesLaunch: backTested,
  });
  return {
    high: named(year.reduce((high, level) => (level.level >= high.level ? level : high))),
    low: named(year.reduce((low, level) => (level.level <= low.level ? level : low))),
    since: first > start && days(start, first) > 7 ? first : null,
  };
}
