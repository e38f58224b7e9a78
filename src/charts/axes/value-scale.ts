import { ticks } from 'd3-array';

export type ScaleKind = 'linear' | 'log';

/** `shareOf` returns the position of a value as a share of the plot's height, from its top. */
export type ValueScale = { shareOf: (value: number) => number; ticks: number[] };

const wantedTicks = 4;

/** A scale that covers two values, with a margin where they are equal. A logarithmic scale never includes zero. */
export function valueScale(kind: ScaleKind, low: number, high: number): ValueScale {
  const [from, to] = low < high ? [low, high] : roomAround(low);
  return kind === 'log' && from > 0 ? logScale(from, to) : linearScale(from, to);
}

/** The margin above the highest and below the lowest value, so that neither touches the edge of the plot. */
const air = 0.04;

function roomAround(value: number): [number, number] {
  const room = Math.abs(value) * 0.01;
  return value === 0 ? [-1, 0] : [value - room, value + room];
}

function linearScale(low: number, high: number): ValueScale {
  const room = (high - low) * air;
  const [from, to] = [low - room, high + room];
  return {
    shareOf: (value) => (to - value) / (to - from),
    ticks: ticks(from, to, wantedTicks),
  };
}

function logScale(low: number, high: number): ValueScale {
  const room = (high / low) ** air;
  const [from, to] = [low / room, high * room];
  return {
    shareOf: (value) => Math.log(to / value) / Math.log(to / from),
    ticks: logTicks(from, to),
  };
}

/** The ratio of highest to lowest value from which 1, 2, 5, 10, 20 … are better ticks than even steps. */
const wideRatio = 6;

function logTicks(low: number, high: number): number[] {
  if (high / low < wideRatio) {
    return ticks(low, high, wantedTicks).filter((tick) => tick >= low && tick <= high);
  }
  const firstPower = Math.floor(Math.log10(low));
  const powers = Math.ceil(Math.log10(high)) - firstPower + 1;
  const factors = powers > 4 ? [1] : [1, 2, 5];
  return Array.from({ length: powers }, (_, i) => 10 ** (firstPower + i))
    .flatMap((power) => factors.map((factor) => factor * power))
    .filter((tick) => tick >= low && tick <= high);
}

/** The number of decimals by which neighbouring ticks differ. */
export function tickDecimals(ticks: readonly number[]): number {
  const steps = ticks.slice(1).map((tick, i) => tick - (ticks[i] ?? 0));
  const smallest = Math.min(...steps);
  return Number.isFinite(smallest) ? Math.max(0, -Math.floor(Math.log10(smallest * 1.000001))) : 2;
}
