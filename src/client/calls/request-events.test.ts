import { expect, onTestFinished, test } from 'vitest';
import { observed, onRequest, type RequestEvent } from './request-events.ts';

/** What listeners hear of one call. */
async function heardOf(call: () => Promise<Response>, signal?: AbortSignal) {
  const heard: [RequestEvent, string][] = [];
  onTestFinished(onRequest((event, kind) => void heard.push([event, kind])));
  const init = signal && { signal };
  await observed(call)('/api/search', init).catch(() => undefined);
  return heard;
}

test.each([
  [200, 'settled'],
  [404, 'refused'],
  [429, 'failed'],
  [503, 'failed'],
])('a call that is answered with %i has %s', async (status, outcome) => {
  const call = () => Promise.resolve(new Response('', { status }));
  expect(await heardOf(call)).toEqual([
    ['started', 'page'],
    [outcome, 'page'],
  ]);
});

test('a call that its caller cancelled has not failed, one that found no network has', async () => {
  const fail = () => Promise.reject(new DOMException('', 'AbortError'));
  expect((await heardOf(fail, AbortSignal.abort())).at(-1)).toEqual(['settled', 'passing']);
  const { signal } = new AbortController();
  expect((await heardOf(fail, signal)).at(-1)).toEqual(['failed', 'passing']);
});
