import type { ColumnData } from '../columns.ts';
import { rowsOfJoinedWords } from './joined-words.ts';
import { withLeftOutLast } from './left-out.ts';
import { inAll, type Narrowed } from './narrowing.ts';
import { rowsNearTerms } from './near-rows.ts';
import { addRowsOfRange } from './postings.ts';
import { addRow, unite, type RowSet } from '../row-set.ts';
import type { RowSetPool } from '../row-set-pool.ts';
import type { Query, Term } from './search-text.ts';
import { rowsOfFinishedTerm, rowsOfTerm } from './term-rows.ts';
import { rowsNamed, type TextIndex } from './text-index.ts';
import type { Tiers } from './tiers.ts';
import { wordsBeginningWith } from './vocabulary.ts';
import type { TermRows } from './word-rows.ts';

/** What a match reads of its list. */
export type Searched = { text: TextIndex; columns: Record<string, ColumnData> };

/** Rows that match, and whether only by words spelled like those of the query. */
export type Matches = { tiers: Tiers; bySpelling: boolean };

type RowsByTerm = ReadonlyMap<Term, TermRows | null>;

/**
 * The rows that match a query, best first: 1. the whole query is a code; 2. it is a name; 3. a former name; then every
 * term matches 4. by whole words or codes, 5. by beginnings or whole labels, 6. by parts of words; without the optional
 * words if nothing has them. Only when nothing matches so, by spelling: with two words for each term that matches nothing by
 * itself, as in `smallcap`; else with one mistyped term (or with every term that
 * matches nothing by itself), rows where the other terms are whole words first. A term that still matches nothing makes
 * the result empty. Rows that leave out what is asked for come behind all others.
 */
export function matchText(list: Searched, query: Query, pool: RowSetPool): Matches {
  const { tiers, bySpelling } = matchAll(list, query, pool);
  return { tiers: withLeftOutLast(tiers, list.text.leftOut, query, pool), bySpelling };
}

function matchAll(list: Searched, query: Query, pool: RowSetPool): Matches {
  const { terms } = query;
  if (terms.length === 0) return { tiers: [], bySpelling: false };
  const { text } = list;
  const rowsAt = (at: number) => (at < terms.length - 1 ? rowsOfFinishedTerm : rowsOfTerm);
  const rows = new Map(terms.map((term, at) => [term, rowsAt(at)(text, term, pool)]));
  const required = withoutOptional(terms, text.optionalWords);
  const asTyped = firstFound([
    () => matchAsTyped(list, query, rows, pool),
    ...required.map((some) => () => matchTerms(some, rows, pool)),
  ]);
  if (asTyped.length > 0) return { tiers: asTyped, bySpelling: false };
  const bySpelling = firstFound([
    ...[terms, ...required].map((some) => () => matchJoined(text, some, rows, pool)),
    () => matchMistyped(text, terms, rows, pool),
    ...required.map((some) => () => matchMistyped(text, some, rows, pool)),
  ]);
  return { tiers: bySpelling, bySpelling: bySpelling.length > 0 };
}

function firstFound(attempts: (() => Tiers)[]): Tiers {
  for (const attempt of attempts) {
    const tiers = attempt();
    if (tiers.length > 0) return tiers;
  }
  return [];
}

/** The terms without optional words, to be tried next; none where that would be the same question or an empty one. */
function withoutOptional(terms: Term[], optionalWords: readonly string[]): Term[][] {
  const required = terms.filter((term) => !optionalWords.includes(term.words.join(' ')));
  return required.length > 0 && required.length < terms.length ? [required] : [];
}

/** Matches of the whole query before those of its terms; each tier contains the one before. */
function matchAsTyped(list: Searched, query: Query, rows: RowsByTerm, pool: RowSetPool): Tiers {
  const whole = matchWhole(list, query, pool);
  const byTerms = matchTerms(query.terms, rows, pool);
  if (whole.length === 0) return byTerms;
  const tiers = [...whole, ...byTerms.map((tier) => tier.rows)];
  return tiers.map((_, k) => unionOf(tiers.slice(0, k + 1), pool));
}

function unionOf(sets: RowSet[], pool: RowSetPool): Narrowed {
  const rows = pool.empty();
  for (const set of sets) unite(rows, set);
  return { rows, places: null };
}

/** Rows whose code or name equals the query. */
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

function matchTerms(terms: Term[], rows: RowsByTerm, pool: RowSetPool): Tiers {
  const found = terms.map((term) => rows.get(term) ?? null).filter((level) => level !== null);
  if (found.length < terms.length) return [];
  const inside = inAll(found, 'inside', pool);
  if (inside === null) return [];
  const beginning = inAll(found, 'beginning', pool, inside);
  if (beginning === null) return [inside];
  const exact = inAll(found, 'exact', pool, beginning);
  return exact === null ? [beginning, inside] : [exact, beginning, inside];
}

/** With every term that matches nothing by itself read as two words that were typed as one. */
function matchJoined(text: TextIndex, terms: Term[], rows: RowsByTerm, pool: RowSetPool): Tiers {
  if (terms.every((term) => rows.get(term))) return [];
  const cut = new Map(
    terms.map((term) => [term, rows.get(term) ?? rowsOfJoinedWords(text, term, pool)]),
  );
  return matchTerms(terms, cut, pool);
}

function matchMistyped(text: TextIndex, terms: Term[], rows: RowsByTerm, pool: RowSetPool): Tiers {
  const suspects = terms.filter((term) => !rows.get(term));
  const attempts = suspects.length > 0 ? [suspects] : terms.map((term) => [term]);
  const found = attempts
    .map((mistyped) => {
      const right = terms.filter((term) => !mistyped.includes(term));
      return matchOneMistyped(
        text,
        mistyped,
        right.map((term) => rows.get(term)!),
        pool,
      );
    })
    .filter((tiers) => tiers !== null);
  if (found.length < 2) return found[0] ?? [];
  return [0, 1].map((k) =>
    unionOf(
      found.map((tiers) => tiers[k]!.rows),
      pool,
    ),
  );
}

/** Two tiers: rows close to whole words that have the other terms as whole words, then all others. */
function matchOneMistyped(
  text: TextIndex,
  mistyped: Term[],
  right: TermRows[],
  pool: RowSetPool,
): [Narrowed, Narrowed] | null {
  const others = inAll(right, 'inside', pool);
  if (right.length > 0 && others === null) return null;
  const near = rowsNearTerms(text, mistyped, pool);
  const beginning = near && inAll([near], 'beginning', pool, others);
  if (!near || !beginning) return null;
  const nearWhole = inAll([near], 'whole', pool, beginning);
  const whole = nearWhole && inAll(right, 'exact', pool, nearWhole);
  return [whole ?? { rows: pool.empty(), places: null }, beginning];
}
