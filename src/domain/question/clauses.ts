import type { Token } from './scan-question.ts';
import type { AskableFigure, BoundEnd } from './vocabulary.ts';

/** A position in the tokens of a question. */
export type Cursor = {
  tokens: readonly Token[];
  at: number;
  figures: ReadonlyMap<string, AskableFigure>;
};

/** The windows assumed for a figure without one. */
const usualWindows = ['3Y', '1Y', 'SinceInception'] as const;

const tokenWindow = (token: Token | undefined): string | null =>
  token?.kind === 'window' ? token.window : null;

type Measure = {
  figure: AskableFigure;
  taken: number;
  /** Its stem where no window was named: one may follow the bound. */
  stem: string | null;
};

/**
 * Parses a figure with its window before or behind it; a window alone means the return. Null where no figure of
 * the release is named.
 */
export function measureIn({ tokens, at, figures }: Cursor): Measure | null {
  const named: { figure?: string; window?: string } = {};
  const hasWindow = (window: string) =>
    named.figure === undefined || figures.has(named.figure + window) || !figures.has(named.figure);
  /** The number of tokens that belong to the figure at a position. */
  const takenAt = (token: Token | undefined, next: Token | undefined): number => {
    if (token?.kind === 'filler') return Object.keys(named).length > 0 ? 1 : 0;
    if (token?.kind === 'figure' && named.figure === undefined) {
      named.figure = token.stem;
      return 1;
    }
    const window = named.window === undefined ? windowAt(token, next) : null;
    if (window === null) return 0;
    named.window = window;
    return window === tokenWindow(token) ? 1 : 2;
  };
  /** Also one that a word joins to the figure: `return over 5 years`. */
  const windowAt = (token: Token | undefined, next: Token | undefined): string | null => {
    const own = tokenWindow(token);
    if (own !== null) return hasWindow(own) ? own : null;
    const joined = token?.kind === 'bound' && token.joins ? tokenWindow(next) : null;
    return joined !== null && figures.has(`${named.figure}${joined}`) ? joined : null;
  };
  let taken = 0;
  for (let more = 1; more > 0; taken += more)
    more = takenAt(tokens[at + taken], tokens[at + taken + 1]);
  if (Object.keys(named).length === 0) return null;
  const stem = named.figure ?? 'return';
  const figure = figureOf(stem, named.window ?? null, figures);
  return figure && { figure, taken, stem: named.window === undefined ? stem : null };
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
  const limit = limitIn(cursor, true);
  const limits = limit ? { ends: [limit], taken: limit.taken } : betweenIn(cursor);
  if (limits === null) return null;
  const begin = limits.taken + fillersIn(cursor, limits.taken);
  const measure = measureIn(moved(cursor, begin));
  if (!measure) return null;
  const taken = begin + measure.taken;
  const isOfNext = limitsIn(moved(cursor, taken), measure.figure) !== null;
  const isInYears = limit?.isAmount === true && measure.figure.window !== null;
  if (isOfNext || isInYears) return null;
  return { bounds: boundsOf(measure.figure, limits.ends), taken };
}

export const moved = (cursor: Cursor, by: number): Cursor => ({ ...cursor, at: cursor.at + by });

export function fillersIn({ tokens, at }: Cursor, behind: number): number {
  const rest = tokens.slice(at + behind);
  const end = rest.findIndex(({ kind }) => kind !== 'filler');
  return end < 0 ? rest.length : end;
}

const boundsOf = (figure: AskableFigure, ends: Limits['ends']) =>
  Object.fromEntries(
    ends.map(({ end, value }) => {
      const isTurned = figure.isFall && value > 0;
      return [figure.tag + sideOf(figure, end, isTurned), isTurned ? -value : value] as const;
    }),
  );

/** A drawdown without a sign is the deeper the more it is; what is better is the end of a figure that lists show first. */
function sideOf({ firstSortOrder }: AskableFigure, end: BoundEnd, isTurned: boolean) {
  const isBetter = end === 'Better';
  if (isBetter || end === 'Worse') return isBetter === (firstSortOrder === -1) ? 'Min' : 'Max';
  return (end === 'Min') === isTurned ? 'Max' : 'Min';
}

const beginsClause: ReadonlySet<string> = new Set(['bound', 'between', 'number', 'figure']);

/** A window that a word such as `over` or `in the last` joins to the bound before it. */
function windowBehind({ tokens, at, figures }: Cursor, { stem }: Measure) {
  const rest = tokens.slice(at);
  const end = rest.findIndex((token) => !('joins' in token) && token.kind !== 'filler');
  const [window, next] = rest.slice(Math.max(0, end));
  if (stem === null || window?.kind !== 'window' || beginsClause.has(next?.kind ?? '')) return null;
  // `this year` and `since inception` need no word before them.
  const isJoined =
    window.amount === undefined ||
    rest.slice(0, end).some((token) => 'joins' in token && token.joins);
  const figure = figures.get(stem + window.window);
  return isJoined && figure ? { figure, taken: end + 1 } : null;
}

type Limits = { ends: { end: BoundEnd; value: number }[]; taken: number };

export function limitsIn(cursor: Cursor, { window }: AskableFigure): Limits | null {
  const one = limitIn(cursor, window === null);
  if (one === null) return betweenIn(cursor);
  // 10以上15以下: a second bound of the same figure.
  const other = limitIn(moved(cursor, one.taken), window === null);
  if (other === null || other.end === one.end) return { ends: [one], taken: one.taken };
  return { ends: [one, other], taken: one.taken + other.taken };
}

/**
 * Parses a bound and its number, which some languages put before and others behind it. `5 years` is a number for
 * figures that have no windows, such as a duration.
 */
function limitIn({ tokens, at }: Cursor, mayBeAmount: boolean) {
  const pair = tokens.slice(at, at + 2);
  const bound = pair.find((token) => token.kind === 'bound');
  const number = pair.find((token) => token.kind === 'number' || token.kind === 'window');
  if (!bound || !number) return null;
  const isAmount = number.kind === 'window';
  const value = isAmount ? number.amount : number.value;
  if (value === undefined || (isAmount && !mayBeAmount)) return null;
  const place = pair[0] === bound ? 'before' : 'behind';
  return bound.place === place ? { end: bound.end, value, taken: 2, isAmount } : null;
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
