import { asWord } from './others.ts';
import type { Token } from './scan-question.ts';
import type { AskableFigure } from './vocabulary.ts';

/**
 * A calendar year beside a figure that is no return, as in `volatility in 2022 below 15` and 昨年の最大下落率20%以内, is the time
 * of that figure, which lists do not have: it is no return of that year.
 */
export function withYearsOfFigures(
  tokens: readonly Token[],
  figures: ReadonlyMap<string, AskableFigure>,
): Token[] {
  const isYear = (token: Token) =>
    token.kind === 'number'
      ? figures.has(`return${token.value}`)
      : token.kind === 'figure' && token.isYear === true;
  return tokens.map((token, at) =>
    isYear(token) && (isBehindFigure(tokens, at) || isBeforeFigure(tokens, at))
      ? { ...asWord(token), kind: 'word', isTime: true }
      : token,
  );
}

const isOtherFigure = (token: Token | undefined): boolean =>
  token?.kind === 'figure' && token.isYear !== true && !token.stem.startsWith('return');

/** A bare number behind a figure is not known to be a year: `more than 2022 constituents` has it before. */
function isBehindFigure(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind === 'figure' && isOtherFigure(besides(tokens.slice(0, at).toReversed()));
}

/** Where something else is said of the year, the figure behind it begins a clause of its own. */
function isBeforeFigure(tokens: readonly Token[], at: number): boolean {
  const before = besides(tokens.slice(0, at).toReversed());
  const isFree = before === undefined || before.kind === 'filter' || before.kind === 'word';
  return isFree && isOtherFigure(besides(tokens.slice(at + 1)));
}

/** The first that is no filler. */
const besides = (tokens: readonly Token[]): Token | undefined =>
  tokens.find(({ kind }) => kind !== 'filler');

/**
 * Whether a time was not understood: what was said of it is not to be read as if it were said of the usual window.
 * @param left what was not understood
 */
export function namesUnknownTime(tokens: readonly Token[], left: ReadonlySet<Token>): boolean {
  return tokens.some((token, at) => {
    if (!left.has(token)) return false;
    if (token.kind === 'word') return token.isTime === true;
    if (token.kind === 'window') return isJoined(tokens[at - 1]) || isOfClause(tokens[at + 1]);
    return token.kind === 'number' && isYear(token) && isJoint(tokens[at - 1]);
  });
}

/** `in 1999`, `over 7 years`. */
const isJoint = (token: Token | undefined): boolean =>
  (token?.kind === 'bound' || token?.kind === 'filler') && token.joins === true;

/** A window stands beside a clause that may be over it: `return above 5 7y`, 7年リターン5%以上. */
const isOfClause = (token: Token | undefined): boolean =>
  token !== undefined && ['figure', 'number', 'bound', 'sign'].includes(token.kind);

const isJoined = (token: Token | undefined): boolean => isJoint(token) || isOfClause(token);

const isYear = ({ value }: { value: number }): boolean =>
  Number.isInteger(value) && value >= 1900 && value < 2100;
