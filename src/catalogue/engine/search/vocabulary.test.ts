import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsNear } from './mistyped-words.ts';
import { packVocabulary, wordsBeginningWith } from './vocabulary.ts';
import { buildWordParts, wordsContaining } from './word-parts.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 });
const japanese = fc.string({
  unit: fc.constantFrom('日', '本', 'ア', 'a'),
  minLength: 1,
  maxLength: 5,
});
const words = fc
  .uniqueArray(fc.oneof({ weight: 9, arbitrary: word }, japanese), { minLength: 1, maxLength: 60 })
  .map((some) => some.toSorted((a, b) => (a < b ? -1 : 1)));
const asked = fc.oneof(word, japanese);

/** Optimal string alignment, from its recurrence, without any of the walk's short cuts. */
function distance(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  for (let j = 0; j <= b.length; j++) d[0]![j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const replaced = d[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swaps = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = swaps ? d[i - 2]![j - 2]! + 1 : Infinity;
      d[i]![j] = Math.min(replaced, swapped, d[i - 1]![j]! + 1, d[i]![j - 1]! + 1);
    }
  }
  return d[a.length]![b.length]!;
}

const placesWhere = (all: string[], holds: (one: string) => boolean) =>
  [...all.keys()].filter((place) => holds(all[place]!));

describe('a vocabulary', () => {
  test('finds the words that begin with a prefix, and whether it is one itself', () => {
    fc.assert(
      fc.property(words, asked, (all, prefix) => {
        const { from, longer, to } = wordsBeginningWith(packVocabulary(all), prefix);
        const range = Array.from({ length: to - from }, (_, i) => from + i);
        expect(range).toEqual(placesWhere(all, (one) => one.startsWith(prefix)));
        expect(longer > from).toBe(all.includes(prefix));
      }),
    );
  });

  test('finds the words that hold a part, once each', () => {
    fc.assert(
      fc.property(words, asked, (all, part) => {
        const vocabulary = packVocabulary(all);
        const found = wordsContaining(vocabulary, buildWordParts(vocabulary), part);
        expect([...found].toSorted((a, b) => a - b)).toEqual(
          placesWhere(all, (one) => one.includes(part, 1)),
        );
      }),
    );
  });

  test('finds the words near a mistyped one, as a whole and by their beginning', () => {
    fc.assert(
      fc.property(words, asked, fc.constantFrom(1, 2), (all, typed, most) => {
        const near = wordsNear(packVocabulary(all), typed, most);
        const isNear = (one: string) => distance(one, typed) <= most;
        expect(near.whole).toEqual(placesWhere(all, isNear));
        expect(near.beginning).toEqual(
          placesWhere(all, (one) => [...one].some((_, i) => isNear(one.slice(0, i + 1)))),
        );
      }),
      { numRuns: 500 },
    );
  });
});
