import { expect, test } from 'vitest';
import { guards } from '#src/contract/provider/guards.ts';
import type { Difference } from '../difference/difference.ts';
import { askAboutIndexes } from './changed-items.ts';

test('closed indexes are asked about beyond the percentage that is taken without a question, not at it', () => {
  const askedFor = (closed: number) => {
    const indexes = {
      added: new Set(),
      changed: new Set(),
      closed: new Set(Array.from({ length: closed }, (_, at) => `OLD${at}`)),
      unchanged: 100 - closed,
    };
    const difference = { against: 1, items: new Map([['index', indexes]]) };
    const asked: string[] = [];
    const settings = guards.parse({ 'closed-indexes': { percent: 2 } });
    askAboutIndexes(difference as unknown as Difference, settings, 'indexes.csv', ({ guard }) =>
      asked.push(guard),
    );
    return asked;
  };
  expect(askedFor(2)).toEqual([]);
  expect(askedFor(3)).toEqual(['closed-indexes']);
});
