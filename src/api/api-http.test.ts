import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { problem } from '#src/contract/api/problem.ts';
import { UnavailableError } from '#src/domain/errors.ts';
import { openPostgresSession } from '#src/store/postgres/postgres-session.ts';
import { kyselyOver } from '#src/store/session-dialect.ts';
import { sharedApi, type SmallApi } from '../../tests/support/small-api.ts';
import { createApi } from './create-api.ts';

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => {
  site = smallApi;
});

const get = async (path: string, headers: Record<string, string> = {}) =>
  site.api.request(path, { headers });

async function problemAt(path: string, status: number) {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  return problem.parse(await response.json());
}

const rows = '/api/portfolio-returns';

test.each([
  ['?page=0', ['page']],
  ['?size=201', ['size']],
  ['?size=ten&page=1', ['size']],
  ['?page=1&page=2', ['page']],
  ['?assetType=equity&assetType=shares', ['assetType']],
  ['?sortBy=constructor', ['sortBy']],
  ['?sortOrder=0', ['sortOrder']],
  [`?filterPattern=${'x'.repeat(201)}`, ['filterPattern']],
])('API-03 %s is a 400 that names the wrong parameters', async (query, parameters) => {
  const found = await problemAt(`${rows}${query}`, 400);
  expect(found).toMatchObject({ status: 400, title: 'Bad Request', parameters });
  expect(found.message).toBe(found.detail);
});

test('API-02 a page holds 20 rows unless asked otherwise, and 200 at most', async () => {
  expect((await get(`${rows}?size=200`)).status).toBe(200);
  const beyond = await site.ask('portfolioReturns', { page: 1_000_000 });
  expect(beyond).toMatchObject({ portfolios: [], numberOfPortfolios: 8 });
});

test.each([
  '/api/index-details?indexId=NOBODY',
  '/api/index-details?indexId=no-such-index',
  '/api/index-details/constituents?portfolioId=..%2F',
  '/api/resource-results/performance/indexes?performanceId=__proto__',
  '/api/variants?fundId=constructor',
  '/api/index-prices?secId=%F0%9F%93%88',
  '/api/nothing/here',
])('API-03 %s is a 404', async (path) => {
  expect(await problemAt(path, 404)).toMatchObject({ status: 404, title: 'Not Found' });
});

test('API-03 a misspelled parameter of a screen or a download is a 400, not an answer to another question', async () => {
  const screen = await problemAt(`${rows}?retrunType=PR`, 400);
  expect(screen).toMatchObject({ parameters: ['retrunType'] });
  expect(screen['detail']).toContain('returnType');
  expect(await problemAt(`${rows}?format=csv`, 400)).toMatchObject({ parameters: ['format'] });
  const file = await problemAt('/api/index-prices/download?secId=US500&from=2026-01-01', 400);
  expect(file).toMatchObject({ parameters: ['from'] });
});

test('marks of advertisers and empty parameters change nothing', async () => {
  const plain = await (await get(rows)).text();
  const tagged = await get(`${rows}?utm_source=mail&utm_source=x&currency=&page=`);
  expect(await tagged.text()).toBe(plain);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
  '%s is a 405 that says what is allowed',
  async (method) => {
    for (const path of [rows, '/api/openapi.json', '/api/api-reference']) {
      const response = await site.api.request(path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
    }
  },
);

test('API-05 the same question has the same strong tag, and a browser that holds it gets a 304', async () => {
  const first = await get(rows);
  const tag = first.headers.get('ETag') ?? '';
  expect(tag).toMatch(/^"[^"]+"$/);
  expect(first.headers.get('Cache-Control')).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400',
  );
  expect(first.headers.get('Plumbline-Release')).toBe(String(site.snapshot().release));
  for (const header of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await get(rows, { 'If-None-Match': header });
    expect(again.status).toBe(304);
    expect(again.headers.get('ETag')).toBe(tag);
    expect(again.headers.get('Plumbline-Release')).toBe(String(site.snapshot().release));
    expect(await again.text()).toBe('');
  }
  expect((await get(`${rows}?page=2`, { 'If-None-Match': tag })).status).toBe(200);
});

test('API-05 answers are compressed as the browser can read them, each form with its own tag', async () => {
  const plain = await get(rows);
  const text = await plain.text();
  const forms = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [encoding, unpack] of Object.entries(forms)) {
    const packed = await get(rows, { 'Accept-Encoding': encoding });
    expect(packed.headers.get('Content-Encoding')).toBe(encoding);
    expect(packed.headers.get('Vary')).toContain('Accept-Encoding');
    expect(packed.headers.get('ETag')).not.toBe(plain.headers.get('ETag'));
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(packed.headers.get('Content-Length')).toBe(String(bytes.length));
    expect(unpack(bytes).toString()).toBe(text);
  }
});

test('HEAD answers with the headers of GET and no body', async () => {
  const [got, head] = [await get(rows), await site.api.request(rows, { method: 'HEAD' })];
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  for (const name of ['ETag', 'Content-Length', 'Content-Type']) {
    expect(head.headers.get(name)).toBe(got.headers.get(name));
  }
});

test('every origin may read', async () => {
  const headers = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'GET' };
  const preflight = await site.api.request(rows, { method: 'OPTIONS', headers });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('GET');
  for (const response of [preflight, await get(rows, headers), await get('/api/x', headers)]) {
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  }
  // What a script of another site has to read: the release, the pages of a list, and when to come back.
  const { headers: given } = await get(rows, headers);
  const exposed = given.get('Access-Control-Expose-Headers')?.split(',');
  for (const name of [
    'Plumbline-Release',
    'ETag',
    'Link',
    'Retry-After',
    'Deprecation',
    'Sunset',
  ]) {
    expect(exposed).toContain(name);
  }
});

test('a request that brings its snapshot is answered from that one', async () => {
  const { catalogue } = site.snapshot();
  const earlier = { release: 41, catalogue };
  const response = await site.api.request(rows, {}, { snapshot: earlier });
  expect(response.headers.get('Plumbline-Release')).toBe('41');
});

test('while the store is down, what is in memory goes on being served, and the rest is a 503', async () => {
  // Nothing listens on port 1.
  const session = openPostgresSession('postgres://127.0.0.1:1/nowhere');
  const log = { error: () => undefined };
  const { snapshot, forms, workbooks, parquetFiles } = site;
  const store = { db: kyselyOver(session) };
  const api = createApi({ store, publicUrl: '', log, snapshot, forms, workbooks, parquetFiles });
  try {
    for (const path of [
      rows,
      '/api/securities/suggestions?term=us',
      '/api/variants?fundId=US500',
    ]) {
      expect((await api.request(path)).status).toBe(200);
    }
    const details = await api.request('/api/index-details?indexId=US500');
    expect([details.status, details.headers.get('Retry-After')]).toEqual([503, '5']);
  } finally {
    await session.close();
  }
});

test.each([
  [new UnavailableError('no release is ready yet'), 503, '5'],
  [new Error('select password from /etc/secrets'), 500, null],
])(
  'API-03 after "%s" the answer is %i, nothing of it is told, and it is logged',
  async (error, status, retry) => {
    const logged: unknown[] = [];
    const api = createApi({
      ...site,
      publicUrl: 'https://indexes.example',
      log: { error: (entry: unknown) => logged.push(entry) },
      snapshot: () => {
        throw error;
      },
    });
    const response = await api.request(rows);
    expect(response.status).toBe(status);
    expect(response.headers.get('Retry-After')).toBe(retry);
    const text = await response.text();
    problem.parse(JSON.parse(text));
    expect(text).not.toMatch(/select|secret|stack|no release/);
    expect(logged).toEqual([expect.objectContaining({ err: error })]);
  },
);
