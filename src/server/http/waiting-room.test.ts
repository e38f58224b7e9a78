import { createServer, type AddressInfo } from 'node:net';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { openWaitingRoom } from './waiting-room.ts';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function openRoom() {
  const [host, port] = ['127.0.0.1', await freePort()];
  const url = `http://${host}:${port}`;
  const room = await openWaitingRoom({ host, port, publicUrl: url });
  onTestFinished(() => room.leave());
  return { room, get: async (path: string) => fetch(url + path) };
}

test('until the first release stands, every page says that the site is being prepared, and asks again', async () => {
  const { room, get } = await openRoom();
  room.waitFor('release');
  for (const [path, title] of [
    ['/', 'This site is being prepared'],
    ['/indexes/screener', 'This site is being prepared'],
    ['/ja-jp', 'ただいまサイトを準備しています'],
  ] as const) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain('<meta http-equiv="refresh" content="3">');
    expect(answer.headers.get('Retry-After')).toBe('3');
    const style = /<style>([^<]+)<\/style>/.exec(html)?.[1] ?? '';
    const digest = hash('sha256', style, 'base64');
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; /);
    expect(answer.headers.get('Content-Security-Policy')).toContain(`style-src 'sha256-${digest}'`);
  }
});

test('a call is told the same in its own form, and health and readiness stay as they are', async () => {
  const { room, get } = await openRoom();
  room.waitFor('release');
  const call = await get('/api/home');
  expect([call.status, call.headers.get('Content-Type')]).toEqual([
    503,
    'application/problem+json',
  ]);
  expect(await call.json()).toMatchObject({ detail: 'This site is being prepared' });
  const [live, ready] = [await get('/healthz'), await get('/readyz')];
  expect(await live.text()).toBe('ok');
  expect(await ready.json()).toEqual({ state: 'waiting', failing: ['release'] });
  for (const answer of [live, ready]) expect(answer.headers.get('Cache-Control')).toBe('no-store');
});
