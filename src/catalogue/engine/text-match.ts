import type { ColumnData } from './columns.ts';
import { addRowsOf } from './postings.ts';
import { addRow, emptySet, fullSet, intersect, isEmpty, unite, type RowSet } from './row-set.ts';
import type { Query, Term } from './search-text.ts';
import { rowsNamed, type TextIndex } from './text-index.ts';
import { rowsNearTerm, rowsOfTerm, type NearRows, type TermRows } from './term-rows.ts';
import { wordLength, wordsBeginningWith } from './vocabulary.ts';

/** What a match reads of its list. */
export type Searched = {
  size: number;
  text: TextIndex;
  columns: Record<string, ColumnData>;
};

/**
 * The rows that match a query, best first: a row belongs to the first set that holds it.
 *
 * 1. the whole query is a code; 2. it is a name; 3. a former name; then every term is matched 4. by whole
 * words or codes, 5. by beginnings, 6. by parts of words. Only when nothing matches so: first without the
 * optional words, then with one mistyped term (or with every term that matches nothing by itself), the rest
 * being whole words first. A term that still matches nothing makes the result empty.
 */
export function matchText(list: Searched, query: Query): RowSet[] {
  if (query.terms.length === 0) return [];
  const required = withoutOptional(query.terms, list.text.optionalWords);
  const rows = new Map(query.terms.map((term) => [term, rowsOfTerm(list.text, term, list.size)]));
  const whole = matchWhole(list, query);
  return (
    firstFound([...whole, ...matchTerms(list.size, query.terms, rows)]) ??
    firstFound(matchTerms(list.size, required, rows)) ??
    firstFound(matchMistyped(list, query.terms, rows)) ??
    firstFound(matchMistyped(list, required, rows)) ??
    []
  );
}

function firstFound(tiers: RowSet[]): RowSet[] | null {
  const found = tiers.filter((tier) => !isEmpty(tier));
  return found.length > 0 ? found : null;
}

function withoutOptional(terms: Term[], optionalWords: readonly string[]): Term[] {
  const required = terms.filter((term) => !optionalWords.includes(term.words.join(' ')));
  return required.length > 0 ? required : terms;
}

function matchWhole({ size, text, columns }: Searched, query: Query): RowSet[] {
  const { vocabulary, postings } = text.codes;
  const { from, to } = wordsBeginningWith(vocabulary, query.code);
  const coded = emptySet(size);
  const isCode = from < to && wordLength(vocabulary, from) === query.code.length;
  if (isCode) addRowsOf(postings, from, coded);
  const named = rowsNamed(text, columns, query.name).map((rows) => {
    const set = emptySet(size);
    for (const row of rows) addRow(set, row);
    return set;
  });
  return [coded, ...named];
}

function matchTerms(size: number, terms: Term[], rows: Map<Term, TermRows>): RowSet[] {
  return (['exact', 'beginning', 'inside'] as const).map((level) =>
    inAll(
      size,
      terms.map((term) => rows.get(term)![level]),
    ),
  );
}

function inAll(size: number, sets: RowSet[]): RowSet {
  const all = sets[0]?.slice() ?? fullSet(size);
  for (const set of sets.slice(1)) intersect(all, set);
  return all;
}

function matchMistyped(list: Searched, terms: Term[], rows: Map<Term, TermRows>): RowSet[] {
  const near = new Map<Term, NearRows>();
  const suspects = terms.filter((term) => isEmpty(rows.get(term)!.inside));
  const attempts = suspects.length > 0 ? [suspects] : terms.map((term) => [term]);
  const whole = emptySet(list.size);
  const beginning = emptySet(list.size);
  for (const mistyped of attempts) {
    for (const term of mistyped) near.set(term, rowsNearTerm(list.text, term, list.size));
    const pick = (typed: keyof NearRows, right: keyof TermRows) =>
      inAll(
        list.size,
        terms.map((term) =>
          mistyped.includes(term) ? near.get(term)![typed] : rows.get(term)![right],
        ),
      );
    unite(whole, pick('whole', 'exact'));
    unite(beginning, pick('beginning', 'inside'));
  }
  return [whole, beginning];
}
