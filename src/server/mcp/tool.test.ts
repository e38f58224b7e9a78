import { expect, test } from 'vitest';
import { citation, index, partOf, RefusedError, whereFound } from './tool.ts';

test('a long text comes in parts that end with a line, together all of it, and there are no more', () => {
  const text = Array.from(
    { length: 400 },
    (_, i) => `Line ${i} of a long text, some forty letters\n`,
  ).join('');
  const first = partOf(text, 1);
  expect(Buffer.byteLength(first)).toBeLessThan(7_900);
  const [, , count] = /\(Part (\d+) of (\d+)\)/.exec(first) ?? [];
  const parts = Array.from({ length: Number(count) }, (_, i) => partOf(text, i + 1));
  expect(parts.map((part) => part.replace(/\n\(Part \d+ of \d+\)\n$/, '')).join('')).toBe(text);
  expect(() => partOf(text, Number(count) + 1)).toThrow(RefusedError);
  expect(partOf('short', 1)).toBe('short');
});

test('what the site refuses is refused in its words, and a page that is none without its HTML', async () => {
  const problem = { status: 404, headers: { 'Content-Type': 'application/problem+json' } };
  const answered = new Response(JSON.stringify({ detail: 'There is no index X' }), problem);
  await expect(whereFound(answered)).rejects.toThrow('There is no index X');
  const page = new Response('<html>', { status: 404, headers: { 'Content-Type': 'text/html' } });
  await expect(whereFound(page)).rejects.toThrow('There is nothing at this address.');
  const found = new Response('text');
  expect(await whereFound(found)).toBe(found);
});

test('an answer is cited by its release and review; the name of an index is no text', () => {
  const site = { publicUrl: 'https://indexes.example' };
  expect(citation(site, 'WORLD', { release: 3, review: '2026-09-18' })).toBe(
    'https://indexes.example/indexes/details/WORLD?asof=3&review=2026-09-18',
  );
  expect([
    index.safeParse('a'.repeat(64)).success,
    index.safeParse('a'.repeat(65)).success,
  ]).toEqual([true, false]);
});
