import { expect, test } from 'vitest';
import { readRequest } from './read-request.ts';
import { tables } from './tables.ts';

const spanOf = (query: string) => {
  const { from, to } = readRequest(tables.levels, {}, new URLSearchParams(query));
  return [from, to];
};

test('a last day before the first is refused by its parameter, and one day is a span', () => {
  expect(() => spanOf('from=2026-11-20&to=2026-11-19')).toThrow(
    expect.objectContaining({
      name: 'InvalidInputError',
      parameters: ['to'],
      reasons: [expect.objectContaining({ code: 'to-before-from' })],
    }),
  );
  expect(spanOf('from=2026-11-20&to=2026-11-20')).toEqual(['2026-11-20', '2026-11-20']);
  expect(spanOf('to=2026-11-19')).toEqual([undefined, '2026-11-19']);
});
