import { nothing as notAsked, type Suggestions } from './search-term.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { searchNotice, searchOptions, searchStatus } from './search-options.ts';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchToggle } from './search-toggle.tsx';

type SearchExample = { name: string; typed: string; suggestions: Suggestions };

export const found: Suggestions = {
  term: 'world',
  rows: [
    {
      fundId: 'WORLD',
      portfolioName: 'Example World NTR USD',
      ticker: 'WLDNU',
      isin: 'ZZ0000000019',
      assetType: 'equity',
    },
    {
      fundId: 'LONG',
      portfolioName:
        'Example World Hedged to the Japanese Yen, Screened, with a Name of Many Words',
      ticker: null,
      isin: null,
      assetType: 'esg',
    },
  ],
  total: 2,
  matchedBySpelling: false,
  state: 'done',
};

export const foundBySpelling: Suggestions = { ...found, term: 'wirld', matchedBySpelling: true };

export const nothingFound: Suggestions = { ...notAsked, term: 'zzz', state: 'done' };

/** The list of results in each of its states. */
export const searchExamples: readonly SearchExample[] = [
  { name: 'indexes found', typed: 'world', suggestions: found },
  { name: 'indexes spelled similarly', typed: 'wirld', suggestions: foundBySpelling },
  { name: 'nothing found', typed: 'zzz', suggestions: nothingFound },
  { name: 'nothing typed', typed: '', suggestions: notAsked },
  { name: 'searching', typed: 'wor', suggestions: { ...notAsked, state: 'searching' } },
  { name: 'the search failed', typed: 'world', suggestions: { ...nothingFound, state: 'failed' } },
];

export const gallery: Gallery = (language) => ({
  title: 'Search',
  examples: [
    { name: 'field', content: <SearchField language={language} id="search-example" /> },
    { name: 'toggle of small screens', content: <SearchToggle language={language} /> },
    ...searchExamples.map(({ name, typed, suggestions }) => ({
      name,
      content: (
        <SearchResults
          language={language}
          isOpen
          options={searchOptions(language, typed, suggestions)}
          highlightedIndex={0}
          status={searchStatus(language, typed, suggestions)}
          notice={searchNotice(language, typed, suggestions)}
          menuProps={{ 'aria-label': name }}
          itemProps={(option, index) => ({ role: 'option', 'aria-selected': index === 0 })}
        />
      ),
    })),
  ],
});
