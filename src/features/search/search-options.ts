import type { Suggestion } from '#src/contract/api/indexes/portfolios.ts';
import type { Language } from '#src/domain/language.ts';
import { searchResultsMessages } from '#src/i18n/messages/lists/search-results.ts';
import { pages, withQuery } from '#src/urls.ts';
import type { Suggestions } from './search-term.ts';

export type SearchOption = { key: string; text: string; href: string; index: Suggestion | null };

/**
 * What can be picked for a typed term: the indexes found, and last the whole screener, narrowed to the
 * term unless nothing was found for it (SR-05).
 */
export function searchOptions(
  language: Language,
  typed: string,
  suggestions: Suggestions,
): SearchOption[] {
  const m = searchResultsMessages(language);
  const term = typed.trim();
  const rows = term === '' ? [] : suggestions.rows;
  const isAnswered = suggestions.state === 'done' || suggestions.state === 'failed';
  const foundNone = term === '' || (isAnswered && rows.length === 0);
  const all: SearchOption = foundNone
    ? { key: 'all', text: m.viewAll, href: pages.screener(), index: null }
    : {
        key: 'all',
        text: m.viewAllResults(term),
        href: withQuery(pages.screener(), { filterPattern: term }),
        index: null,
      };
  const found = rows.map((index) => ({
    key: index.fundId,
    text: index.portfolioName,
    href: pages.indexDetails(index.fundId),
    index,
  }));
  return [...found, all];
}

/** What screen readers are told of the results. */
export function searchStatus(language: Language, typed: string, suggestions: Suggestions): string {
  const m = searchResultsMessages(language);
  const term = typed.trim();
  if (term === '' || suggestions.state === 'idle' || suggestions.state === 'failed') return '';
  if (suggestions.state === 'searching') return m.searching;
  const { total, matchedBySpelling } = suggestions;
  if (total === 0) return m.noneFound(term);
  return matchedBySpelling ? `${m.spelledSimilarly(term)} ${m.results(total)}` : m.results(total);
}

/**
 * What everyone sees above the results where none is what was typed; null elsewhere. While the next answer is on its
 * way it stays, as the rows do, that of the older term.
 */
export function searchNotice(
  language: Language,
  typed: string,
  { term, rows, matchedBySpelling, state }: Suggestions,
): string | null {
  if (typed.trim() === '' || term === null) return null;
  const m = searchResultsMessages(language);
  if (matchedBySpelling) return m.spelledSimilarly(term);
  return state === 'done' && rows.length === 0 ? m.noneFound(term) : null;
}
