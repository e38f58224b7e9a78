import { expect, test } from 'vitest';
import { wholeWords } from './whole-words.ts';

const wholeIn = (text: string) =>
  wholeWords(text).flatMap(({ part, isWhole }) => (isWhole ? [part] : []));

test('PB-04 dates, keys and names of guards do not wrap at their hyphens, long paths do', () => {
  expect(wholeIn('Levels of 2026-11-27, Japan')).toEqual(['2026-11-27,']);
  expect(wholeIn('1 (2026-11-27) and 2026-11-26')).toEqual(['(2026-11-27)', '2026-11-26']);
  expect(wholeIn('corrected-levels')).toEqual(['corrected-levels']);
  expect(wholeIn('2416/en-us')).toEqual(['2416/en-us']);
  expect(wholeIn('/srv/provider-of-indexes/levels/factors.csv:6441')).toEqual([]);
  expect(wholeIn('–')).toEqual([]);
});

test('PB-04 nothing of a text is lost or moved', () => {
  for (const text of ['', ' a-b  c ', 'x', '2026-11-27', 'a - b']) {
    expect(
      wholeWords(text)
        .map(({ part }) => part)
        .join(''),
    ).toBe(text);
  }
});
