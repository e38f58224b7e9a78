import { withoutAlternatives, type Span } from './alternatives.ts';
import { withBenchmark, withBoundsBehind } from './benchmark.ts';
import { boundsIn } from './clauses.ts';
import { moved, type Cursor } from './cursor.ts';
import { exceptionsIn, withClearExceptions, type Exception } from './exceptions.ts';
import { anyLimitsIn } from './limits.ts';
import { withMembers } from './members.ts';
import { firstIn, orderIn } from './orders.ts';
import { withoutOthers } from './others.ts';
import { signedBoundsIn } from './signed-bounds.ts';
import { deniedBehind, isDenial, signIn } from './signs.ts';
import { scanQuestion, type Token } from './scan-question.ts';
import { namesUnknownTime, withYearsOfFigures } from './times.ts';
import { withoutUnits } from './units.ts';
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
  const all = tokensOf(text, vocabulary);
  const tokens = withoutAlternatives(all, readTokens(all, vocabulary, true).spans);
  const read = readTokens(tokens, vocabulary, true);
  const isTimeless = namesUnknownTime(tokens, new Set(read.left));
  return (isTimeless ? readTokens(tokens, vocabulary, false) : read).question;
}

function tokensOf(text: string, vocabulary: Vocabulary): Token[] {
  const { figures } = vocabulary;
  const scanned = withBoundsBehind(withoutUnits(scanQuestion(text, vocabulary)));
  const dated = withYearsOfFigures(withMembers(scanned, figures), figures);
  const clear = withClearExceptions(dated);
  return ofBonds(withBenchmark(withoutOthers(clear, figures), figures));
}

function readTokens(tokens: readonly Token[], vocabulary: Vocabulary, hasUsual: boolean) {
  const question: Question = { filters: {}, bounds: {}, sort: null, first: null, words: '' };
  const left: Token[] = [];
  const exceptions: Exception[] = [];
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length;) {
    const cursor: Cursor = { tokens, at, figures: vocabulary.figures, hasUsual };
    const excepted = exceptionsIn(cursor);
    exceptions.push(...excepted);
    const { bounds } = question;
    const to = at + (excepted[0]?.tokens.length ?? takeClause(question, left, cursor));
    if (question.bounds !== bounds) spans.push({ from: at, to });
    at = to;
  }
  left.push(...exclude(question, exceptions, vocabulary));
  question.words = wordsOf(left.toSorted((one, other) => one.start - other.start));
  return { question, left, spans };
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
 * Adds the clause at a position to the question, or to what is left where nothing is understood or it is denied.
 * @returns the number of tokens consumed
 */
function takeClause(question: Question, left: Token[], cursor: Cursor): number {
  const clause = clauseAt(cursor);
  const denied = clause ? deniedBehind(moved(cursor, clause.taken)) : 0;
  const taken = (clause?.taken ?? 1) + denied;
  if (clause && denied === 0) clause.add(question);
  else left.push(...cursor.tokens.slice(cursor.at, cursor.at + taken));
  return taken;
}

/** What a clause adds to a question, and how many tokens say so. */
type Clause = { taken: number; add: (question: Question) => void };

/** Parses the clause at a position; null where nothing is understood, or where it stands behind `not`. */
function clauseAt(cursor: Cursor): Clause | null {
  const { tokens, at } = cursor;
  const before = tokens.findLast(({ kind }, place) => place < at && kind !== 'filler');
  const token = tokens[at];
  if (isDenial(before)) return null;
  if (token?.kind === 'filter') return isBounded(cursor) ? null : filterOf(token);
  const bounds = signedBoundsIn(cursor) ?? boundsIn(cursor) ?? signIn(cursor);
  if (bounds) {
    const add = (to: Question) => (to.bounds = { ...to.bounds, ...bounds.bounds });
    return { taken: bounds.taken, add };
  }
  const order = firstIn(cursor) ?? orderIn(cursor);
  return order && { taken: order.taken, add: (to) => addOrder(to, order) };
}

/** Of several orders the first counts. */
function addOrder(question: Question, { sort, first }: Pick<Question, 'sort' | 'first'>): void {
  question.sort ??= sort;
  question.first ??= first;
}

const filterOf = ({ name, value }: FilterToken): Clause => ({
  taken: 1,
  add: ({ filters }) => {
    const values = (filters[name] ??= []);
    if (!values.includes(value)) values.push(value);
  },
});

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
