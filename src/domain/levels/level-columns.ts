import { dayOfIso, isoOfDay } from '../day.ts';
import { InvalidInputError } from '../errors.ts';

/** As many as a number below one holds exactly. */
const mostDecimals = 15;

/** Levels of one index: days since 1970-01-01, ascending, and their values. */
export type Levels = { days: Int32Array; values: Float64Array };

/**
 * Levels as they travel: day i is the first day plus the sum of `dayDeltas` up to i; level i is the sum of
 * `valueDeltas` up to i, divided by 10^decimals.
 */
export type LevelColumns = {
  firstDate: string;
  decimals: number;
  dayDeltas: number[];
  valueDeltas: number[];
};

/**
 * Codes levels as whole-number deltas at their published precision: the fewest decimals at
 * which every value reads back as the very number it was. Null when there are no levels.
 */
export function encodeLevels({ days, values }: Levels): LevelColumns | null {
  const firstDay = days[0];
  if (firstDay === undefined) return null;
  const decimals = publishedDecimals(values);
  const scale = 10 ** decimals;
  return {
    firstDate: isoOfDay(firstDay),
    decimals,
    dayDeltas: deltas(days, (day) => day, firstDay),
    valueDeltas: deltas(values, (value) => Math.round(value * scale), 0),
  };
}

/** Reads coded levels back. Throws InvalidInputError when the first date is none. */
export function decodeLevels({
  firstDate,
  decimals,
  dayDeltas,
  valueDeltas,
}: LevelColumns): Levels {
  const firstDay = dayOfIso(firstDate);
  if (firstDay === null) throw new InvalidInputError(`${firstDate} is no date`, ['firstDate']);
  const scale = 10 ** decimals;
  const days = new Int32Array(dayDeltas.length);
  const values = new Float64Array(valueDeltas.length);
  let day = firstDay;
  let scaled = 0;
  for (let i = 0; i < days.length; i++) {
    day += dayDeltas[i] ?? 0;
    scaled += valueDeltas[i] ?? 0;
    days[i] = day;
    // Divided, not multiplied by a power below one: only the quotient is the nearest number to the decimal.
    values[i] = scaled / scale;
  }
  return { days, values };
}

function publishedDecimals(values: Float64Array): number {
  const most = exactDecimals(values);
  let decimals = 0;
  let scale = 1;
  for (const value of values) {
    while (decimals < most && Math.round(value * scale) / scale !== value) {
      decimals++;
      scale *= 10;
    }
  }
  return decimals;
}

/** Beyond 2^53 whole numbers are no longer exact, so that very large levels keep fewer decimals. */
function exactDecimals(values: Float64Array): number {
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1);
  const room = Math.floor(Math.log10(Number.MAX_SAFE_INTEGER / largest));
  return Math.max(0, Math.min(mostDecimals, room));
}

function deltas(
  numbers: Int32Array | Float64Array,
  coded: (value: number) => number,
  start: number,
): number[] {
  const result: number[] = [];
  let last = start;
  for (const number of numbers) {
    const next = coded(number);
    result.push(next - last);
    last = next;
  }
  return result;
}
