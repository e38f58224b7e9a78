import type { Correlation } from '#src/contract/api/mixes/compared.ts';
import { measure } from '#src/domain/register/figure.ts';
import { windowFigure } from '#src/domain/register/figures-of-windows.ts';
import { rounded } from '../figures/rounded.ts';
import { whyNotPlaced, type Placed } from './placed-indexes.ts';

/** Least months of a meaningful correlation. */
const fewestMonths = 12;

const figure = windowFigure('correlation');

/** Every pair once, the earlier first. */
export const pairsOf = <One>(all: readonly One[]): [One, One][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [One, One] => [one, other]));

/** Correlations of the monthly returns of several indexes over a window; none of an index that is not in it. */
export function correlationsOf(
  all: readonly Pick<Placed, 'fundId' | 'within' | 'record'>[],
): Correlation[] {
  return pairsOf(all).map(([one, other]) => {
    const pair = { one: one.fundId, other: other.fundId };
    if (one.within === null || other.within === null) {
      const missing = whyNotPlaced([one, other].find(({ record }) => !record.hasReturns) ?? one);
      return { ...pair, value: null, missing, observations: 0 };
    }
    const found = measure(figure, { ...one.within, benchmark: other.within });
    const { observations } = found;
    if (found.value !== null && observations < fewestMonths) {
      return { ...pair, value: null, missing: 'too-short', observations };
    }
    return { ...pair, value: rounded(found.value), missing: found.missing, observations };
  });
}
