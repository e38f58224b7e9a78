import type { Day } from '../day.ts';
import { endsByMonth } from '../levels/month-ends.ts';
import { isMonthly, type Frequency, type Series } from '../levels/series.ts';

/** The days that several series have in common, and where each of them has its level of such a day. */
export type Aligned = {
  /** Step of the coarsest of them. */
  frequency: Frequency;
  days: Int32Array;
  /** Series by series: the position of its level, day by day. */
  positions: readonly Int32Array[];
};

const frequencies: readonly Frequency[] = ['daily', 'weekly', 'monthly'];

/** What a series of one level a month says, whatever its frequency says. */
const frequencyOf = (series: Series): Frequency =>
  isMonthly(series) ? 'monthly' : series.frequency;

function coarsestOf(all: readonly Series[]): Frequency {
  const at = Math.max(...all.map((one) => frequencies.indexOf(frequencyOf(one))));
  return frequencies[at] ?? 'daily';
}

/** Whether some of the series have a level more often than others. */
export const areUnlike = (all: readonly Series[]): boolean =>
  new Set(all.map(frequencyOf)).size > 1;

/**
 * The days on which all series have a level; as soon as one has one level a month, the months at whose end all have one,
 * each by the latest of their days. There may be none.
 */
export function alignSeries(all: readonly Series[]): Aligned {
  const frequency = coarsestOf(all);
  const rows = frequency === 'monthly' ? commonMonths(all) : commonDays(all);
  return {
    frequency,
    days: Int32Array.from(rows, ({ day }) => day),
    positions: all.map((_, i) => Int32Array.from(rows, ({ at }) => at[i] ?? 0)),
  };
}

type Row = { day: Day; at: readonly number[] };

function commonDays(all: readonly Series[]): Row[] {
  const [first, ...others] = all;
  const places = others.map(() => 0);
  const rows: Row[] = [];
  for (const [position, day] of first?.levels.days.entries() ?? []) {
    let isCommon = true;
    for (const [i, { levels }] of others.entries()) {
      let at = places[i] ?? 0;
      while ((levels.days[at] ?? Infinity) < day) at += 1;
      places[i] = at;
      isCommon &&= levels.days[at] === day;
    }
    if (isCommon) rows.push({ day, at: [position, ...places] });
  }
  return rows;
}

function commonMonths(all: readonly Series[]): Row[] {
  const ends = all.map(endsByMonth);
  const [first] = ends;
  return Array.from(first?.keys() ?? []).flatMap((month): Row[] => {
    const at = ends.flatMap((one) => one.get(month) ?? []);
    if (at.length < all.length) return [];
    const days = all.map(({ levels }, i) => levels.days[at[i] ?? 0] ?? 0);
    return [{ day: Math.max(...days), at }];
  });
}

/** As much of what is aligned as lies between two of its places, both included. */
export function cutAligned(
  { frequency, days, positions }: Aligned,
  from: number,
  to: number,
): Aligned {
  return {
    frequency,
    days: days.slice(from, to + 1),
    positions: positions.map((one) => one.slice(from, to + 1)),
  };
}

/** The levels of a series on the days that it has in common with others. */
export function alignedSeries(series: Series, aligned: Aligned, of: number): Series {
  const at = aligned.positions[of] ?? new Int32Array();
  const { days, values } = series.levels;
  return {
    ...series,
    frequency: aligned.frequency,
    levels: {
      days: Int32Array.from(at, (position) => days[position] ?? 0),
      values: Float64Array.from(at, (position) => values[position] ?? Number.NaN),
    },
  };
}
