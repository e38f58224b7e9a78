import type { ColumnData } from './columns.ts';
import { inAll } from './in-all.ts';
import { rowsNearTerms, type NearRows } from './near-rows.ts';
import { addRowsOfRange } from './postings.ts';
import { addRow, intersect, unite, type RowSet } from './row-set.ts';
import type { RowSetPool } from './row-set-pool.ts';
import type { Query, Term } from './search-text.ts';
import { rowsOfTerm, type TermRows } from './term-rows.ts';
import { rowsNamed, type TextIndex } from './text-index.ts';
import type { Tiers } from './tiers.ts';
import { wordsBeginningWith } from './vocabulary.ts';

/** What a match reads of its list. */
export type Searched = { text: TextIndex; columns: Record<string, ColumnData> };

type RowsByTerm = ReadonlyMap<Term, TermRows | null>;

/**
 * The rows that match a query, best first:
 *
 * 1. the whole query is a code; 2. it is a name; 3. a former name; then every term is matched 4. by whole
 * words or codes, 5. by beginnings, 6. by parts of words. Only when nothing matches so: first without the
 * optional words, then with one mistyped term (or with every term that matches nothing by itself), rows
 * where the rest are whole words before others. A term that still matches nothing makes the result empty.
 */
export function matchText(list: Searched, query: Query, pool: RowSetPool): Tiers {
  const { terms } = query;
  if (terms.length === 0) return [];
  const { text } = list;
  const rows = new Map(terms.map((term) => [term, rowsOfTerm(text, term, pool)]));
  const required = withoutOptional(terms, text.optionalWords);
  const attempts = [
    () => cumulative([...matchWhole(list, query, pool), ...matchTerms(terms, rows, pool)], pool),
    () => matchTerms(required, rows, pool),
    () => matchMistyped(text, terms, rows, pool),
    () => matchMistyped(text, required, rows, pool),
  ];
  const useful = required.length < terms.length ? attempts : [attempts[0]!, attempts[2]!];
  for (const attempt of useful) {
    const tiers = attempt();
    if (tiers.length > 0) return tiers;
  }
  return [];
}

function withoutOptional(terms: Term[], optionalWords: readonly string[]): Term[] {
  const required = terms.filter((term) => !optionalWords.includes(term.words.join(' ')));
  return required.length > 0 ? required : terms;
}

/** Adds to each tier what better ones hold. */
function cumulative(tiers: RowSet[], pool: RowSetPool): RowSet[] {
  return tiers.map((tier, k) => {
    const all = k === 0 ? tier : pool.copyOf(tier);
    for (const better of tiers.slice(0, k)) unite(all, better);
    return all;
  });
}

/** Rows of which the query is the code or the name. */
function matchWhole({ text, columns }: Searched, query: Query, pool: RowSetPool): RowSet[] {
  const { vocabulary, postings } = text.codes;
  const { from, longer } = wordsBeginningWith(vocabulary, query.code);
  const whole: RowSet[] = [];
  if (from < longer) {
    const coded = pool.empty();
    addRowsOfRange(postings, from, longer, coded);
    whole.push(coded);
  }
  for (const rows of rowsNamed(text, columns, query.name)) {
    if (rows.length === 0) continue;
    const named = pool.empty();
    for (const row of rows) addRow(named, row);
    whole.push(named);
  }
  return whole;
}

function matchTerms(terms: Term[], rows: RowsByTerm, pool: RowSetPool): RowSet[] {
  const found = terms.map((term) => rows.get(term) ?? null).filter((level) => level !== null);
  if (found.length < terms.length) return [];
  const inside = inAll(found, 'inside', pool);
  if (inside === null) return [];
  const beginning = inAll(found, 'beginning', pool);
  if (beginning === null) return [inside];
  const exact = inAll(found, 'exact', pool);
  return exact === null ? [beginning, inside] : [exact, beginning, inside];
}

function matchMistyped(
  { words }: TextIndex,
  terms: Term[],
  rows: RowsByTerm,
  pool: RowSetPool,
): RowSet[] {
  const suspects = terms.filter((term) => !rows.get(term));
  const attempts = suspects.length > 0 ? [suspects] : terms.map((term) => [term]);
  const found: NearRows[] = attempts.flatMap((mistyped) => {
    const right = terms.filter((term) => !mistyped.includes(term)).map((term) => rows.get(term)!);
    const others = right.length > 0 ? inAll(right, 'inside', pool) : null;
    if (right.length > 0 && others === null) return [];
    const near = rowsNearTerms(words, mistyped, pool);
    if (near === null || (others && !intersect(near.beginning, others))) return [];
    for (const { exact } of right) intersect(near.whole, exact);
    return [near];
  });
  const [first, ...others] = found;
  if (!first) return [];
  for (const other of others) {
    unite(first.whole, other.whole);
    unite(first.beginning, other.beginning);
  }
  return cumulative([first.whole, first.beginning], pool);
}
