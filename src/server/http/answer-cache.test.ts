import { expect, test } from 'vitest';
import { budgets } from '../settings/budgets.ts';
import { serveCached as serve, type Made } from '../../../tests/support/cached-server.ts';

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

test('what was not found in one release may be there in the next', async () => {
  const { text, publish } = await serve(() => ({ status: 404 }));
  expect([await text('/new'), await text('/new')]).toEqual(['/new 1', '/new 1']);
  publish();
  expect(await text('/new')).toBe('/new 2');
});

test('an answer larger than an eighth of the memory for answers is made each time', async () => {
  const { ask, made } = await serve(() => ({ size: budgets.answerCache.foundBytes / 8 + 1 }));
  for (const _ of [1, 2]) await (await ask('/large')).body?.cancel();
  expect(made).toEqual(['/large', '/large']);
});

test('many who ask at once wait for one answer', async () => {
  const gate = Promise.withResolvers<void>();
  const { text, made } = await serve(() => ({ wait: gate.promise }));
  const asked = Array.from({ length: 20 }, () => text('/a'));
  await expect.poll(() => made.length).toBe(1);
  gate.resolve();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['/a 1']));
});

test('browsers that hold an answer wait for the one that is made too, and it is kept', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { ask, text, made } = await serve(() => ({ wait: promise }));
  const holding = { headers: { 'If-None-Match': '"1"' } };
  const asked = [ask('/a', holding), ask('/a', holding), text('/a')] as const;
  await expect.poll(() => made.length).toBe(1);
  resolve();
  const [one, other, whole] = await Promise.all(asked);
  expect([one.status, other.status, whole]).toEqual([304, 304, '/a 1']);
  expect(made).toHaveLength(1);
});

test('what nobody keeps is spared a browser that holds it', async () => {
  const { ask, text } = await serve(() => ({ cacheControl: 'private' }));
  await text('/a');
  expect((await ask('/a', { headers: { 'If-None-Match': '"2"' } })).status).toBe(304);
  expect(await text('/a', { headers: { 'If-None-Match': '"2"' } })).toBe('/a 3');
});

test('while one request makes an old answer anew, the others are given the old one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let wait = Promise.resolve();
  const { text, pass, made } = await serve(() => ({ wait }));
  expect(await text('/a')).toBe('/a 1');
  wait = promise;
  pass(60_001);
  const first = text('/a');
  await expect.poll(() => made.length).toBe(2);
  expect(await text('/a')).toBe('/a 1');
  resolve();
  expect([await first, await text('/a')]).toEqual(['/a 2', '/a 2']);
});

test('an answer is kept for no longer than it says', async () => {
  const { text, pass } = await serve((path) => ({
    cacheControl: `public, s-maxage=${path.slice(1)}`,
  }));
  for (const path of ['/5', '/3600', '/0']) await text(path);
  pass(4_999);
  expect([await text('/5'), await text('/3600'), await text('/0')]).toEqual([
    '/5 1',
    '/3600 2',
    '/0 4',
  ]);
  pass(2);
  expect([await text('/5'), await text('/3600')]).toEqual(['/5 5', '/3600 2']);
  pass(55_000);
  expect(await text('/3600')).toBe('/3600 6');
});

test('health checks are of the moment', async () => {
  const { text } = await serve();
  expect([await text('/readyz'), await text('/readyz?x=1')]).toEqual([
    '/readyz 1',
    '/readyz?x=1 2',
  ]);
  expect(await text('/readyz')).toBe('/readyz 3');
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
  const failures: Record<string, Made> = {
    '/failed': { status: 500 },
    '/gone': { status: 410 },
    '/wrong': { status: 400 },
  };
  const described = (path: string): Made =>
    path === '/late' ? { release: 7 } : (failures[path] ?? {});
  const { text, ask, made } = await serve(described);
  for (const path of ['/late', '/failed', '/gone', '/wrong']) {
    await text(path);
    await text(path);
  }
  await ask('/post', { method: 'POST' });
  await ask('/post', { method: 'POST' });
  expect(made).toHaveLength(10);
});

test('encodings are kept apart, what no page knows is left out, and Internet Explorer is let through', async () => {
  const { text, made } = await serve();
  const plain = { headers: { 'Accept-Encoding': 'identity' } };
  await text('/a?page=2&utm_source=mail&gclid=1');
  await text('/a?page=2');
  await text('/a?anything=else&family=&page=2');
  expect(made).toHaveLength(1);
  await text('/a?page=2', plain);
  expect(made).toHaveLength(2);
  const old = { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; MSIE 10.0)' } };
  await text('/a?page=2', old);
  await text('/a?page=2', old);
  expect(made).toHaveLength(4);
});

test('parameters that are known count, with all their values, in whichever order they stand', async () => {
  const { text, made } = await serve();
  await text('/a?family=World&family=Asia+Pacific&page=2');
  await text('/a?page=2&family=World&family=Asia%20Pacific');
  expect(made).toHaveLength(1);
  await text('/a?family=Asia+Pacific&family=World&page=2');
  await text('/a?family=World&page=2');
  await text('/a?family=World&page=3');
  expect(made).toHaveLength(4);
  // What a call of the API knows its contract says.
  await text('/api/portfolio-returns?page=1&size=20&utm_source=mail');
  await text('/api/portfolio-returns?size=20&page=1');
  await text('/api/docs/a/b?gclid=c&lang=en-us');
  await text('/api/docs/a/b?lang=en-us');
  expect(made).toHaveLength(6);
  await text('/api/portfolio-returns?size=21&page=1');
  expect(made).toHaveLength(7);
  // What it does not know it has to see, to refuse it.
  await text('/api/portfolio-returns?size=21&page=1&pge=1');
  expect(made).toHaveLength(8);
});

test('CM-07 the page of a form keeps the marks of advertisers, which go with what is submitted', async () => {
  const { text, made } = await serve(() => ({ cacheControl: 'no-store' }));
  await text('/contact-us?utm_source=mail');
  expect(made).toEqual(['/contact-us?utm_source=mail']);
});

test('a flood of addresses that do not exist leaves what is kept in its place', async () => {
  const long = 'x'.repeat(4_000);
  const { text, made } = await serve((path) => (path === '/home' ? {} : { status: 404 }));
  await text('/home');
  for (let at = 0; at < 900; at++) await text(`/${long}${at}`);
  expect(await text('/home')).toBe('/home 1');
  // The first of the flood have made room for the last.
  await text(`/${long}899`);
  expect(made).toHaveLength(901);
  await text(`/${long}0`);
  expect(made).toHaveLength(902);
});

test('an answer that cannot be made anew is given on, to browsers that hold it too, until it can', async () => {
  let isDown = false;
  const { made, ask, text, pass, publish } = await serve(() =>
    isDown ? { status: 503, cacheControl: 'no-store' } : {},
  );
  const first = await ask('/a');
  expect(await first.text()).toBe('/a 1');
  isDown = true;
  pass(3_600_000);
  expect(await text('/a')).toBe('/a 1');
  // Not everybody tries in vain.
  await text('/a');
  expect(made).toHaveLength(2);
  pass(2_000);
  const known = await ask('/a', { headers: { 'If-None-Match': first.headers.get('ETag')! } });
  expect([known.status, made.length]).toEqual([304, 3]);
  expect((await ask('/never-read')).status).toBe(503);
  isDown = false;
  pass(2_000);
  expect(await text('/a')).toBe('/a 5');
  // Of another release there is nothing to fall back on.
  isDown = true;
  publish();
  expect((await ask('/a')).status).toBe(503);
});

test('a page of which a part fails does not take the place of the whole one', async () => {
  let isWhole = true;
  const { text, pass } = await serve(() => (isWhole ? {} : { cacheControl: 'no-store' }));
  expect(await text('/a')).toBe('/a 1');
  isWhole = false;
  pass(60_001);
  expect(await text('/a')).toBe('/a 1');
});
