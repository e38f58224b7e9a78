import type { Measured } from '../figures/measured.ts';
import type { MeasuredIndex } from '../figures/measured-index.ts';
import { monthlyPair, monthlyReturns, stepReturns } from '../figures/return-samples.ts';
import { windowDrawdown } from '../figures/falls.ts';
import type { Recorder } from '../working/recorder.ts';
import type { Need } from './figure.ts';

/** Months of a window; null: the whole published history. */
export type Months = number | null;

/**
 * What the figures of one index over one window have in common, made when the first of them asks for it: a register of
 * figures would otherwise walk the same history for each.
 */
function oncePerIndex<Found>(
  make: (index: MeasuredIndex, months: Months) => Found,
): (index: MeasuredIndex, months: Months) => Found {
  const known = new WeakMap<MeasuredIndex, Map<Months, Found>>();
  return (index, months) => {
    const ofIndex = known.get(index) ?? new Map<Months, Found>();
    known.set(index, ofIndex);
    const found = ofIndex.get(months) ?? make(index, months);
    ofIndex.set(months, found);
    return found;
  };
}

/** Returns from level to level, in the index's own frequency. */
export const ownSample = oncePerIndex(stepReturns);

/** Returns from month-end to month-end. */
export const monthlySample = oncePerIndex(monthlyReturns);

/** The deepest fall of a window. */
export const deepestFall = oncePerIndex(windowDrawdown);

/** Monthly returns beside those of the benchmark, or of the risk-free series. */
const pairs: Record<Need, ReturnType<typeof oncePerIndex<ReturnType<typeof pairOf>>>> = {
  benchmark: oncePerIndex((index, months) => pairOf(index, 'benchmark', months)),
  riskFree: oncePerIndex((index, months) => pairOf(index, 'riskFree', months)),
};

const missingWithout = { benchmark: 'no-benchmark', riskFree: 'no-risk-free' } as const;

function pairOf(index: MeasuredIndex, need: Need, months: Months) {
  const other = index[need];
  return other ? monthlyPair(index, other, months) : { missing: missingWithout[need] };
}

type Pair = ReturnType<typeof pairOf>;

/** A figure of an index and of what it is measured with. */
export const paired =
  (need: Need, months: Months, of: (pair: Pair, record?: Recorder) => Measured) =>
  (index: MeasuredIndex, record?: Recorder): Measured =>
    of(pairs[need](index, months), record);
