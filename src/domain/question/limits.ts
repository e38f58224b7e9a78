import { fillersIn, moved, type Cursor } from './cursor.ts';
import { measureIn } from './measures.ts';
import type { Token } from './scan-question.ts';
import { inUnitOf, type Sized } from './units.ts';
import type { AskableFigure, BoundEnd } from './vocabulary.ts';

export type Limit = Sized & { end: BoundEnd };

/** What bounds a figure, and how many tokens say so. */
export type Limits = {
  ends: Limit[];
  taken: number;
  /** Whether a number has a unit of time, which bounds only figures that have no windows. */
  isAmount: boolean;
  /** Whether they are known to be of no figure behind them: to ask again would double the work with each clause. */
  isOwn?: boolean;
};

/** Parses the bounds that stand behind a figure: `below 12`, `above 5 but below 10`, `5 to 10`, `10以上15以下`. */
export function limitsIn(cursor: Cursor, figure: AskableFigure): Limits | null {
  const limits = anyLimitsIn(cursor, figure.window === null);
  return limits && fits(limits, figure, cursor) ? limits : null;
}

/**
 * An amount of time bounds figures without windows, a calendar year no figure that has them, and a number in a unit
 * those that can have it.
 */
export function fits({ ends, isAmount }: Limits, figure: AskableFigure, { figures }: Cursor) {
  if (ends.some((end) => inUnitOf(figure, end) === null)) return false;
  const hasYear = ends.some(({ value }) => figures.has(`return${value}`));
  return figure.window === null || !(isAmount || hasYear);
}

/**
 * @param mayBeAmount whether a number of months or years may be a bound
 * @param isAhead whether the figure stands behind them, so that a second bound is not that of another
 */
export function anyLimitsIn(cursor: Cursor, mayBeAmount: boolean, isAhead = false): Limits | null {
  const between = betweenIn(cursor, mayBeAmount);
  if (between) return between;
  const one = limitIn(cursor, mayBeAmount);
  if (one === null) return null;
  const gap = one.taken + fillersIn(cursor, one.taken);
  const other = limitIn(moved(cursor, gap), mayBeAmount);
  const isOther =
    other !== null &&
    other.end !== one.end &&
    (isAhead || other.place === 'behind' || !isOfFigureBehind(moved(cursor, gap + other.taken)));
  const ends = isOther ? [one, other] : [one];
  return {
    ends: ends.map(({ end, value, unit }) => ({ end, value, ...(unit ? { unit } : {}) })),
    taken: isOther ? gap + other.taken : one.taken,
    isAmount: ends.some(({ isAmount }) => isAmount),
    isOwn: isOther,
  };
}

/** Whether a figure follows that has no bound of its own, as behind `below 10` in `below 10 volatility`. */
function isOfFigureBehind(cursor: Cursor): boolean {
  const named = moved(cursor, fillersIn(cursor, 0));
  const measure = measureIn(named);
  if (measure === null || measure.isImplied) return false;
  return !isLimited(moved(named, measure.taken), measure.figure);
}

/** Whether the bound behind a figure is its own: in `yield and below 10 volatility` it is that of the next one. */
export function isLimited(cursor: Cursor, figure: AskableFigure): boolean {
  const limits = limitsIn(cursor, figure);
  if (limits === null) return false;
  if (limits.isOwn) return true;
  const isBefore = cursor.tokens[cursor.at + limits.taken - 1]?.kind !== 'bound';
  return !(isBefore && isOfFigureBehind(moved(cursor, limits.taken)));
}

/** Parses a bound and its number, which some languages put before and others behind it. */
function limitIn({ tokens, at }: Cursor, mayBeAmount: boolean) {
  const pair = tokens.slice(at, at + 2);
  const bound = pair.find((token) => token.kind === 'bound');
  const number = numberOf(
    pair.find((token) => token.kind !== 'bound'),
    mayBeAmount,
  );
  if (!bound || !number) return null;
  const place = pair[0] === bound ? 'before' : 'behind';
  return bound.place === place ? { ...number, end: bound.end, place, taken: 2 } : null;
}

type Amount = Sized & { isAmount: boolean };

/** `5 years` is a number of years, too. */
function numberOf(token: Token | undefined, mayBeAmount: boolean): Amount | null {
  if (token?.kind === 'number') {
    const { value, unit } = token;
    return { value, isAmount: false, ...(unit ? { unit } : {}) };
  }
  if (!mayBeAmount || token?.kind !== 'window' || token.amount === undefined) return null;
  return { value: token.amount, isAmount: true };
}

/** `between 5 and 10`, `5 to 10`, `from 5 to 10`, `10%から15%`. */
function betweenIn({ tokens, at }: Cursor, mayBeAmount: boolean): Limits | null {
  const opening = tokens[at];
  const begin = isOpening(opening) ? at + 1 : at;
  const [from, joint, to, behind] = tokens.slice(begin, begin + 4);
  const [one, other] = [numberOf(from, mayBeAmount), numberOf(to, mayBeAmount)];
  if (!one || !other || !isJoint(joint, opening) || isBehind(behind)) return null;
  // The unit of both stands behind the second: `5〜10%`.
  const unit = other.unit ?? one.unit;
  const sized = unit ? { unit } : {};
  return {
    ends: [
      { end: 'Min', value: Math.min(one.value, other.value), ...sized },
      { end: 'Max', value: Math.max(one.value, other.value), ...sized },
    ],
    taken: begin - at + 3,
    isAmount: one.isAmount || other.isAmount,
  };
}

const isOpening = (token: Token | undefined): boolean =>
  token?.kind === 'between' ||
  (token?.kind === 'bound' && token.end === 'Min' && token.place === 'before');

/** `to` joins two numbers, and behind `between` so does `and`. */
const isJoint = (token: Token | undefined, opening: Token | undefined): boolean =>
  (token !== undefined && 'spans' in token) ||
  (opening?.kind === 'between' && token?.kind === 'filler');

/** `10%から15%まで` has two bounds of its own. */
const isBehind = (token: Token | undefined): boolean =>
  token?.kind === 'bound' && token.place === 'behind';
