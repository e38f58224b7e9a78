import type { Measured } from '../figures/measured.ts';
import type { MeasuredIndex } from '../figures/measured-index.ts';
import { monthlyPair, monthlyReturns, stepReturns } from '../figures/return-samples.ts';
import { windowDrawdown } from '../figures/falls.ts';
import type { Recorder } from '../working/recorder.ts';
import type { Need } from './figure.ts';

/** The months of a window; null is the whole published history. */
export type Months = number | null;

/**
 * Intermediate results that several figures of one index and window share, computed when the first needs them.
 * Otherwise each figure would walk the same history.
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

/** Returns between consecutive levels, in the index's own frequency. */
export const ownSample = oncePerIndex(stepReturns);

/** Returns from month-end to month-end. */
export const monthlySample = oncePerIndex(monthlyReturns);

/** The maximum drawdown of a window. */
export const deepestFall = oncePerIndex(windowDrawdown);

/** Monthly returns beside those of the benchmark or of the risk-free series. */
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

/** Declares a figure of an index and another series. */
export const paired =
  (need: Need, months: Months, of: (pair: Pair, record?: Recorder) => Measured) =>
  (index: MeasuredIndex, record?: Recorder): Measured =>
    of(pairs[need](index, months), record);
