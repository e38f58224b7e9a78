import { expect, test } from 'vitest';
import { guards } from '#src/contract/provider/guards.ts';
import { createQuestions } from './questions.ts';

test('every question counts, however many there are, and the first twenty are listed', () => {
  const { ask, open } = createQuestions(guards.parse({}));
  for (let at = 0; at < 10_003; at++) {
    const question = { file: null, line: null, index: null, found: String(at), advice: '' };
    ask({ guard: 'level-gap', ...question });
  }
  const [found, ...others] = open(null);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ guard: 'level-gap', mode: 'ask', count: 10_003 });
  expect(found?.listed).toHaveLength(20);
});
