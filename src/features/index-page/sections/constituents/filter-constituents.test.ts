import { expect, test } from 'vitest';
import { filterConstituents } from './filter-constituents.ts';
import { exampleConstituents } from '../../index-page.example-data.ts';

const { constituents } = exampleConstituents();
const namesFor = (term: string) => filterConstituents(constituents, term).map(({ name }) => name);

test('every word of the filter must be found, in any field and order', () => {
  expect(namesFor('japan ex3')).toEqual(['Example Company 3']);
  expect(namesFor('FRANCE industrials company 10')).toEqual(['Example Company 10']);
  expect(namesFor('nothing like it')).toEqual([]);
});

test('an empty filter leaves all', () => {
  expect(namesFor('  ')).toHaveLength(10);
});
