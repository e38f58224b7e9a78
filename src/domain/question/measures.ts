import type { Cursor } from './cursor.ts';
import type { Token } from './scan-question.ts';
import type { AskableFigure } from './vocabulary.ts';

/** The windows assumed for a figure without one. */
const usualWindows = ['3Y', '1Y', 'SinceInception'] as const;

const tokenWindow = (token: Token | undefined): string | null =>
  token?.kind === 'window' ? token.window : null;

export type Measure = {
  figure: AskableFigure;
  taken: number;
  /** Its stem where no window was named: one may follow the bound. */
  stem: string | null;
  /** Whether a window or a year stands alone, which means the return. */
  isImplied: boolean;
  /** Whether it is a calendar year that stands alone. */
  isYear: boolean;
};

/**
 * Parses a figure with its window before or behind it; a window alone means the return. Null where no figure of
 * the release is named.
 */
export function measureIn({ tokens, at, figures, hasUsual }: Cursor): Measure | null {
  const named: { figure?: string; window?: string; isYear?: boolean } = {};
  const hasWindow = (window: string) =>
    named.figure === undefined || figures.has(named.figure + window) || !figures.has(named.figure);
  /** The number of tokens that belong to the figure at a position. */
  const takenAt = (token: Token | undefined, next: Token | undefined): number => {
    if (token?.kind === 'filler') return Object.keys(named).length > 0 ? 1 : 0;
    if (token?.kind === 'figure' && named.figure === undefined) {
      Object.assign(named, { figure: token.stem, isYear: token.isYear });
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
  const figure = figureOf(stem, named.window ?? null, { figures, hasUsual });
  if (figure === null) return null;
  const isYear = named.isYear === true;
  const isImplied = named.figure === undefined || isYear;
  return { figure, taken, stem: named.window === undefined ? stem : null, isImplied, isYear };
}

function figureOf(
  stem: string,
  window: string | null,
  { figures, hasUsual }: Pick<Cursor, 'figures' | 'hasUsual'>,
) {
  if (window !== null) return figures.get(stem + window) ?? null;
  if (!hasUsual) return figures.get(stem) ?? null;
  // The default window follows the habits of the field: one year for returns, three for everything else.
  const windows = stem === 'return' ? ['1Y'] : ['', ...usualWindows];
  for (const usual of windows) {
    const found = figures.get(stem + usual);
    if (found) return found;
  }
  return null;
}

const beginsClause: ReadonlySet<string> = new Set([
  'bound',
  'between',
  'number',
  'figure',
  'sign',
  'end',
  'by',
  'first',
]);

/** A window behind the bound of a figure that named none: `volatility under 12 over 5 years`, `volatility under 12 5y`. */
export function windowBehind({ tokens, at, figures }: Cursor, { stem }: Measure) {
  const rest = tokens.slice(at);
  const end = rest.findIndex((token) => !('joins' in token) && token.kind !== 'filler');
  const [window, next] = rest.slice(Math.max(0, end));
  if (stem === null || window?.kind !== 'window' || beginsClause.has(next?.kind ?? '')) return null;
  const figure = figures.get(stem + window.window);
  return figure ? { figure, taken: end + 1 } : null;
}
