import { expect, test } from 'vitest';
import { readQuestion } from '#src/domain/question/read-question.ts';
import { wholeVocabulary } from '../../../tests/support/whole-vocabulary.ts';
import type { ListedFigure } from '../figures/listed-figures.ts';
import { firstWordsOf } from './figure-phrases.ts';

const read = (text: string, lastYear = 2025) => readQuestion(text, wholeVocabulary(lastYear));

test.each([
  ['return last year above 5', { return2025Min: 5 }],
  ['lost more than 10% last year', { return2025Max: -10 }],
  ['up 10% last year', { return2025Min: 10 }],
  ['up 10% in 2024', { return2024Min: 10 }],
  ['2024年に10%上昇', { return2024Min: 10 }],
  ['down 10% in 2024', { return2024Max: -10 }],
  ['positive in 2024 and 2025', { return2024Min: 0.01, return2025Min: 0.01 }],
  ['lost more than 10% in 2024 and 2025', { return2024Max: -10, return2025Max: -10 }],
  ['positive in 2024, 2025 negative', { return2024Min: 0.01, return2025Max: -0.01 }],
  ['2024年と2025年に上昇', { return2024Min: 0.01, return2025Min: 0.01 }],
  ['昨年のリターン5%以上', { return2025Min: 5 }],
  ['去年下落しなかった', { return2025Min: 0 }],
])('SC-02 a calendar year is named or last: %s', (text, bounds) => {
  expect(read(text)).toMatchObject({ bounds, words: '' });
});

test('SC-02 last year is the one before that of the release, and not read where lists have none', () => {
  expect(read('last year above 5', 2024).bounds).toEqual({ return2024Min: 5 });
  expect(read('best last year').sort).toEqual({ by: 'return2025', order: -1 });
  expect(read('return last year above 5', 2026)).toMatchObject({
    bounds: {},
    words: 'return last year above 5',
  });
});

test.each([
  ['return in 2026 above 3', { returnYTDMin: 3 }],
  ['lost more than 10% in 2026', { returnYTDMax: -10 }],
  ['positive in 2025 and in 2026', { return2025Min: 0.01, returnYTDMin: 0.01 }],
  ['2026年に上昇', { returnYTDMin: 0.01 }],
  ['2026年のリターン5以上', { returnYTDMin: 5 }],
])('SC-02 the year of the last level is the year to date: %s', (text, bounds) => {
  expect(read(text)).toMatchObject({ bounds, words: '' });
});

test('SC-02 the running year is the time of no other figure', () => {
  const text = 'volatility in 2026 below 15';
  expect(read(text)).toMatchObject({ bounds: {}, words: text });
});

test("SC-02 the first word of a provider's figure means it only where no other of them begins with it", () => {
  const names = { carbon: 'Carbon intensity', use: 'Water use', risk: 'Water risk' };
  const figures = Object.entries(names).map(([stem, name]) => ({
    stem,
    name: () => name,
    definition: { 'en-us': name },
  }));
  expect(firstWordsOf('en-us', figures as unknown as ListedFigure[])).toEqual([
    ['Carbon', { kind: 'figure', stem: 'carbon' }],
  ]);
});
