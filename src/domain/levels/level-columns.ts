import { dayOfIso, isoOfDay } from '../day.ts';
import { InvalidInputError } from '../errors.ts';

/** The most decimals with which a number below one is exact. */
const mostDecimals = 15;

/** Levels of one index: days since 1970-01-01, ascending, and their values. */
export type Levels = { days: Int32Array; values: Float64Array };

/**
 * Levels in transit: day i is the first day plus the sum of `dayDeltas` up to i; level i is the sum of
 * `valueDeltas` up to i, divided by 10^decimals.
 */
export type LevelColumns = {
  firstDate: string;
  decimals: number;
  dayDeltas: number[];
  valueDeltas: number[];
};

/**
 * Encodes levels as integer deltas with the fewest decimals at which every value decodes to the same number. Null
 * when there are no levels.
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

/**
 * Decodes levels.
 * @throws InvalidInputError when the first date is invalid
 */
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
    // Only dividing gives the number nearest to the decimal; multiplying by a power below one does not.
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

/** Integers are exact up to 2^53 only, so very large levels have fewer decimals. */
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
