import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-of.ts';
import { SearchBox } from './search-box.tsx';
import { searchNotice, searchOptions, searchStatus } from './search-options.ts';
import { SearchResults } from './search-results.tsx';
import { found, foundBySpelling, nothingFound, searchExamples } from './search.examples.tsx';
import type { Suggestions } from './search-term.ts';

function render(typed: string, suggestions: Suggestions): string {
  return renderToStaticMarkup(
    <SearchResults
      language="en-us"
      isOpen
      options={searchOptions('en-us', typed, suggestions)}
      highlightedIndex={0}
      status={searchStatus('en-us', typed, suggestions)}
      notice={searchNotice('en-us', typed, suggestions)}
      menuProps={{}}
      itemProps={() => ({ role: 'option' })}
    />,
  );
}

test("SR-02 the results are one column, headed 'Index Name', with quiet identifiers", () => {
  expect(textOf(render('world', found))).toMatch(
    /^Index Name Example World NTR USD WLDNU · ZZ0000000019 Example World Hedged/,
  );
});

test('SR-04 an empty result is said to everyone, once to see and once to hear', () => {
  const html = render('zzz', nothingFound);
  expect(textOf(html).match(/No Indexes found for "zzz"/g)).toHaveLength(2);
  expect(html).toContain('role="status"');
});

test('SR-04 what is only spelled like the term is said to be so before the first of it', () => {
  expect(textOf(render('wirld', foundBySpelling))).toMatch(
    /^No Indexes found for "wirld"\. Spelled similarly: Index Name Example World NTR USD/,
  );
});

test('SR-01 before any script the search is a form to the screener', () => {
  const html = renderToStaticMarkup(<SearchBox language="en-us" id="search" />);
  expect(html).toMatch(/<form[^>]* role="search"[^>]* action="\/indexes\/screener"/);
  expect(html).toContain('placeholder="Search for an index"');
  expect(html).toContain('name="filterPattern"');
});

test.each(searchExamples)('the last option is always a way to the screener: $name', (example) => {
  const html = render(example.typed, example.suggestions);
  const options = Array.from(html.matchAll(/<li role="option".*?<\/li>/g), ([li]) => textOf(li));
  expect(options.at(-1)).toMatch(/^View (All Indexes|all results for)/);
});
