import { fillersIn, moved, type Cursor } from './cursor.ts';
import { anyLimitsIn, fits, isLimited, limitsIn, type Limit } from './limits.ts';
import { measureIn, windowBehind } from './measures.ts';
import { inUnitOf } from './units.ts';
import type { AskableFigure, BoundEnd } from './vocabulary.ts';

/** `volatility 3y below 12`, `5年6以上`, `beta between 0.8 and 1.1`, `volatility below 12 over 5 years`. */
export function boundsIn(cursor: Cursor) {
  const measure = measureIn(cursor);
  if (measure === null) return boundsAhead(cursor);
  const limits = limitsIn(moved(cursor, measure.taken), measure.figure);
  // `10年以上の実績`: what looks like a return over ten years bounds what follows.
  if (limits === null) return boundsAhead(cursor);
  const taken = measure.taken + limits.taken;
  const later = windowBehind(moved(cursor, taken), measure);
  return {
    bounds: boundsOf(later?.figure ?? measure.figure, limits.ends),
    taken: taken + (later?.taken ?? 0),
  };
}

/** `more than 1000 constituents`, `between 5 and 10 percent volatility`: the figure behind has no bound of its own. */
function boundsAhead(cursor: Cursor) {
  const limits = anyLimitsIn(cursor, true, true);
  if (limits === null) return null;
  const begin = limits.taken + fillersIn(cursor, limits.taken);
  const measure = measureIn(moved(cursor, begin));
  if (!measure || (measure.isImplied && isOfUnknown(cursor))) return null;
  const taken = begin + measure.taken;
  const isOfNext = isLimited(moved(cursor, taken), measure.figure);
  if (isOfNext || !fits(limits, measure.figure, cursor)) return null;
  return { bounds: boundsOf(measure.figure, limits.ends), taken };
}

/** `plummeted more than 10% in 2022`: a word that is not understood may say the opposite of a return. */
function isOfUnknown({ tokens, at }: Cursor): boolean {
  const before = tokens.slice(0, at).findLast(({ kind }) => kind !== 'by');
  return before?.kind === 'word' || before?.kind === 'sign';
}

const boundsOf = (figure: AskableFigure, ends: readonly Limit[]) =>
  Object.fromEntries(
    ends.map((limit) => {
      const value = inUnitOf(figure, limit) ?? limit.value;
      const isTurned = figure.isUnsigned && value > 0;
      const side = sideOf(figure, limit.end, isTurned);
      return [figure.tag + side, isTurned ? -value : value] as const;
    }),
  );

/** A drawdown without a sign is the deeper the more it is; what is better is the end of a figure that lists show first. */
function sideOf({ firstSortOrder }: AskableFigure, end: BoundEnd, isTurned: boolean) {
  const isBetter = end === 'Better';
  if (isBetter || end === 'Worse') return isBetter === (firstSortOrder === -1) ? 'Min' : 'Max';
  return (end === 'Min') === isTurned ? 'Max' : 'Min';
}
