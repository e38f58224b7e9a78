import { fillersIn, type Cursor } from './cursor.ts';
import { asWord } from './others.ts';
import type { Token } from './scan-question.ts';

type FilterToken = Extract<Token, { kind: 'filter' }>;

/** A value of a filter that is not to be there, with the tokens that say so. */
export type Exception = { name: string; value: string; tokens: readonly Token[] };

/** `not Japan`, `ex USD`, `日本以外`, and of several values `not Japan or Europe`, `日本と欧州以外`. */
export function exceptionsIn(cursor: Cursor): Exception[] {
  const { tokens, at } = cursor;
  const isBefore = isExcept(tokens[at], 'before');
  const values = listedFrom(tokens, isBefore ? at + 1 + fillersIn(cursor, 1) : at);
  const last = values.at(-1);
  if (!last) return [];
  if (isBefore) return exceptionsOf(values, tokens.slice(at, last.at + 1));
  const behind = isExcept(tokens[last.at + 1], 'behind');
  return behind ? exceptionsOf(values, tokens.slice(at, last.at + 2)) : [];
}

const isExcept = (token: Token | undefined, place: 'before' | 'behind'): boolean =>
  token?.kind === 'except' && token.place === place;

/** All tokens belong to the first, so that they are left as words once. */
const exceptionsOf = (values: readonly Listed[], tokens: readonly Token[]): Exception[] =>
  values.map(({ token: { name, value } }, at) => ({ name, value, tokens: at === 0 ? tokens : [] }));

type Listed = { token: FilterToken; at: number };

/** Values of one filter from a place on, joined by words such as `or`. */
function listedFrom(tokens: readonly Token[], begin: number): Listed[] {
  const listed: Listed[] = [];
  for (let at = begin; ; at += 2) {
    const token = tokens[at];
    const first = listed[0]?.token;
    if (token?.kind !== 'filter' || (first && token.name !== first.name)) return listed;
    listed.push({ token, at });
    const joint = tokens[at + 1];
    if (joint?.kind !== 'filler' || !joint.lists) return listed;
  }
}

/**
 * Where it is not clear what is not to be there, nothing is understood of it: of 日本株以外 the bonds of Japan may be, or
 * not, and `excluding Japanese equities` says as little. A word that may stand on either side of its value belongs to the
 * side on which it is written without a space: 世界（除く日本）, 日本除くアジア.
 */
export function withClearExceptions(tokens: readonly Token[]): Token[] {
  const placed = tokens.map((token, at) =>
    token.kind === 'except' && token.place === 'either' ? placedAt(tokens, at) : token,
  );
  const unclear = new Set(placed.flatMap((token, at) => unclearAt(placed, token, at)));
  return placed.map((token, at) => (unclear.has(at) ? asWord(token) : token));
}

const adjoins = (one: Token | undefined, other: Token | undefined): boolean =>
  one !== undefined && other !== undefined && one.start + one.text.length === other.start;

const isFilter = (token: Token | undefined): token is FilterToken => token?.kind === 'filter';

function placedAt(tokens: readonly Token[], at: number): Token {
  const token = tokens[at]!;
  const [before, behind] = [tokens[at - 1], tokens[at + 1]];
  if (!isFilter(before)) return { ...token, kind: 'except', place: 'before' };
  if (adjoins(before, token)) return { ...token, kind: 'except', place: 'behind' };
  if (adjoins(token, behind)) return { ...token, kind: 'except', place: 'before' };
  return { ...token, kind: 'except', place: isFilter(behind) ? 'either' : 'behind' };
}

/** The places of tokens that say of which values it is not clear whether they are not to be there. */
function unclearAt(tokens: readonly Token[], token: Token, at: number): number[] {
  if (token.kind !== 'except') return [];
  if (token.place === 'either') return [at - 1, at, at + 1];
  if (token.place === 'behind') {
    const [one, other] = [tokens[at - 2], tokens[at - 1]];
    return isPair(one, other) && adjoins(one, other) ? [at - 2, at - 1, at] : [];
  }
  const [one, other] = [tokens[at + 1], tokens[at + 2]];
  return token.isOfAll && isPair(one, other) && isKind(other) ? [at, at + 1, at + 2] : [];
}

/** Values of two filters, which together may be one thing. */
const isPair = (one: Token | undefined, other: Token | undefined): boolean =>
  isFilter(one) && isFilter(other) && one.name !== other.name;

const isKind = (token: Token | undefined): boolean => isFilter(token) && token.name === 'assetType';
