import { expect, test } from 'vitest';
import type { Stored } from '../../source.ts';
import { knownAnswers } from './known-answers.ts';

const source = { snapshot: { release: 1 } } as Stored;

test('what is asked only for its status is not read: its file or its rows are let go', async () => {
  let asked = 0;
  let letGo = 0;
  const isKnown = knownAnswers(async () => {
    asked += 1;
    return new Response(new ReadableStream({ cancel: () => void (letGo += 1) }));
  });
  expect(await isKnown('/api/data/levels.csv', source)).toBe(true);
  expect(await isKnown('/api/data/levels.csv', source)).toBe(true);
  expect([asked, letGo]).toEqual([1, 1]);
});
