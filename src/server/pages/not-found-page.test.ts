import { expect, test } from 'vitest';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { notFoundPage } from './not-found-page.ts';

/** Asks for addresses that do not exist; each page says how many were rendered up to it. */
function asking(headers: Record<string, string> = {}) {
  let rendered = 0;
  const answer = notFoundPage(async ({ release }, { url }) => {
    rendered += 1;
    return new Response(`${release} ${new URL(url).pathname} ${rendered}`, {
      status: 404,
      headers,
    });
  });
  return async (release: number, path: string, init: RequestInit = {}) => {
    const found = await answer(
      { release } as Snapshot,
      new Request(`http://a.test${path}`, { headers: { 'Accept-Encoding': 'identity' }, ...init }),
    );
    return [found.status, await found.text()];
  };
}

test('the page is rendered once for all addresses of a release, and anew for the next one', async () => {
  const ask = asking();
  const first = await ask(1, '/nothing');
  expect(first).toEqual([404, expect.stringMatching(/^1 .* 1$/)]);
  expect(await ask(1, '/nothing-either')).toEqual(first);
  expect(await ask(1, '/nothing', { method: 'HEAD' })).toEqual([404, '']);
  expect(await ask(2, '/nothing')).toEqual([404, expect.stringMatching(/^2 .* 2$/)]);
});

test('every language and encoding has its own', async () => {
  const ask = asking();
  const packed = { headers: { 'Accept-Encoding': 'br' } };
  const all = [await ask(1, '/x'), await ask(1, '/ja-jp/x'), await ask(1, '/x', packed)];
  expect(new Set(all.map(([, text]) => text)).size).toBe(3);
});

test('a page without one of its parts is rendered again', async () => {
  const ask = asking({ 'Cache-Control': 'no-store' });
  expect(await ask(1, '/x')).not.toEqual(await ask(1, '/x'));
});
