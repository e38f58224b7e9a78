import { withBenchmark } from './benchmark.ts';
import { boundsIn } from './clauses.ts';
import { moved, type Cursor } from './cursor.ts';
import { exceptionIn, type Exception } from './exceptions.ts';
import { anyLimitsIn } from './limits.ts';
import { firstIn, orderIn } from './orders.ts';
import { withoutOthers } from './others.ts';
import { signedBoundsIn } from './signed-bounds.ts';
import { signIn } from './signs.ts';
import { scanQuestion, type Token } from './scan-question.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A question in terms of the screener. What is not understood remains as words. */
export type Question = {
  /** Selected values by filter. */
  filters: Record<string, string[]>;
  /** Bounds of figures by parameter, such as `volatility3YMax`. */
  bounds: Record<string, number>;
  sort: { by: string; order: 1 | -1 } | null;
  /** The number of rows to show from the start of the order. */
  first: number | null;
  /** What was not understood, as it was typed. */
  words: string;
};

/**
 * Parses a question: filters by their values, `figure [window] above|below number`, `positive figure`, `low|high figure`,
 * `by figure`, `first number`. The result depends on the text only, and whatever fits none of these remains as words.
 */
export function readQuestion(text: string, vocabulary: Vocabulary): Question {
  const { figures } = vocabulary;
  const scanned = withoutUnits(scanQuestion(text, vocabulary));
  const tokens = ofBonds(withBenchmark(withoutOthers(scanned, figures), figures));
  const question: Question = { filters: {}, bounds: {}, sort: null, first: null, words: '' };
  const left: Token[] = [];
  const exceptions: Exception[] = [];
  for (let at = 0; at < tokens.length;) {
    const cursor: Cursor = { tokens, at, figures };
    const exception = exceptionIn(cursor);
    if (exception) exceptions.push(exception);
    const taken = exception?.tokens.length ?? takeClause(question, cursor);
    if (taken === 0) left.push(tokens[at]!);
    at += Math.max(1, taken);
  }
  left.push(...exclude(question, exceptions, vocabulary));
  question.words = wordsOf(left.toSorted((one, other) => one.start - other.start));
  return question;
}

/**
 * A filter lists what may be there: with an exception it is all other values, or the others of those that were named.
 * @returns the tokens of exceptions that would leave no value, which are not understood
 */
function exclude(
  { filters }: Question,
  exceptions: readonly Exception[],
  { values }: Vocabulary,
): Token[] {
  const byFilter = Map.groupBy(exceptions, ({ name }) => name);
  return Array.from(byFilter, ([name, some]) => {
    const named = filters[name] ?? [...(values.get(name) ?? [])];
    const others = named.filter((value) => !some.some((one) => one.value === value));
    if (others.length === 0) return some.flatMap(({ tokens }) => tokens);
    filters[name] = others;
    return [];
  }).flat();
}

/** A unit is said by its figure already; anywhere but behind a number it is a word. */
function withoutUnits(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (const token of tokens) {
    if (token.kind === 'separator') continue;
    if (token.kind === 'unit') takeUnit(kept, token);
    else kept.push(token);
  }
  return kept;
}

function takeUnit(before: Token[], unit: Extract<Token, { kind: 'unit' }>): void {
  // The hyphen of `five-year`.
  const isJoined = before.at(-1)?.text === '-' && before.at(-2)?.kind === 'number';
  const number = before.at(isJoined ? -2 : -1);
  if (number?.kind !== 'number') before.push({ ...unit, kind: 'word' });
  else if (unit.time) before.splice(isJoined ? -2 : -1, 2, windowOf(number, unit.time));
}

/** `five years`, as digits before a unit are scanned. */
const windowOf = (number: Extract<Token, { kind: 'number' }>, time: 'M' | 'Y'): Token => ({
  kind: 'window',
  window: `${number.value}${time}`,
  amount: number.value,
  text: number.text,
  start: number.start,
});

/** Where bonds alone are asked for, words such as yield mean their figure of bonds. */
function ofBonds(tokens: Token[]): Token[] {
  const types = tokens.filter(isOfAssetType);
  if (types.length === 0 || types.some(({ value }) => value !== 'fixed-income')) return tokens;
  return tokens.map((token) =>
    token.kind === 'figure' ? { ...token, stem: token.ofBonds ?? token.stem } : token,
  );
}

type FilterToken = Extract<Token, { kind: 'filter' }>;

const isOfAssetType = (token: Token): token is FilterToken =>
  token.kind === 'filter' && token.name === 'assetType';

/**
 * Adds the clause at a position to the question.
 * @returns the number of tokens consumed, 0 where nothing is understood
 */
function takeClause(question: Question, cursor: Cursor): number {
  const bounds = signedBoundsIn(cursor) ?? boundsIn(cursor) ?? signIn(cursor);
  if (bounds) {
    Object.assign(question.bounds, bounds.bounds);
    return bounds.taken;
  }
  const first = firstIn(cursor);
  if (first) {
    question.first = first.first;
    question.sort ??= first.sort;
    return first.taken;
  }
  const order = orderIn(cursor);
  if (order) {
    question.sort ??= order.sort;
    question.first ??= order.first;
    return order.taken;
  }
  return takeFilter(question, cursor);
}

function takeFilter({ filters }: Question, cursor: Cursor): number {
  const token = cursor.tokens[cursor.at];
  if (token?.kind !== 'filter' || isBounded(cursor)) return 0;
  const values = (filters[token.name] ??= []);
  if (!values.includes(token.value)) values.push(token.value);
  return 1;
}

/** `ESG above 6`: what has a bound that is of nothing else is meant as a figure, and is none. */
function isBounded(cursor: Cursor): boolean {
  const behind = moved(cursor, 1);
  return anyLimitsIn(behind, false) !== null && boundsIn(behind) === null;
}

/** Filler words are dropped, unless they stand between remaining words. */
function wordsOf(left: readonly Token[]): string {
  const isFiller = (token: Token | undefined) => token === undefined || token.kind === 'filler';
  let words = '';
  // What was typed as one word remains one.
  let end = 0;
  for (const [at, { kind, text, start }] of left.entries()) {
    if (kind === 'filler' && (isFiller(left[at - 1]) || isFiller(left[at + 1]))) continue;
    words += (start === end ? '' : ' ') + text.replaceAll('"', '');
    end = start + text.length;
  }
  return words.trim();
}

/**
 * Whether a text is a question rather than search words: it bounds a figure, or it is understood completely and
 * has at least two clauses.
 */
export function isQuestion(question: Question): boolean {
  const { bounds, words } = question;
  return Object.keys(bounds).length > 0 || (clausesOf(question) > 1 && words === '');
}

/** How much of a text was understood, bounds aside. */
export const clausesOf = ({ filters, sort, first }: Question): number =>
  Object.keys(filters).length + (sort ? 1 : 0) + (first === null ? 0 : 1);
