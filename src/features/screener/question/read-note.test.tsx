import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../../tests/support/text-of.ts';
import { exampleFigures } from '../example-figures.ts';
import { readScreenerQuery } from '../screener-query.ts';
import { ReadNote } from './read-note.tsx';

const figures = [{ ...exampleFigures[0]!, tag: 'return2022', name: '2022 return' }];

const noteFor = (search: Record<string, string>) =>
  textOf(
    renderToStaticMarkup(
      <ReadNote language="en-us" query={readScreenerQuery(null, search)} figures={figures} />,
    ),
  ).trim();

test.each([
  [
    'an order alone',
    { sortBy: 'return2022', sortOrder: '-1' },
    'Sorted by 2022 return, highest first: do not sort. Search for all of it as words',
  ],
  [
    'filters and words',
    { currency: 'EUR', filterPattern: 'quantum' },
    'Your question was read as the filters above. Each can be taken off. Not understood, and searched for as words: “quantum”. Search for all of it as words',
  ],
  ['nothing that is left', {}, ''],
])('a question that became %s says so', (_, search, said) => {
  expect(noteFor({ ...search, asked: 'which index lost least in 2022' })).toBe(said);
  // A list that nobody typed a question for needs no such words.
  expect(noteFor(search as Record<string, string>)).toBe('');
});
