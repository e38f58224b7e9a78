import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

test('ID-02 names at the ends of lines leave out what all of them say', () => {
  expect(shortNames(['Plumbline World NTR USD', 'Plumbline Emerging Markets NTR USD'])).toEqual([
    'World',
    'Emerging Markets',
  ]);
  expect(shortNames(['Plumbline World NTR USD', 'Plumbline World PR USD'])).toEqual(['NTR', 'PR']);
});

test('ID-02 a name of one word, such as that of a blend, leaves the others what they share', () => {
  expect(shortNames(['Blend', 'Plumbline World NTR USD', 'Plumbline Europe NTR USD'])).toEqual([
    'Blend',
    'World',
    'Europe',
  ]);
  expect(shortNames(['Blend', 'Plumbline World NTR USD'])).toEqual([
    'Blend',
    'Plumbline World NTR…',
  ]);
});

test('ID-02 a line alone needs no name, and one of equal names keeps a word', () => {
  expect(shortNames(['Plumbline World'])).toEqual(['']);
  expect(shortNames(['World', 'World'])).toEqual(['World', 'World']);
  expect(shortNames(['A Very Long Name of an Index', 'B'])).toEqual(['A Very Long Name of…', 'B']);
});
