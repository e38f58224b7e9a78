import type { Token } from './scan-question.ts';
import type { AskableFigure } from './vocabulary.ts';

const stem = 'numberOfConstituents';

/**
 * Adds the figure that is meant where a bound is of what indexes are made of: `fewer than 50 stocks`, 500銘柄以上. Behind
 * another figure the bound is that one's, and a filter such as `stocks` stays one.
 */
export function withMembers(
  tokens: readonly Token[],
  figures: ReadonlyMap<string, AskableFigure>,
): Token[] {
  if (!figures.has(stem)) return [...tokens];
  return tokens.flatMap((token, at) => {
    if (isCountBehind(tokens, at)) return [membersAt(token), token];
    if (!isCounted(token) || !isCountBefore(tokens, at)) return [token];
    return token.kind === 'word' ? [membersAt(token)] : [membersAt(token), token];
  });
}

const membersAt = ({ start, text, kind }: Token): Token => ({
  kind: 'figure',
  stem,
  text: kind === 'word' ? text : '',
  start,
});

const isCounted = (token: Token): boolean =>
  (token.kind === 'filter' || token.kind === 'word') && token.isCounted === true;

/** `more than 50`, of which nothing before it is a figure. */
function isCountBefore(tokens: readonly Token[], at: number): boolean {
  const [bound, number] = [tokens[at - 2], tokens[at - 1]];
  if (bound?.kind !== 'bound' || bound.place !== 'before') return false;
  return number?.kind === 'number' && !number.unit && isFree(tokens, at - 3);
}

/** `500銘柄以上`. */
function isCountBehind(tokens: readonly Token[], at: number): boolean {
  const [number, bound] = [tokens[at], tokens[at + 1]];
  if (number?.kind !== 'number' || number.unit !== 'members') return false;
  return bound?.kind === 'bound' && bound.place === 'behind' && isFree(tokens, at - 1);
}

/** Whether no figure stands there that a bound behind it may be of. */
function isFree(tokens: readonly Token[], end: number): boolean {
  const before = tokens.findLast(({ kind }, at) => at <= end && kind !== 'filler');
  return before === undefined || free.has(before.kind);
}

const free: ReadonlySet<Token['kind']> = new Set(['filter', 'word', 'number', 'bound']);
