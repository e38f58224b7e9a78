import type { Token } from './scan-question.ts';
import type { AskableFigure } from './vocabulary.ts';

/** A position in the tokens of a question. */
export type Cursor = {
  tokens: readonly Token[];
  at: number;
  figures: ReadonlyMap<string, AskableFigure>;
};

/** The windows assumed for a figure without one. */
const usualWindows = ['3Y', '1Y', 'SinceInception'] as const;

type Measure = { figure: AskableFigure; taken: number };

/**
 * Parses a figure with its window before or behind it; a window alone means the return. Null where no figure of
 * the release is named.
 */
function measureIn({ tokens, at, figures }: Cursor): Measure | null {
  const named: { figure?: string; window?: string } = {};
  const isTaken = (token: Token): boolean => {
    if (token.kind === 'filler') return named.figure !== undefined || named.window !== undefined;
    if (token.kind !== 'figure' && token.kind !== 'window') return false;
    if (named[token.kind] !== undefined) return false;
    named[token.kind] = token.kind === 'figure' ? token.stem : token.window;
    return true;
  };
  const behind = tokens.slice(at).findIndex((token) => !isTaken(token));
  const taken = behind < 0 ? tokens.length - at : behind;
  if (taken === 0) return null;
  const figure = figureOf(named.figure ?? 'return', named.window ?? null, figures);
  return figure && { figure, taken };
}

function figureOf(stem: string, window: string | null, figures: Cursor['figures']) {
  if (window !== null) return figures.get(stem + window) ?? null;
  // The default window follows the habits of the field: one year for returns, three for everything else.
  const windows = stem === 'return' ? ['1Y'] : ['', ...usualWindows];
  for (const usual of windows) {
    const found = figures.get(stem + usual);
    if (found) return found;
  }
  return null;
}

/** `volatility 3y below 12`, `5年6以上`, `beta between 0.8 and 1.1`. */
export function boundsIn(cursor: Cursor) {
  const measure = measureIn(cursor);
  if (measure === null) return null;
  const behind = { ...cursor, at: cursor.at + measure.taken };
  const limits = limitsIn(behind);
  if (limits === null) return null;
  const bounds = Object.fromEntries(
    limits.ends.map(({ end, value }) => {
      const isTurned = measure.figure.isFall && value > 0;
      const turned = isTurned ? (end === 'Max' ? 'Min' : 'Max') : end;
      return [measure.figure.tag + turned, isTurned ? -value : value] as const;
    }),
  );
  return { bounds, taken: measure.taken + limits.taken };
}

type Limits = { ends: { end: 'Min' | 'Max'; value: number }[]; taken: number };

function limitsIn(cursor: Cursor): Limits | null {
  const one = limitIn(cursor);
  if (one === null) return betweenIn(cursor);
  // 10以上15以下: a second bound of the same figure.
  const other = limitIn({ ...cursor, at: cursor.at + one.taken });
  if (other === null || other.end === one.end) return { ends: [one], taken: one.taken };
  return { ends: [one, other], taken: one.taken + other.taken };
}

/** Parses a bound and its number, which some languages put before and others behind it. */
function limitIn({ tokens, at }: Cursor) {
  const pair = tokens.slice(at, at + 2);
  const bound = pair.find((token) => token.kind === 'bound');
  const number = pair.find((token) => token.kind === 'number');
  if (!bound || !number) return null;
  const place = pair[0] === bound ? 'before' : 'behind';
  return bound.place === place ? { end: bound.end, value: number.value, taken: 2 } : null;
}

function betweenIn({ tokens, at }: Cursor): Limits | null {
  const [between, from, and, to] = tokens.slice(at, at + 4);
  if (between?.kind !== 'between' || from?.kind !== 'number') return null;
  if (and?.kind !== 'filler' || to?.kind !== 'number') return null;
  const [least, most] = [Math.min(from.value, to.value), Math.max(from.value, to.value)];
  const ends: Limits['ends'] = [
    { end: 'Min', value: least },
    { end: 'Max', value: most },
  ];
  return { ends, taken: 4 };
}

/** `low carbon`, `highest return 5y`, `by Sharpe ratio`, `シャープレシオ順`. */
export function orderIn(cursor: Cursor) {
  const { tokens, at } = cursor;
  const token = tokens[at];
  if (token?.kind !== 'end' && token?.kind !== 'by') return orderBehind(cursor);
  const measure = measureIn({ ...cursor, at: at + 1 });
  if (measure === null) return null;
  const { figure, taken } = measure;
  const order = token.kind === 'by' ? figure.firstSortOrder : endOf(figure, token.order);
  return { sort: { by: figure.tag, order }, taken: 1 + taken };
}

function orderBehind(cursor: Cursor) {
  const measure = measureIn(cursor);
  if (measure === null || cursor.tokens[cursor.at + measure.taken]?.kind !== 'by') return null;
  const { figure, taken } = measure;
  return { sort: { by: figure.tag, order: figure.firstSortOrder }, taken: taken + 1 };
}

/** The lowest drawdown is the one nearest to zero. */
const endOf = ({ isFall }: AskableFigure, order: 1 | -1): 1 | -1 =>
  isFall ? (-order as 1 | -1) : order;

const mostFirst = 200;

/** `first 4`, `the 4 best`, `上位4`. */
export function firstIn({ tokens, at }: Cursor) {
  const pair = tokens.slice(at, at + 2);
  const number = pair.find((token) => token.kind === 'number');
  if (!number || !pair.some(({ kind }) => kind === 'first')) return null;
  const { value } = number;
  const isCount = Number.isInteger(value) && value >= 1 && value <= mostFirst;
  return isCount ? { first: value, taken: 2 } : null;
}
