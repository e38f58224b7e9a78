import { fillersIn, moved, type Cursor } from './cursor.ts';
import { isLimited } from './limits.ts';
import { measureIn } from './measures.ts';
import type { Token } from './scan-question.ts';
import { figureOrYear } from './signs.ts';
import type { AskableFigure } from './vocabulary.ts';

/** An order that a question asks for, and how many rows from its start. */
type Order = { sort: { by: string; order: 1 | -1 }; first: number | null; taken: number };

/**
 * `low carbon`, `highest return 5y`, `by Sharpe ratio`, `best 5y return`, `lost least in 2022`, `シャープレシオ順`,
 * `ボラティリティの低い順`, `リターンが高い順に10本`.
 */
export const orderIn = (cursor: Cursor): Order | null =>
  orderOfSign(cursor) ?? orderAhead(cursor) ?? orderBehind(cursor);

function orderAhead(cursor: Cursor): Order | null {
  const token = cursor.tokens[cursor.at];
  const end = endAt(cursor);
  if (!end && token?.kind !== 'by' && token?.kind !== 'first') return null;
  const begin = end?.taken ?? 1;
  const measure = measureIn(moved(cursor, begin));
  if (measure === null) return null;
  const { figure } = measure;
  const taken = begin + measure.taken;
  if (end) return orderOfEnd(end, figure, moved(cursor, taken), taken);
  return { sort: { by: figure.tag, order: rankOf(figure, token) }, first: null, taken };
}

function orderOfEnd(end: End, figure: AskableFigure, cursor: Cursor, taken: number): Order {
  const behind = end.isAny ? endBehindMost(cursor) : null;
  const order = endOf(figure, behind ?? end.order);
  return { sort: { by: figure.tag, order }, first: null, taken: taken + (behind ? 1 : 0) };
}

/** An end of a figure; `most` alone may be any. */
type End = { order: 1 | -1; taken: number; isMost: boolean; isAny: boolean };

/** `low`, `最も低い`: what follows `most` says which end. */
function endAt({ tokens, at }: Cursor): End | null {
  const [one, other] = tokens.slice(at, at + 2);
  if (one?.kind !== 'end') return null;
  const isMost = one.isMost === true && other?.kind === 'end';
  if (isMost) return { order: other.order, taken: 2, isMost, isAny: false };
  return { order: one.order, taken: 1, isMost, isAny: one.isMost === true };
}

/** `最もリターンが低い`: the end that is meant stands behind the figure, and is of no other. */
function endBehindMost(cursor: Cursor): 1 | -1 | null {
  const token = cursor.tokens[cursor.at];
  return token?.kind === 'end' && !isOfFigureBehind(moved(cursor, 1)) ? token.order : null;
}

/** `lost least in 2022`, `gained most ytd`, `2022年に最も上昇した`. */
function orderOfSign(cursor: Cursor): Order | null {
  const ahead = extremeAt(cursor);
  const begin = ahead ? ahead.taken + fillersIn(cursor, ahead.taken) : 0;
  const measure = figureOrYear(moved(cursor, begin));
  if (measure === null) return null;
  const taken = begin + measure.taken;
  const behind = ahead ? null : extremeAt(moved(cursor, taken));
  const extreme = ahead ?? behind;
  if (extreme === null) return null;
  return {
    sort: { by: measure.figure.tag, order: extreme.order },
    first: null,
    taken: taken + (behind?.taken ?? 0),
  };
}

/** A sign with its extreme, in either order: those that lost least come first where the highest return does. */
function extremeAt(cursor: Cursor): { order: 1 | -1; taken: number } | null {
  const { tokens, at } = cursor;
  const between = fillersIn(cursor, 1);
  const pair = [tokens[at], tokens[at + 1 + between]];
  const sign = pair.find((token) => token?.kind === 'sign');
  const end = pair.find((token) => token?.kind === 'end');
  if (!sign || !end) return null;
  return { order: sign.end === 'Min' ? end.order : (-end.order as 1 | -1), taken: 2 + between };
}

function orderBehind(cursor: Cursor): Order | null {
  const measure = measureIn(cursor);
  const rank = measure && rankAt(moved(cursor, measure.taken));
  if (!rank) return null;
  const { figure } = measure;
  const order = rank.order === null ? figure.firstSortOrder : endOf(figure, rank.order);
  const taken = measure.taken + rank.taken;
  const first = rank.isOrdered ? countAt(moved(cursor, taken)) : null;
  return { sort: { by: figure.tag, order }, first, taken: taken + (first === null ? 0 : 1) };
}

/** `順に10本`: a number behind an order that bounds nothing. */
function countAt({ tokens, at }: Cursor): number | null {
  const [number, behind] = tokens.slice(at, at + 2);
  if (number?.kind !== 'number' || behind?.kind === 'bound') return null;
  return isCount(number.value) ? number.value : null;
}

type Rank = { order: 1 | -1 | null; taken: number; isOrdered: boolean };

/** What makes an order of the figure before it; without an order the better comes first. */
function rankAt(cursor: Cursor): Rank | null {
  const end = endAt(cursor);
  if (end) return endBehind(end, moved(cursor, end.taken));
  const [next, after] = cursor.tokens.slice(cursor.at, cursor.at + 2);
  if (next?.kind === 'by') return { order: null, taken: 1, isOrdered: true };
  // `リターン上位4`: the number is a clause of its own.
  const isNumbered = next?.kind === 'first' && after?.kind === 'number';
  return isNumbered ? { order: null, taken: 0, isOrdered: false } : null;
}

/** `ボラティリティが最も低い`, `低い順`, and `低い` alone unless it stands before a figure of its own. */
function endBehind({ order, taken, isMost }: End, cursor: Cursor): Rank | null {
  const after = cursor.tokens[cursor.at]?.kind ?? 'separator';
  if (isMost) return { order, taken, isOrdered: false };
  if (ranks.has(after)) return { order, taken: taken + 1, isOrdered: after === 'by' };
  return isOfFigureBehind(cursor) ? null : { order, taken, isOrdered: false };
}

/** `low carbon`, but not the `low` of `volatility low, return high`. */
function isOfFigureBehind(cursor: Cursor): boolean {
  const measure = measureIn(cursor);
  return measure !== null && endAt(moved(cursor, measure.taken)) === null;
}

/** Behind `lowest` or 低い they make it an order. */
const ranks: ReadonlySet<Token['kind']> = new Set(['by', 'first']);

/** Which end of a figure `best`, `worst` and `by` put first. */
const rankOf = ({ firstSortOrder }: AskableFigure, token: Token | undefined): 1 | -1 =>
  token?.kind === 'first' && token.isWorst ? (-firstSortOrder as 1 | -1) : firstSortOrder;

/** The lowest drawdown is the one nearest to zero. */
const endOf = ({ isFall }: AskableFigure, order: 1 | -1): 1 | -1 =>
  isFall ? (-order as 1 | -1) : order;

const mostFirst = 200;

const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= mostFirst;

/** `first 4`, `the 4 best`, `上位4`; a figure behind it that has no bound gives the order: `top 4 by 5y return`. */
export function firstIn(cursor: Cursor) {
  const { tokens, at } = cursor;
  const pair = tokens.slice(at, at + 2);
  const number = pair.find((token) => token.kind === 'number' && token.unit === undefined);
  const rank = pair.find((token) => token.kind === 'first');
  if (number?.kind !== 'number' || !isCount(number.value)) return null;
  const { value } = number;
  if (!rank) return countedEnd(cursor, value);
  const measure = measureIn(moved(cursor, 2));
  const isBounded = measure && isLimited(moved(cursor, 2 + measure.taken), measure.figure);
  if (!measure || isBounded) return { first: value, sort: null, taken: 2 };
  const sort = { by: measure.figure.tag, order: rankOf(measure.figure, rank) };
  return { first: value, sort, taken: 2 + measure.taken };
}

/** `10 least volatile`: a number before an end of a figure. */
function countedEnd(cursor: Cursor, first: number) {
  const [number, end] = cursor.tokens.slice(cursor.at, cursor.at + 2);
  if (number?.kind !== 'number' || number.unit || end?.kind !== 'end') return null;
  const order = orderAhead(moved(cursor, 1));
  return order && { first, sort: order.sort, taken: 1 + order.taken };
}
