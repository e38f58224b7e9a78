import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { getItem } from '#src/store/items/items.ts';
import { openDataFiles, type OpenedDataFiles } from '../../../tests/support/data-files.ts';

const hasUnzip = spawnSync('unzip', ['-v']).status === 0;

let site: SmallApi;
let opened: OpenedDataFiles;
let app: Hono;
beforeAll(async () => {
  site = await openSmallApi('embedded');
  opened = openDataFiles(site);
  app = opened.app;
});
afterAll(async () => {
  await opened.close();
  await site.close();
});

const get = async (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers });

type Rows = Record<string, string>[];
const rowsAt = async (path: string): Promise<Rows> =>
  parse(await (await get(path)).text(), { columns: true });

/** Levels as the API gives them, by the call of one index. */
async function levelsOf(fundId: string): Promise<string[][]> {
  const answer = await site.api.request(`/api/index-prices/download?secId=${fundId}&format=json`);
  const { rows } = (await answer.json()) as { rows: { date: string; level: number }[] };
  return rows.map(({ date, level }) => [date, String(level)]);
}

test('a file begins with its header, nothing before it, and holds all levels of all indexes', async () => {
  const answer = await get('/data/levels.csv');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const text = await answer.text();
  expect(text.split('\r\n', 1)[0]).toBe('fundId,date,level,backTested,corrected');
  const rows: Rows = parse(text, { columns: true });
  const fundIds = [...new Set(rows.map(({ fundId }) => fundId!))];
  expect(fundIds.length).toBeGreaterThan(2);
  expect(fundIds).toEqual(fundIds.toSorted((a, b) => (a < b ? -1 : 1)));
  for (const fundId of fundIds) {
    const found = rows.filter((row) => row['fundId'] === fundId);
    expect(found.map(({ date, level }) => [date, level])).toEqual(await levelsOf(fundId));
  }
});

test.each(['daily', 'week-end', 'month-end'])(
  'levels up to a day are those of the whole file up to it, %s: the days behind it tell which ends its period',
  async (frequency) => {
    const whole = await rowsAt(`/data/levels.csv?frequency=${frequency}`);
    const days = (await rowsAt('/data/levels.csv?ids=US500')).slice(-45).map(({ date }) => date!);
    for (const to of days.filter((_, at) => at % 6 === 0)) {
      const from = days[0]!;
      const path = `/data/levels.csv?frequency=${frequency}&from=${from}&to=${to}`;
      const expected = whole.filter(({ date }) => from <= date! && date! <= to);
      expect([to, await rowsAt(path)]).toEqual([to, expected]);
    }
  },
);

test('JSON holds the rows of the CSV, with types', async () => {
  const rows = await rowsAt('/data/levels.csv?ids=US500');
  const answer = await get('/data/levels.json?ids=US500');
  const objects = (await answer.json()) as Record<string, unknown>[];
  expect(objects).toEqual(
    rows.map(({ fundId, date, level, backTested, corrected }) => ({
      fundId,
      date,
      level: Number(level),
      backTested: backTested === 'true',
      corrected: corrected === 'true',
    })),
  );
  expect(await (await get('/data/levels.json?ids=US500&from=2099-01-01')).json()).toEqual([]);
});

test('the levels of one index have an address of their own, by any of its identifiers', async () => {
  const rows = await rowsAt('/data/indexes/US500.SEC/levels.csv');
  expect(rows.map(({ date, level }) => [date, level])).toEqual(await levelsOf('US500'));
});

test('levels stand side by side where a wide table is asked for, empty where an index has none', async () => {
  const long = await rowsAt('/data/levels.csv?ids=US500,GOVT');
  const wide = await rowsAt('/data/levels.csv?ids=US500,GOVT&shape=wide');
  expect(Object.keys(wide[0] ?? {})).toEqual(['date', 'US500', 'GOVT']);
  const days = [...new Set(long.map(({ date }) => date!))].toSorted((a, b) => (a < b ? -1 : 1));
  expect(wide.map(({ date }) => date)).toEqual(days);
  const ends = await rowsAt('/data/levels.csv?ids=US500,GOVT&shape=wide&frequency=month-end');
  expect(ends.map(({ date }) => date)).toEqual([days[1], days[3]]);
  for (const { date, ...levels } of wide) {
    const ofDay = long.filter((row) => row['date'] === date);
    const expected = Object.fromEntries(ofDay.map((row) => [row['fundId'], row['level']]));
    expect(levels).toEqual({ US500: '', GOVT: '', ...expected });
  }
});

test('a span of days and the last levels of weeks or months can be asked for', async () => {
  const all = await rowsAt('/data/levels.csv?ids=US500');
  const [first, second] = all.map(({ date }) => date!);
  const cut = await rowsAt(`/data/levels.csv?ids=US500&from=${second}&to=${second}`);
  expect(cut).toEqual([all[1]]);
  expect(first).not.toBe(second);
  const lastOf = (length: number) => {
    const byPeriod = new Map(all.map((row) => [row['date']!.slice(0, length), row]));
    return [...byPeriod.values()];
  };
  expect(await rowsAt('/data/levels.csv?ids=US500&frequency=month-end')).toEqual(lastOf(7));
});

test('what may not be downloaded is in no file, and the metadata count it', async () => {
  const draft = await beginRelease(site.store, { label: 'closed', note: '', sourceHash: 'x' });
  const index = await getItem(site.store.db, 1, 'index', 'GOVT');
  const entitlements = { ...index.entitlements, downloads: false };
  await draft.putItems('index', [{ key: 'GOVT', body: { ...index, entitlements } }]);
  const { number } = await draft.flip();
  await expect.poll(() => site.snapshot().release, { timeout: 30_000 }).toBe(number);
  for (const file of ['indexes', 'figures', 'levels']) {
    const fundIds = (await rowsAt(`/data/${file}.csv`)).map(({ fundId }) => fundId);
    expect(fundIds).toContain('US500');
    expect(fundIds).not.toContain('GOVT');
    // Nor is it as of a release that allowed it.
    const then = (await rowsAt(`/data/releases/1/${file}.csv`)).map(({ fundId }) => fundId);
    expect(then).toContain('US500');
    expect(then).not.toContain('GOVT');
  }
  const answered = (await (
    await get('/data/levels.metadata.json?ids=US500,GOVT')
  ).json()) as object;
  expect(answered).toMatchObject({
    release: number,
    columns: [{ name: 'fundId' }, { name: 'date', type: 'date' }, {}, {}, {}],
    leftOut: {
      count: 1,
      fundIds: ['GOVT'],
      licence: 'https://indexes.example/contact-us?index=GOVT',
    },
    files: { csv: 'https://indexes.example/data/levels.csv?ids=US500%2CGOVT' },
    permanentFiles: {
      csv: `https://indexes.example/data/releases/${number}/levels.csv?ids=US500%2CGOVT`,
    },
  });
  expect((await get('/data/indexes/GOVT/levels.csv')).status).toBe(403);
});

test('a file of a release stays the same, is asked for again, and costs no body to who holds it', async () => {
  const path = '/data/releases/1/levels.csv?ids=US500';
  const answer = await get(path, { 'Accept-Encoding': 'gzip' });
  expect(answer.headers.get('Plumbline-Release')).toBe('1');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=86400');
  expect(answer.headers.get('Surrogate-Key')).toContain('release-1');
  const packed = Buffer.from(await answer.arrayBuffer());
  expect(gunzipSync(packed).toString()).toBe(await (await get(path)).text());
  const tag = answer.headers.get('ETag') ?? '';
  const again = await get(path, { 'If-None-Match': tag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await get(path)).headers.get('ETag')).not.toBe(
    (await get('/data/releases/1/levels.csv?ids=GOVT,US500')).headers.get('ETag'),
  );
  expect(await (await get(`${path.replace('/releases/1', '')}&asof=1`)).text()).toBe(
    await (await get(path)).text(),
  );
});

test.each([
  ['/data/levels.csv?id=US500', 400],
  ['/data/levels.csv?ids=NOSUCH', 404],
  ['/data/levels.csv?from=soon', 400],
  ['/data/levels.csv?frequency=yearly', 400],
  ['/data/levels.csv?shpae=wide', 400],
  ['/data/indexes.csv?frequency=month-end', 400],
  ['/data/releases/99/levels.csv', 404],
  ['/data/levels.csv?asof=99', 404],
  ['/data/releases/1/levels.csv?asof=2', 400],
  ['/data/indexes/US500/levels.csv?ids=GOVT', 400],
  ['/data/secrets.csv', 404],
  ['/data/indexes/US500/constituents/1999-01-04.csv', 404],
  ['/data/indexes/US500/constituents/1999-01-04.zip', 404],
  ['/data/indexes/US500/constituents/1999-01-04.parquet', 404],
])('%s is refused with %i', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

test.skipIf(!hasUnzip)(
  'an archive holds the table with its metadata and a text that says what it is, always the same bytes',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plumbline-zip-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = '/data/levels.zip?ids=US500';
    const bytes = Buffer.from(await (await get(path)).arrayBuffer());
    expect(Buffer.from(await (await get(path)).arrayBuffer())).toEqual(bytes);
    writeFileSync(join(folder, 'levels.zip'), bytes);
    execFileSync('unzip', ['-q', 'levels.zip'], { cwd: folder });
    const text = (name: string) => readFileSync(join(folder, name), 'utf8');
    expect(text('levels.csv')).toBe(await (await get('/data/levels.csv?ids=US500')).text());
    const metadata = await (await get('/data/levels.metadata.json?ids=US500')).text();
    expect(text('levels.metadata.json')).toBe(metadata);
    expect(text('README.txt')).toContain('level (number): Level as published, unrounded');
    expect(text('README.txt')).toContain('Harbour Indexes Ltd');
  },
);

test('nothing can be written there', async () => {
  const answer = await app.request('/data/levels.csv', { method: 'POST' });
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});

test.each([
  '/data/levels.xlsx',
  '/data/nothing',
  '/data/changes/1-2.csv',
  '/data/releases/1/no.csv',
])('%s is no file: programs are told so in their form', async (path) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
    404,
    'application/problem+json',
  ]);
  expect(await answer.json()).toMatchObject({ detail: 'There is no such file of data' });
});

test('a level before the launch is back-tested, that of the launch is not, and without one nobody knows', async () => {
  const days = (await rowsAt('/data/levels.csv?ids=US500')).map(({ date }) => date!);
  const launchDate = days[2]!;
  const draft = await beginRelease(site.store, { label: 'launched', note: '', sourceHash: 'y' });
  const launched = { ...(await getItem(site.store.db, 1, 'index', 'US500')), launchDate };
  const unknown = { ...(await getItem(site.store.db, 1, 'index', 'US500T')), launchDate: null };
  await draft.putItems(
    'index',
    [launched, unknown].map((body) => ({ key: body.fundId, body })),
  );
  const { number } = await draft.flip();
  await expect.poll(() => site.snapshot().release, { timeout: 30_000 }).toBe(number);
  const marksOf = async (ids: string) =>
    (await rowsAt(`/data/levels.csv?ids=${ids}`)).map(({ backTested }) => backTested);
  expect(await marksOf('US500')).toEqual(days.map((_, at) => String(at < 2)));
  expect(new Set(await marksOf('US500T'))).toEqual(new Set(['']));
});
