import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { expect, onTestFinished, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { dataTables } from '#src/urls/data-files.ts';
import { openDataFiles } from '../../../../tests/support/data-files.ts';
import { unzip } from '../../../../tests/support/unzip.ts';
import { openSmallApi, sharedApi, type SmallApi } from '../../../../tests/support/small-api.ts';

let shared: SmallApi;
sharedApi.beforeAll(({ smallApi }) => void (shared = smallApi));

function opened(site: SmallApi) {
  const { app, close } = openDataFiles(site);
  onTestFinished(close);
  const get = async (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers });
  const bytes = async (path: string) => (await get(path)).arrayBuffer();
  return { app, get, bytes };
}

test('every table reads back from Parquet as it stands in JSON, dates and times as such', async () => {
  const { get, bytes } = opened(shared);
  for (const table of dataTables) {
    const expected = await (await get(`/data/${table}.json`)).json();
    const rows = await parquetReadObjects({ file: await bytes(`/data/${table}.parquet`) });
    const { columns } = (await (await get(`/data/${table}.metadata.json`)).json()) as {
      columns: { name: string; type: string }[];
    };
    const dates = columns.filter(({ type }) => type === 'date').map(({ name }) => name);
    const shown = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, cell]) => {
          if (!(cell instanceof Date)) return [name, cell];
          const text = cell.toISOString();
          return [name, dates.includes(name) ? text.slice(0, 10) : text];
        }),
      ),
    );
    expect([table, shown]).toEqual([table, expected]);
  }
});

test('what may not be downloaded is named in the Parquet file, the archive and the data package', async () => {
  const { get, bytes } = opened(shared);
  const licence = 'https://indexes.example/contact-us?index=PRIVATE';
  const named = { count: 1, fundIds: ['PRIVATE'], licence };
  const { key_value_metadata: notes = [] } = parquetMetadata(await bytes('/data/levels.parquet'));
  const noted = Object.fromEntries(notes.map(({ key, value }) => [key, value]));
  expect(JSON.parse(noted['leftOut'] ?? '{}')).toMatchObject(named);
  expect(noted).toMatchObject({ licence: 'https://indexes.example/data#terms' });
  const { resources } = (await (await get('/data/datapackage.json')).json()) as {
    resources: { name: string; leftOut?: object }[];
  };
  const levels = resources.find(({ name }) => name === 'levels');
  expect(levels?.leftOut).toMatchObject(named);
  expect(resources.find(({ name }) => name === 'products')).not.toHaveProperty('leftOut');
  const text = unzip(Buffer.from(await bytes('/data/levels.zip'))).get('README.txt');
  expect(text).toContain('1 index is left out: PRIVATE.');
  expect(text).toContain(`For a license: ${licence}`);
});

test('a range of bytes is sent alone, as long as the file is the one that was begun', async () => {
  const { app, get, bytes } = opened(shared);
  const path = '/data/levels.parquet';
  const whole = Buffer.from(await bytes(path));
  const head = await app.request(path, { method: 'HEAD' });
  const size = whole.length;
  expect(head.headers.get('Content-Length')).toBe(String(size));
  expect(head.headers.get('Accept-Ranges')).toBe('bytes');
  const tag = head.headers.get('ETag')!;
  const ranges = [
    ['bytes=0-3', 0, 4],
    ['bytes=10-', 10, size],
    ['bytes=-8', size - 8, size],
    ['bytes=4-999999999', 4, size],
  ] as const;
  for (const [range, first, end] of ranges) {
    const answer = await get(path, { Range: range, 'If-Range': tag });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('Content-Range')).toBe(`bytes ${first}-${end - 1}/${size}`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(whole.subarray(first, end));
  }
  for (const asked of [{ Range: 'bytes=0-3', 'If-Range': '"other"' }, { Range: 'bytes=3-1' }]) {
    const answer = await get(path, asked);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(whole);
  }
  const beyond = await get(path, { Range: `bytes=${size}-` });
  expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, `bytes */${size}`]);
  expect((await get(path, { 'If-None-Match': tag })).status).toBe(304);
  // A text is sent whole, and says so.
  const text = await get('/data/levels.csv', { Range: 'bytes=0-3' });
  expect([text.status, text.headers.get('Accept-Ranges')]).toEqual([200, 'none']);
});

test('made again it has the same bytes, and an earlier release gives those of then', async () => {
  const [one, other] = [opened(shared), opened(shared)];
  const path = '/data/levels/2026.parquet';
  const first = Buffer.from(await one.bytes(path));
  expect(Buffer.from(await other.bytes(path)).equals(first)).toBe(true);
  expect(Buffer.from(await other.bytes('/data/releases/1/levels/2026.parquet'))).toEqual(first);
});

test('what did not change keeps its entity tag over releases, and what did has another', async () => {
  const site = await openSmallApi('embedded');
  onTestFinished(() => site.close());
  const { app, get } = opened(site);
  const paths = [
    '/data/levels/2026.parquet?ids=US500',
    '/data/levels.csv?ids=US500',
    '/data/indexes/US500/levels.csv',
    '/data/products.csv',
    '/data/indexes.csv',
    // These change.
    '/data/levels/2026.parquet',
    '/data/levels.csv',
    '/data/indexes/GOVT/levels.csv',
    '/data/corrections.csv',
    '/data/levels.metadata.json?ids=US500',
  ];
  const tags = async () =>
    Promise.all(
      paths.map(async (path) => (await app.request(path, { method: 'HEAD' })).headers.get('ETag')),
    );
  const before = await tags();
  expect(new Set(before).size).toBe(paths.length);
  const draft = await beginRelease(site.store, { label: 'second', note: '', sourceHash: 'x' });
  const days = Int32Array.of(dayOfIso('2026-11-17')!);
  await draft.putLevels([{ fundId: 'GOVT', days, values: Float64Array.of(301.5) }]);
  const { number } = await draft.flip();
  await expect.poll(() => site.snapshot().release, { timeout: 30_000 }).toBe(number);
  const after = await tags();
  expect(paths.filter((_, at) => before[at] !== after[at])).toEqual(paths.slice(5));
  const { headers } = await get('/data/releases/1/levels.csv');
  expect(headers.get('ETag')).toBe(before[6]);
});
