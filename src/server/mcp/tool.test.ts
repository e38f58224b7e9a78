import { expect, test } from 'vitest';
import { citation, index, whereFound } from './tool.ts';

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
