import type { Cursor } from './cursor.ts';
import type { Token } from './scan-question.ts';

/** A value of a filter that is not to be there, with the tokens that say so. */
export type Exception = { name: string; value: string; tokens: readonly Token[] };

/** `not Japan`, `ex USD`, `日本以外`. */
export function exceptionIn({ tokens, at }: Cursor): Exception | null {
  const [one, other] = tokens.slice(at, at + 2);
  const isBefore = one?.kind === 'except' && one.place === 'before';
  const isBehind = other?.kind === 'except' && other.place === 'behind';
  const token = isBefore ? other : isBehind ? one : undefined;
  if (token?.kind !== 'filter') return null;
  return { name: token.name, value: token.value, tokens: tokens.slice(at, at + 2) };
}
