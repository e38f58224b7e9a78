import { expect, test, vi } from 'vitest';
import { serveCached as serve } from '../../../tests/support/cached-server.ts';

test('what holds the very bytes is told so; HEAD gets the headers alone', async () => {
  const { ask, text, made } = await serve();
  await text('/a');
  const known = await ask('/a', { headers: { 'If-None-Match': '"1"' } });
  expect([known.status, await known.text()]).toEqual([304, '']);
  const head = await ask('/a', { method: 'HEAD' });
  expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([200, '"1"', '']);
  expect(made).toHaveLength(1);
});

test('an answer that says "not found" says so to a browser that holds it, too', async () => {
  const { ask } = await serve(() => ({ status: 404 }));
  for (const _ of ['made', 'from memory']) {
    const known = await ask('/none', { headers: { 'If-None-Match': '"1"' } });
    expect([known.status, await known.text()]).toEqual([404, '/none 1']);
  }
});

test('an answer for many is asked for whole, whatever the browser asks for or holds that comes first', async () => {
  const asked: (string | null)[][] = [];
  const { ask } = await serve((_, { method, headers }) => {
    asked.push([method, headers.get('If-None-Match')]);
    return {};
  });
  await ask('/a', { headers: { 'If-None-Match': '"9"' } });
  await ask('/b', { method: 'HEAD' });
  expect(asked).toEqual([
    ['GET', null],
    ['GET', null],
  ]);
});

test('HEAD that comes first fills the cache, and shares with GET at the same time', async () => {
  const { ask, text, made } = await serve();
  const head = { method: 'HEAD' };
  const [first, got] = await Promise.all([ask('/a', head), ask('/a')]);
  expect([first.status, await first.text(), await got.text()]).toEqual([200, '', '/a 1']);
  expect(await (await ask('/b', head)).text()).toBe('');
  expect(await text('/b')).toBe('/b 2');
  expect((await ask('/c', { ...head, headers: { 'If-None-Match': '"3"' } })).status).toBe(304);
  expect(await text('/c')).toBe('/c 3');
  expect(made).toEqual(['/a', '/b', '/c']);
});

test('what HEAD does not read of an answer that is not kept is given up', async () => {
  const cancel = vi.fn<() => void>();
  const pull = vi.fn<() => void>();
  const { ask } = await serve(() => ({
    cacheControl: 'no-store',
    body: new ReadableStream({ cancel, pull }, { highWaterMark: 0 }),
  }));
  const head = await ask('/stream', { method: 'HEAD' });
  expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([200, '"1"', '']);
  expect(cancel).toHaveBeenCalledOnce();
  expect(pull).not.toHaveBeenCalled();
});

test('a file is asked for as the browser asks, so that none is written for HEAD or for who holds it', async () => {
  const asked: string[] = [];
  const { ask } = await serve((_, { method, headers }) => {
    asked.push(`${method} ${headers.get('If-None-Match') ?? ''}`);
    return { cacheControl: 'public, max-age=0' };
  });
  const file = '/api/index-prices/download?secId=A&format=xlsx';
  await ask(file, { method: 'HEAD' });
  await ask(file, { headers: { 'If-None-Match': '"1"' } });
  expect(asked).toEqual(['HEAD ', 'GET "1"']);
});
