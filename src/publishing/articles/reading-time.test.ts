import { expect, test } from 'vitest';
import { plainTextOf, readingMinutesOf } from './reading-time.ts';

test('IN-02 reading takes begun minutes: 220 words of English, 500 characters of Japanese', () => {
  expect(readingMinutesOf('')).toBe(1);
  expect(readingMinutesOf('word '.repeat(220))).toBe(1);
  expect(readingMinutesOf('word '.repeat(221))).toBe(2);
  expect(readingMinutesOf('指数の算出方法を解説。'.repeat(50))).toBe(1);
  expect(readingMinutesOf('指数の算出方法を解説。'.repeat(51))).toBe(2);
});

test('IN-01 the search reads the words of an article without its markup', () => {
  const html = '<p>Risk &amp; <em>return</em></p><h2 id="a">At a loss &lt; 5%</h2>';
  expect(plainTextOf([{ kind: 'html', html }])).toBe('Risk & return At a loss < 5%');
});
