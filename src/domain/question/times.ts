import type { Token } from './scan-question.ts';

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
