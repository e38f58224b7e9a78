import { expect, test } from 'vitest';
import { shortAnswer } from './short-answer.ts';

test('API-04 an example keeps what the months of a year say, numbers and reasons, as the schema has twelve', () => {
  const months = [...Array<null>(10).fill(null), 0.5, null];
  const missingMonths = [...Array<string>(10).fill('too-short'), null, null];
  expect(shortAnswer({ months, missingMonths })).toEqual({ months, missingMonths });
});

test('API-04 an example has two of the texts and objects of a list', () => {
  const answer = { ids: ['A', 'B', 'C'], years: [{ year: 1 }, { year: 2 }, { year: 3 }] };
  expect(shortAnswer(answer)).toEqual({ ids: ['A', 'B'], years: [{ year: 1 }, { year: 2 }] });
});

test('API-04 an example shows the beginning of a long text, and says that it goes on', () => {
  const shown = shortAnswer({ html: 'a'.repeat(401), note: 'a'.repeat(400) });
  expect(shown).toEqual({ html: `${'a'.repeat(400)} …`, note: 'a'.repeat(400) });
});
