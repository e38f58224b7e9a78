import { existsSync, readFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { importsOf } from '../../../build/import-rules.ts';
import { problem } from '#src/contract/api/problem.ts';
import { UnavailableError } from '#src/domain/errors.ts';
import { openWorkerQueue } from '#src/threads/worker-queue.ts';
import { createApi } from '#src/api/create-api.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';
import type { DownloadFile } from './download-file.ts';
import type { Workbooks } from './open-workbooks.ts';

let site: SmallApi;
beforeAll(async () => {
  site = await openSmallApi('embedded');
});
afterAll(() => site.close());

const levels = '/api/index-prices/download?secId=US500';

function apiWith(make: Workbooks['run']) {
  const log = { error: vi.fn<() => void>() };
  const workbooks = { run: make, close: () => Promise.resolve() };
  return { log, api: createApi({ ...site, log, publicUrl: 'https://indexes.example', workbooks }) };
}

/** Makes workbooks as the site does, once they are let: until then its thread is held. */
function heldWorkbooks(maxQueued: number) {
  const gate = new Int32Array(new SharedArrayBuffer(8));
  const script = `
    import { serveJobs } from '${new URL('../../threads/serve-jobs.ts', import.meta.url)}';
    import { xlsxOf } from '${new URL('write-xlsx.ts', import.meta.url)}';
    serveJobs((file) => {
      Atomics.add(file.gate, 1, 1);
      Atomics.wait(file.gate, 0, 0);
      return xlsxOf(file);
    });`;
  const queue = openWorkerQueue<DownloadFile & { gate: Int32Array }>(
    { error: () => undefined },
    {
      product: 'workbook',
      script: new URL(`data:text/javascript,${encodeURIComponent(script)}`),
      maxQueued,
      timeout: 60_000,
    },
  );
  const letThem = () => {
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
  };
  onTestFinished(async () => {
    letThem();
    await queue.close();
  });
  return {
    run: (file: DownloadFile, signal?: AbortSignal) => queue.run({ ...file, gate }, signal),
    begun: () => Atomics.load(gate, 1),
    letThem,
  };
}

test('ID-02 while a workbook is made others are answered', async () => {
  const held = heldWorkbooks(10);
  const { api } = apiWith(held.run);
  const answered: string[] = [];
  const ask = async (path: string) => {
    const { status } = await api.request(path);
    answered.push(`${path.slice(levels.length)} ${status}`);
  };
  const book = ask(`${levels}&format=xlsx`);
  await vi.waitUntil(() => held.begun() === 1, { timeout: 60_000 });
  await ask(`${levels}&format=csv`);
  await ask(`${levels}&format=json`);
  held.letThem();
  await book;
  expect(answered).toEqual(['&format=csv 200', '&format=json 200', '&format=xlsx 200']);
});

/** All files that a script loads, whether at once or later; packages by their name. */
function loadedBy(script: string, found = new Set<string>()): Set<string> {
  if (found.has(script)) return found;
  found.add(script);
  if (!existsSync(script)) return found;
  for (const { specifier, typeOnly } of importsOf(script, readFileSync(script, 'utf8'))) {
    if (typeOnly) continue;
    const path = specifier.startsWith('#src/') ? specifier.slice(1) : join(script, '..', specifier);
    loadedBy(/^[#.]/.test(specifier) ? path : specifier, found);
  }
  return found;
}

test('the thread that answers does not even load what makes workbooks', () => {
  const answering = loadedBy('src/server/main.ts');
  expect(answering).toContain('src/api/downloads/send-download.ts');
  expect(answering).not.toContain('src/api/downloads/write-xlsx.ts');
  expect(answering).not.toContain('write-excel-file/node');
  expect(loadedBy('src/api/downloads/workbook-worker.ts')).toContain('write-excel-file/node');
});

test('API-03 a workbook that cannot be made is a 503 that says so; the other formats are there', async () => {
  const { api, log } = apiWith(() => Promise.reject(new UnavailableError('/opt/secret')));
  const response = await api.request(`${levels}&format=xlsx`);
  expect(response.status).toBe(503);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
    'access-control-allow-origin': '*',
  });
  expect(response.headers.get('Content-Disposition')).toBeNull();
  expect(problem.parse(await response.json()).detail).toBe(
    'The workbook cannot be made at the moment; try again later, or take CSV or JSON',
  );
  for (const format of ['csv', 'json']) {
    expect((await api.request(`${levels}&format=${format}`)).status).toBe(200);
  }
  // Its queue has told the log why.
  expect(log.error).not.toHaveBeenCalled();
});

test('when too many wait for a workbook, the next is told to come again, and those who wait get theirs', async () => {
  const held = heldWorkbooks(1);
  const { api } = apiWith(held.run);
  const book = async () => api.request(`${levels}&format=xlsx`);
  const first = book();
  await vi.waitUntil(() => held.begun() === 1, { timeout: 60_000 });
  const statuses = [book(), book()].map(async (asked) => (await asked).status);
  expect(await Promise.race(statuses)).toBe(503);
  held.letThem();
  expect((await first).status).toBe(200);
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([200, 503]));
});

test('API-05 neither HEAD nor a reader who holds the workbook has it made', async () => {
  const make = vi.fn<Workbooks['run']>(async () => new Uint8Array([1, 2]));
  const { api } = apiWith(make);
  const head = await api.request(`${levels}&format=xlsx`, { method: 'HEAD' });
  expect([head.status, head.headers.get('Content-Disposition')]).toEqual([
    200,
    'attachment; filename="HUS-PR-USD-levels-2026-11-19.xlsx"',
  ]);
  const tag = head.headers.get('ETag') ?? '';
  const headers = { 'If-None-Match': tag };
  expect((await api.request(`${levels}&format=xlsx`, { headers })).status).toBe(304);
  expect(make).not.toHaveBeenCalled();
  const got = await api.request(`${levels}&format=xlsx`);
  expect([got.headers.get('ETag'), new Uint8Array(await got.arrayBuffer())]).toEqual([
    tag,
    new Uint8Array([1, 2]),
  ]);
});

test('the queue of a workbook learns that its reader has left', async () => {
  const ordered = Promise.withResolvers<void>();
  const left = Promise.withResolvers<string>();
  const { api } = apiWith((_, signal) => {
    ordered.resolve();
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        left.resolve('left');
        reject(new UnavailableError('Nobody waits'));
      });
    });
  });
  const handle = getRequestListener(api.fetch);
  const server = createServer((...asked) => void handle(...asked)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const request = get(`http://127.0.0.1:${port}${levels}&format=xlsx`);
  request.on('error', () => undefined);
  await ordered.promise;
  request.destroy();
  await expect(left.promise).resolves.toBe('left');
});
