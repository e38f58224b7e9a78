import { expect, test } from 'vitest';
import { shortAnswer } from './short-answer.ts';

test('API-04 an answer is shown with the first members of its lists, and how many follow', () => {
  const answer = { count: 4, rows: [{ id: 'A', days: [1, 2, 3] }, { id: 'B' }, 3, 4], note: null };
  expect(shortAnswer(answer, (count) => `${count} more`)).toBe(`{
  "count": 4,
  "rows": [
    {
      "id": "A",
      "days": [
        1,
        2,
        … 1 more
      ]
    },
    {
      "id": "B"
    },
    … 2 more
  ],
  "note": null
}`);
});

test('API-04 a short answer is shown as it is', () => {
  const answer = { text: '… 3 more', days: ['a', 'b'] };
  expect(JSON.parse(shortAnswer(answer, () => ''))).toEqual(answer);
});
