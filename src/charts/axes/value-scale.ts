import { ticks } from 'd3-array';

export type ScaleKind = 'linear' | 'log';

/** `shareOf` gives the height of a value as a share of the plot, counted from its top. */
export type ValueScale = { shareOf: (value: number) => number; ticks: number[] };

const wantedTicks = 4;

/** A scale that fits two values; equal values get room around them. No logarithmic one reaches down to zero. */
export function valueScale(kind: ScaleKind, low: number, high: number): ValueScale {
  const [from, to] = low < high ? [low, high] : roomAround(low);
  return kind === 'log' && from > 0 ? logScale(from, to) : linearScale(from, to);
}

/** What is left free above the highest and below the lowest value, so that neither lies on the plot's edge. */
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

/** Ratio from which on 1, 2, 5, 10, 20 … say more than even steps. */
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

/** Decimals that tell neighbouring ticks apart. */
export function tickDecimals(ticks: readonly number[]): number {
  const steps = ticks.slice(1).map((tick, i) => tick - (ticks[i] ?? 0));
  const smallest = Math.min(...steps);
  return Number.isFinite(smallest) ? Math.max(0, -Math.floor(Math.log10(smallest * 1.000001))) : 2;
}
