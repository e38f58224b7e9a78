import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { copiedStore, engines, type ThrowawayStore } from '../../../tests/support/stores.ts';
import { openOtherBuilds, type OtherBuilds } from './other-builds.ts';
import { staticFiles } from './static-files.ts';

const log = { warn: () => undefined };
const script = 'console.info("a part of a page");\n'.repeat(100);

let root: string;
const opened: OtherBuilds[] = [];
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plumbline-builds-'));
});
afterEach(() => opened.splice(0).forEach((builds) => builds.close()));
afterAll(() => rm(root, { recursive: true, force: true }));

describe.each(engines)('processes of two builds on %s', (engine) => {
  let thrown: ThrowawayStore;
  beforeAll(async () => {
    thrown = await copiedStore(engine);
  });
  afterAll(() => thrown.remove());

  /** A process that serves a build with these files. */
  async function serve(build: string, files: Record<string, string | Uint8Array>) {
    const folder = join(root, engine, build);
    await mkdir(join(folder, 'assets'), { recursive: true });
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(folder, 'assets', name), content);
    }
    const builds = await openOtherBuilds(thrown.store, folder, log);
    opened.push(builds);
    const app = staticFiles(folder, builds);
    const get = async (name: string, encoding = 'identity') =>
      app.request(`/assets/${name}`, { headers: { 'Accept-Encoding': encoding } });
    return { get, known: builds.known };
  }

  test('give the files of each other, as their own', async () => {
    const font = new Uint8Array([0, 255, 1, 254]);
    const before = { 'page-old1.js': script, 'page-old1.js.br': 'packed', 'font-old1.woff2': font };
    const old = await serve('old', before);
    const fresh = await serve('fresh', { 'page-new1.js': 'new', 'page-new1.css': 'p {}' });
    await fresh.known;
    const part = await fresh.get('page-old1.js');
    expect([part.status, await part.text()]).toEqual([200, script]);
    expect(part.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(part.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const packed = await fresh.get('page-old1.js', 'br');
    expect(packed.headers.get('Content-Encoding')).toBe('br');
    const bytes = brotliDecompressSync(await packed.arrayBuffer());
    expect(bytes.toString()).toBe(script);
    const inOld = await fresh.get('font-old1.woff2', 'br');
    expect(new Uint8Array(await inOld.arrayBuffer())).toEqual(font);
    expect(inOld.headers.get('Content-Type')).toBe('font/woff2');
    // The older process has looked before, and does so again.
    expect((await old.get('page-none.js')).status).toBe(404);
    const later = await serve('later', { 'page-new2.js': 'newer' });
    await later.known;
    const inNew = async () => (await old.get('page-new2.js')).text();
    if (engine === 'postgres') expect(await inNew()).toBe('newer');
    else await expect.poll(inNew).toBe('newer');
    expect(await (await old.get('page-new1.css')).text()).toBe('p {}');
    const missing = await fresh.get('page-none.js');
    expect([missing.status, missing.headers.get('Cache-Control')]).toEqual([404, null]);
    expect((await fresh.get('page-old1.js.br')).status).toBe(404);
  });

  test('forget files that no process has had for a fortnight', async () => {
    await serve('first', { 'a-first.js': 'a', 'both.js': 'b' });
    await sql`update built_file set seen = now() - interval '15 days'`.execute(thrown.store.db);
    const second = await serve('second', { 'both.js': 'b' });
    expect((await second.get('a-first.js')).status).toBe(404);
    const { rows } = await sql`select name from built_file`.execute(thrown.store.db);
    expect(rows).toEqual([{ name: 'both.js' }]);
  });

  test('ask the store for the list of all names now and then, however many are asked for', async () => {
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const folder = join(root, engine, 'asked');
    await mkdir(join(folder, 'assets'), { recursive: true });
    await writeFile(join(folder, 'assets', 'page-asked.js'), script);
    const db = thrown.store.db.withPlugin(counting);
    const builds = await openOtherBuilds({ engine, db }, folder, log);
    opened.push(builds);
    statements = 0;
    const started = performance.now();
    for (let at = 0; at < 200; at++) expect(await builds.find(`page-${at}.js`)).toBeNull();
    const looks = 1 + Math.floor((performance.now() - started) / 500);
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(looks);
  });
});

test('a file of another build is looked for once in each form that it is sent in', async () => {
  const bytes = new TextEncoder().encode(script);
  const find = vi.fn<OtherBuilds['find']>(async (name) => (name === 'page-old1.js' ? bytes : null));
  const app = staticFiles(await mkdtemp(join(root, 'empty-')), { find });
  const get = async (name: string, encoding: string) => {
    const headers = { 'Accept-Encoding': encoding };
    const answer = await app.request(`/assets/${name}`, { headers });
    return [answer.status, answer.headers.get('Content-Encoding'), await answer.text()];
  };
  const plain = await Promise.all([get('page-old1.js', ''), get('page-old1.js', 'identity')]);
  plain.push(await get('page-old1.js', ''));
  expect(plain).toEqual([1, 2, 3].map(() => [200, null, script]));
  expect(find).toHaveBeenCalledTimes(1);
  for (let time = 0; time < 3; time++) {
    const [status, encoding] = await get('page-old1.js', 'gzip, br');
    expect([status, encoding]).toEqual([200, 'br']);
  }
  expect(find).toHaveBeenCalledTimes(2);
  // What nobody had may come with the next build.
  for (let time = 0; time < 2; time++) expect((await get('page-new.js', ''))[0]).toBe(404);
  expect(find).toHaveBeenCalledTimes(4);
});
