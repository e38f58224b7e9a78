import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

type Made = { status?: number; release?: number; cacheControl?: string; wait?: Promise<unknown> };

/** A server whose every answer says how many were made before it. */
async function serve(describe: (path: string) => Made = () => ({})) {
  let release = 1;
  let now = 1_000_000;
  const made: string[] = [];
  const make = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const made1: Made = describe(pathname);
    made.push(pathname + search);
    const count = made.length;
    await made1.wait;
    return new Response(`${pathname}${search} ${count}`, {
      status: made1.status ?? 200,
      headers: {
        ETag: `"${count}"`,
        'Cache-Control': made1.cacheControl ?? 'public, s-maxage=60',
        'Content-Security-Policy': `script-src 'sha256-${count}'`,
        'Plumbline-Release': String(made1.release ?? release),
      },
    });
  };
  const cache = createAnswerCache(
    () => release,
    () => now,
  );
  const handle = getRequestListener((request) => cache.through(request, make));
  const listener: RequestListener = (request, response) => {
    if (!cache.answer(request, response)) void handle(request, response);
  };
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closers.push(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, init);
  return {
    made,
    ask,
    text: async (path: string, init: RequestInit = {}) => (await ask(path, init)).text(),
    publish: () => (release += 1),
    pass: (milliseconds: number) => (now += milliseconds),
  };
}

test('an answer is made once, kept with its policy and entity tag, and made anew for another release', async () => {
  const { made, ask, text, publish } = await serve();
  expect([await text('/a'), await text('/a'), await text('/b')]).toEqual(['/a 1', '/a 1', '/b 2']);
  const again = await ask('/a');
  expect(again.headers.get('Content-Security-Policy')).toBe("script-src 'sha256-1'");
  expect(again.headers.get('ETag')).toBe('"1"');
  publish();
  expect([await text('/a'), await text('/a')]).toEqual(['/a 3', '/a 3']);
  expect(made).toEqual(['/a', '/b', '/a']);
});

test('what holds the very bytes is told so; HEAD gets the headers alone', async () => {
  const { ask, text, made } = await serve();
  await text('/a');
  const known = await ask('/a', { headers: { 'If-None-Match': '"1"' } });
  expect([known.status, await known.text()]).toEqual([304, '']);
  const head = await ask('/a', { method: 'HEAD' });
  expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([200, '"1"', '']);
  expect(made).toHaveLength(1);
});

test('an answer is kept for a minute, a "not found" for ten seconds', async () => {
  const { text, pass } = await serve((path) => (path === '/a' ? {} : { status: 404 }));
  expect([await text('/a'), await text('/none')]).toEqual(['/a 1', '/none 2']);
  pass(9_000);
  expect([await text('/a'), await text('/none')]).toEqual(['/a 1', '/none 2']);
  pass(2_000);
  expect([await text('/a'), await text('/none')]).toEqual(['/a 1', '/none 3']);
  pass(50_000);
  expect(await text('/a')).toBe('/a 4');
});

test('many who ask at once wait for one answer', async () => {
  const gate = Promise.withResolvers<void>();
  const { text, made } = await serve(() => ({ wait: gate.promise }));
  const asked = Array.from({ length: 20 }, () => text('/a'));
  await expect.poll(() => made.length).toBe(1);
  gate.resolve();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['/a 1']));
});

test('what may not be kept is made for each one, also for those who ask at once', async () => {
  const gate = Promise.withResolvers<void>();
  const { text, made } = await serve(() => ({ cacheControl: 'no-store', wait: gate.promise }));
  const asked = Array.from({ length: 5 }, () => text('/contact-us'));
  await expect.poll(() => made.length).toBe(1);
  gate.resolve();
  expect(new Set(await Promise.all(asked)).size).toBe(5);
  await text('/contact-us');
  expect(made).toHaveLength(6);
});

test('an answer of another release, of a failure or to a POST is not kept', async () => {
  const described = (path: string): Made =>
    path === '/late' ? { release: 7 } : path === '/failed' ? { status: 500 } : {};
  const { text, ask, made } = await serve(described);
  for (const path of ['/late', '/failed']) {
    await text(path);
    await text(path);
  }
  await ask('/post', { method: 'POST' });
  await ask('/post', { method: 'POST' });
  expect(made).toHaveLength(6);
});

test('encodings are kept apart, what advertisers append is left out, and Internet Explorer is let through', async () => {
  const { text, made } = await serve();
  const plain = { headers: { 'Accept-Encoding': 'identity' } };
  await text('/a?page=2&utm_source=mail&gclid=1');
  await text('/a?page=2');
  expect(made).toEqual(['/a?page=2']);
  await text('/a?page=2', plain);
  expect(made).toHaveLength(2);
  const old = { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; MSIE 10.0)' } };
  await text('/a?page=2', old);
  await text('/a?page=2', old);
  expect(made).toHaveLength(4);
});

test('CM-07 the page of a form keeps the marks of advertisers, which go with what is submitted', async () => {
  const { text, made } = await serve(() => ({ cacheControl: 'no-store' }));
  await text('/ja-jp/contact-us?utm_source=mail');
  expect(made).toEqual(['/ja-jp/contact-us?utm_source=mail']);
});

test('a flood of addresses that do not exist leaves what is kept in its place', async () => {
  const long = 'x'.repeat(8_000);
  const { text, made } = await serve((path) => (path === '/home' ? {} : { status: 404 }));
  await text('/home');
  for (let at = 0; at < 600; at++) await text(`/${long}${at}`);
  expect(await text('/home')).toBe('/home 1');
  // The first of the flood have made room for the last.
  await text(`/${long}599`);
  expect(made).toHaveLength(601);
  await text(`/${long}0`);
  expect(made).toHaveLength(602);
});
