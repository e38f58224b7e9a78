// Returns by the formulas of the methodology page, in per cent.
import {
  type Level,
  type Series,
  dayBefore,
  days,
  endsMonth,
  growth,
  lastMonths,
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
  return1M: 1,
  return3M: 3,
  return1Y: 12,
  return3Y: 36,
  return5Y: 60,
  return10Y: 120,
};

/** Returns to the last level; since inception only where the public sees the whole history. */
export function periodReturns(series: Series, whole: boolean) {
  const end = series.levels.at(-1)!;
  const first = series.levels[0]!;
  const since = yearsBetween(first.date, end.date);
  const years = since < 1 ? undefined : since;
  const row = (tag: string, start: Level | undefined, n?: number) => ({
    tag,
    value: start && n ? annualised(start, end, n) : perCent(start, end),
    from: start?.date ?? null,
    annualised: n !== undefined,
    crossesLaunch: start ? start.backTested : false,
  });
  return [
    ...Object.entries(periods).map(([tag, months]) =>
      row(tag, lastMonths(series, months)?.[0], months >= 36 ? months / 12 : undefined),
    ),
    row('returnYTD', levelAt(series, `${Number(end.date.slice(0, 4)) - 1}-12-31`)),
    {
      ...row('returnSinceInception', whole ? first : undefined, years),
      annualised: years !== undefined,
    },
  ];
}

/** The running month as a number, where it has a level to start from. */
function numberOf(openMonth: string | null, starts: (Level | undefined)[]): number | null {
  const month = Number(openMonth?.slice(5) ?? 0);
  return starts[month - 1] ? month : null;
}

/** Whole anniversaries, and the remaining days over the days of that year. */
function yearsBetween(from: string, to: string): number {
  const anniversary = (years: number) => {
    const month = shiftMonth(monthOf(from), 12 * years);
    const same = month + from.slice(7);
    const last = dayBefore(`${shiftMonth(month, 1)}-01`, 1);
    return same > last ? last : same;
  };
  const most = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  const whole = anniversary(most) > to ? most - 1 : most;
  return whole + days(anniversary(whole), to) / days(anniversary(whole), anniversary(whole + 1));
}

export function calendarYears(series: Series) {
  const bases = monthEnds(series);
  const last = series.levels.at(-1)!;
  const openMonth = endsMonth(series) ? null : monthOf(last.date);
  const ends = new Map(openMonth ? [...bases, [openMonth, last] as const] : bases);
  const years = [...new Set(series.levels.map(({ date }) => date.slice(0, 4)))];
  return years
    .map((year) => {
      const before = levelAt(series, `${Number(year) - 1}-12-31`);
      const running =
        year === last.date.slice(0, 4) &&
        (openMonth !== null || monthOf(last.date) !== `${year}-12`);
      const months = Array.from(
        { length: 12 },
        (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`,
      );
      const starts = months.map((month) =>
        ends.has(month) ? bases.get(shiftMonth(month, -1)) : undefined,
      );
      const end = running ? last : levelAt(series, `${year}-12-31`);
      const value = perCent(before, end?.date.startsWith(year) ? end : undefined);
      return {
        year: Number(year),
        value,
        toDate: running && (value !== null || openMonth !== null),
        crossesLaunch: value === null ? false : before!.backTested,
        months: months.map((month, index) => perCent(starts[index], ends.get(month))),
        openMonth: running ? numberOf(openMonth, starts) : null,
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
        crossesLaunch: stretches[0]!.from.backTested,
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
