import type { Day } from '../day.ts';
import { endsByMonth } from '../levels/month-ends.ts';
import { isMonthly, type Frequency, type Series } from '../levels/series.ts';

/** The common days of several series, and the position of each series' level for every such day. */
export type Aligned = {
  /** The frequency of the series with the fewest levels. */
  frequency: Frequency;
  days: Int32Array;
  /** For each series the positions of its levels, by day. */
  positions: readonly Int32Array[];
};

const frequencies: readonly Frequency[] = ['daily', 'weekly', 'monthly'];

/** The actual frequency: a series with one level a month is monthly, whatever it declares. */
const frequencyOf = (series: Series): Frequency =>
  isMonthly(series) ? 'monthly' : series.frequency;

function coarsestOf(all: readonly Series[]): Frequency {
  const at = Math.max(...all.map((one) => frequencies.indexOf(frequencyOf(one))));
  return frequencies[at] ?? 'daily';
}

/** Whether the series differ in frequency. */
export const areUnlike = (all: readonly Series[]): boolean =>
  new Set(all.map(frequencyOf)).size > 1;

/**
 * The days on which all series have a level. If one is monthly, these are the months at whose end all have a
 * level, each represented by the latest of their days. The result may be empty.
 */
export function alignSeries(all: readonly Series[]): Aligned {
  const frequency = coarsestOf(all);
  return { frequency, ...(frequency === 'monthly' ? commonMonths(all) : commonDays(all)) };
}

type Common = Pick<Aligned, 'days' | 'positions'>;

/** Stored in columns from the start: an object per day of ten long histories would cost more than blending them. */
function commonDays(all: readonly Series[]): Common {
  const columns = all.map(({ levels }) => levels.days);
  const [own = new Int32Array(), ...others] = columns;
  if (others.length === 0) return { days: own, positions: [own.map((_, at) => at)] };
  const days = new Int32Array(own.length);
  const positions = columns.map(() => new Int32Array(own.length));
  const places = others.map(() => 0);
  let count = 0;
  for (let at = 0; at < own.length; at++) {
    const day = own[at]!;
    if (!advance(others, places, day)) continue;
    days[count] = day;
    positions[0]![count] = at;
    for (let i = 0; i < places.length; i++) positions[i + 1]![count] = places[i]!;
    count++;
  }
  return {
    days: days.subarray(0, count),
    positions: positions.map((one) => one.subarray(0, count)),
  };
}

/** Advances each position to a day or the first one after it. @returns whether all series have that day */
function advance(columns: readonly Int32Array[], places: number[], day: Day): boolean {
  let isCommon = true;
  for (let i = 0; i < columns.length; i++) {
    const column = columns[i]!;
    let at = places[i]!;
    while (at < column.length && column[at]! < day) at++;
    places[i] = at;
    isCommon &&= column[at] === day;
  }
  return isCommon;
}

function commonMonths(all: readonly Series[]): Common {
  const ends = all.map(endsByMonth);
  const [first] = ends;
  const rows = Array.from(first?.keys() ?? []).flatMap((month) => {
    const at = ends.flatMap((one) => one.get(month) ?? []);
    if (at.length < all.length) return [];
    const days = all.map(({ levels }, i) => levels.days[at[i] ?? 0] ?? 0);
    return [{ day: Math.max(...days), at }];
  });
  return {
    days: Int32Array.from(rows, ({ day }) => day),
    positions: all.map((_, i) => Int32Array.from(rows, ({ at }) => at[i] ?? 0)),
  };
}

/** The part of aligned series between two positions, both included. */
export function cutAligned(
  { frequency, days, positions }: Aligned,
  from: number,
  to: number,
): Aligned {
  return {
    frequency,
    days: days.subarray(from, to + 1),
    positions: positions.map((one) => one.subarray(from, to + 1)),
  };
}

/** The levels of one series on the common days; in common months each has days of its own. */
export function alignedSeries(series: Series, aligned: Aligned, of: number): Series {
  const at = aligned.positions[of] ?? new Int32Array();
  const { days, values } = series.levels;
  const { frequency } = aligned;
  return {
    ...series,
    frequency,
    levels: {
      days: frequency === 'monthly' ? at.map((position) => days[position] ?? 0) : aligned.days,
      values: new Float64Array(at).map((position) => values[position] ?? Number.NaN),
    },
  };
}
