import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { Hono } from 'hono';
import type { Api } from '#src/api/http/api-app.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { UnavailableError } from '#src/domain/errors.ts';
import { createLog, type Log } from '#src/server/observe/log.ts';
import { modelContext } from '#src/server/mcp/model-context.ts';
import { api as urls } from '#src/urls.ts';
import {
  ask,
  call,
  modelContextAddress,
  question,
  read,
  type RpcAnswer,
} from '../support/ask-program.ts';
import { demoIndexes } from '../support/demo-indexes.ts';
import { openSiteApp, type SiteApp } from '../support/site-app.ts';

const { full } = demoIndexes;
const page = `https://indexes.example/indexes/details/${full.fundId}`;
let site: SiteApp;

beforeAll(async () => {
  site = await openSiteApp();
});
afterAll(() => site.close());

test('programs are told whose data it is, what may be asked, and that nothing of it is changed', async () => {
  const { serverInfo, instructions, capabilities } = await ask(site.app, 'initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  });
  expect(serverInfo).toMatchObject({ name: 'Plumbline Indexes' });
  // The tools never change while a process runs.
  expect(capabilities).toEqual({ tools: { listChanged: false } });
  expect(instructions).toMatch(/invented provider.*back-tested and hypothetical/);
  const { tools } = (await ask(site.app, 'tools/list')) as unknown as {
    tools: { name: string; annotations: object }[];
  };
  expect(tools.map(({ name }) => name)).toEqual([
    'search_indexes',
    'read_index',
    'explain_figure',
    'explain_compared_figure',
    'explain_blended_figure',
    'read_levels',
    'read_constituents',
    'read_reviews',
    'list_figures',
    'screen_indexes',
    'compare_indexes',
    'blend_indexes',
    'read_page',
    'read_changes',
  ]);
  for (const { annotations } of tools) expect(annotations).toEqual({ readOnlyHint: true });
});

test('indexes are found as by the search of the site, those only spelled alike marked', async () => {
  type Found = { release: number; indexes: { fundId: string; citeAs: string }[] };
  const search = (text: string) => read<Found>(site.app, 'search_indexes', { text, limit: 3 });
  const found = await search(full.name);
  expect(found).not.toHaveProperty('onlySpelledSimilarly');
  const { release, indexes } = found;
  expect(indexes.length).toBeLessThanOrEqual(3);
  expect(indexes[0]).toMatchObject({ fundId: full.fundId, citeAs: `${page}?asof=${release}` });
  expect(await search('wirld')).toMatchObject({ onlySpelledSimilarly: true });
});

type Levels = {
  currency: string;
  launchDate: string;
  citeAs: string;
  numberOfLevels: number;
  levels: { date: string; level: number; backTested?: true; corrected?: true }[];
};

test('levels are those of the download, each with whether it is back-tested and whether it was corrected', async () => {
  const csv = await (
    await site.get(`/api/index-prices/download?secId=${full.fundId}&format=csv`)
  ).text();
  const rows = csv.match(/^\d{4}-\d\d-\d\d,.*$/gm) ?? [];
  const inMarch = rows.filter((row) => row.startsWith('2004-03'));
  expect(inMarch.length).toBeGreaterThan(20);
  const march = { from: '2004-03-01', to: '2004-03-31', sampling: 'every-level' };
  const sampled = await read<Levels>(site.app, 'read_levels', { index: full.fundId, ...march });
  expect(
    sampled.levels.map(
      ({ date, level, backTested, corrected }) =>
        `${date},${level},${Boolean(backTested)},${Boolean(corrected)}`,
    ),
  ).toEqual(inMarch);
  expect(sampled).toMatchObject({
    currency: 'USD',
    launchDate: '2004-03-01',
    sampling: 'every-level',
  });
  const before = await read<Levels>(site.app, 'read_levels', {
    index: full.fundId,
    to: '2003-12-31',
  });
  expect(before.levels.length).toBeGreaterThan(12);
  expect(before).toMatchObject({
    sampling: 'month-ends',
    sampledAs: expect.stringContaining('last level of each month'),
  });
  expect(before.levels.every(({ backTested }) => backTested)).toBe(true);
  const every = { index: full.fundId, sampling: 'every-level' };
  const all = await read<Levels>(site.app, 'read_levels', every);
  expect(all.numberOfLevels).toBe(rows.length);
  expect(all.levels.at(-1)?.date).toBe(rows.at(-1)?.slice(0, 10));
  // The day that is the number 0.
  const asIfNone = { index: full.fundId, to: '1970-01-01' };
  const none = await read<Levels>(site.app, 'read_levels', asIfNone);
  expect(none.numberOfLevels).toBe(0);
});

test('what does not exist, and what is asked in a wrong way, is told as a mistake of the one who asks', async () => {
  for (const [args, text] of [
    [{ index: 'NOPE' }, 'There is no index NOPE; search_indexes finds indexes by their names'],
    [{ index: full.fundId, asof: '99' }, 'There is no release 99'],
  ] as const) {
    for (const name of ['read_index', 'read_levels', 'read_constituents', 'read_reviews']) {
      expect(await call(site.app, name, args)).toEqual({ text, isError: true });
    }
  }
  const wrong = await call(site.app, 'read_levels', { index: full.fundId, from: 'yesterday' });
  expect([wrong.isError, wrong.text]).toEqual([true, expect.stringContaining('from')]);
});

test('what fails on the server is told to the log, and without a word of it to the one who asks', async () => {
  const log = { error: vi.fn<Log['error']>() };
  const api = new Hono();
  api.get(urls.base + urls.mainNavigation, (c) =>
    c.json({ provider: { name: 'A', illustrativeNotice: null } }),
  );
  api.get('*', (c) => c.text('select secret from store', 500));
  const app = modelContext({
    api: api as unknown as Api,
    snapshot: () => ({ release: 1 }) as Snapshot,
    publicUrl: 'https://indexes.example',
    origins: [],
    get: () => Promise.reject(new Error('not asked')),
    log,
  });
  const asked = { name: 'read_index', arguments: { index: 'A' } };
  expect(await ask(app, 'tools/call', asked)).toMatchObject({
    content: [{ text: 'This cannot be answered at the moment.' }],
    isError: true,
  });
  expect(log.error).toHaveBeenCalledOnce();
});

test('before the first release programs are asked to come again, in a form that they can read', async () => {
  const app = modelContext({
    api: new Hono() as unknown as Api,
    snapshot: () => {
      throw new UnavailableError('no release yet');
    },
    publicUrl: 'https://indexes.example',
    origins: [],
    get: () => Promise.reject(new Error('not asked')),
    log: createLog('silent'),
  });
  const answer = await app.request(modelContextAddress, question('tools/list', {}));
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
  expect(await answer.text()).not.toContain('no release yet');
});

test('programs of the newest revision are answered in one piece', async () => {
  const revision = '2026-07-28';
  const meta = 'io.modelcontextprotocol';
  const params = {
    name: 'search_indexes',
    arguments: { text: full.fundId },
    _meta: {
      [`${meta}/protocolVersion`]: revision,
      [`${meta}/clientInfo`]: { name: 'test', version: '1' },
      [`${meta}/clientCapabilities`]: {},
    },
  };
  const headers = {
    'Mcp-Protocol-Version': revision,
    'Mcp-Method': 'tools/call',
    'Mcp-Name': 'search_indexes',
  };
  const answer = await site.app.request(
    modelContextAddress,
    question('tools/call', params, headers),
  );
  expect(answer.headers.get('Content-Type')).toContain('application/json');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const { result } = (await answer.json()) as RpcAnswer;
  const { indexes } = JSON.parse(result.content[0].text) as { indexes: object[] };
  expect(indexes[0]).toMatchObject({ fundId: full.fundId });
});

test('questions come one by one: many at once would count as one for the limit of an address', async () => {
  const { headers, body } = question('ping', {});
  const post = (text: string) =>
    site.app.request(modelContextAddress, { method: 'POST', headers, body: text });
  for (const batch of [`[${body},${body}]`, ` \n[${body}]`, `\uFEFF[${body}]`]) {
    const answer = await post(batch);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ id: null, error: { code: -32_600 } });
  }
});

test('other methods, too much and what is no question are refused', async () => {
  const got = await site.app.request(modelContextAddress);
  expect([got.status, got.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  };
  const post = async (body: string) =>
    (await site.app.request(modelContextAddress, { method: 'POST', headers, body })).status;
  expect(await post('{')).toBe(400);
  expect(await post(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }))).toBe(200);
  expect(await post(JSON.stringify({ text: 'x'.repeat(17_000) }))).toBe(413);
});

test('programs in browsers are answered on this site and on those that the settings list, on no other', async () => {
  const open = await openSiteApp({ MCP_ORIGINS: 'https://tools.example' });
  onTestFinished(() => open.close());
  const askedBy = async (origin: string) => {
    const answer = await open.app.request(
      modelContextAddress,
      question('ping', {}, { Origin: origin }),
    );
    return [answer.status, answer.headers.get('Access-Control-Allow-Origin')];
  };
  expect(await askedBy('https://indexes.example')).toEqual([200, 'https://indexes.example']);
  expect(await askedBy('https://tools.example')).toEqual([200, 'https://tools.example']);
  for (const foreign of ['https://evil.example', 'http://indexes.example', 'null'])
    expect([foreign, ...(await askedBy(foreign))]).toEqual([foreign, 403, null]);
});

test('programs are answered at the public address alone, whatever name leads here', async () => {
  const statusAt = async (address: string) =>
    (await site.app.request(address, question('ping', {}))).status;
  // As a proxy hands it on, without TLS.
  expect(await statusAt('http://indexes.example/api/mcp')).toBe(200);
  expect(await statusAt('http://indexes.example:443/api/mcp')).toBe(200);
  expect(await statusAt('http://evil.example/api/mcp')).toBe(403);
  expect(await statusAt('http://indexes.example:8080/api/mcp')).toBe(403);
});
