import { expect, inject, test } from 'vitest';
import { tags, topicOf } from '#src/contract/api/endpoints/endpoint.ts';

const site = inject('demoUrl');
const get = async (path: string) => {
  const answer = await fetch(site + path, { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

const topics = tags.map(topicOf);

test('API-04 the reference stands inside the house, in both languages, a page a topic', async () => {
  for (const [prefix, title, navigation] of [
    ['', 'Data API', 'Main navigation'],
    ['/ja-jp', 'データAPI', 'メインナビゲーション'],
  ] as const) {
    const { status, html } = await get(`${prefix}/api`);
    expect(status).toBe(200);
    expect(html).toContain(`<h1>${title}</h1>`);
    for (const topic of topics) {
      const address = `${prefix}/api/reference/${topic}`;
      expect(html).toContain(`href="${address}"`);
      const page = await get(address);
      expect([address, page.status]).toEqual([address, 200]);
      expect(page.html).toContain(`aria-label="${navigation}"`);
    }
  }
});

test('a link within a topic leads to a section of it, and each call is asked in the chosen language', async () => {
  for (const topic of topics) {
    const { html } = await get(`/api/reference/${topic}?code=r`);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
    expect(targets.length).toBeGreaterThan(0);
    for (const id of targets) expect([id, html.includes(`id="${id}"`)]).toEqual([id, true]);
  }
  const { html } = await get('/api/reference/documents');
  expect(html).not.toContain('jsonlite');
  expect((await get('/api/reference/documents?code=r')).html).toContain('jsonlite::fromJSON(');
  expect((await get('/api/reference/documents?code=cobol')).html).toContain('curl --compressed');
});

test('what the API is stands on the page in its language, and in English in OpenAPI', async () => {
  const openapi = (await (await fetch(new URL('/api/openapi.json', site))).json()) as {
    info: { description: string };
  };
  const [first = ''] = openapi.info.description.split('.');
  expect((await get('/api')).html).toContain(`<p>${first}`);
  const { html } = await get('/ja-jp/api');
  expect(html).not.toContain(`>${first}`);
  expect(html).toContain('<p>インデックス提供会社のオープンデータです。');
});

test('what is no topic is not found, and calls below stay calls', async () => {
  const missing = await get('/ja-jp/api/reference/none');
  expect([missing.status, missing.html.includes('lang="ja-JP"')]).toEqual([404, true]);
  const call = await get('/api/none');
  expect([call.status, call.headers.get('Content-Type')]).toEqual([
    404,
    'application/problem+json',
  ]);
  const moved = await get('/api/');
  expect([moved.status, new URL(moved.headers.get('Location') ?? '', site).pathname]).toEqual([
    301,
    '/api',
  ]);
});

test('API-04 calls are searched over all topics, by words of their addresses, summaries and parameters', async () => {
  const { html } = await get('/api?filterPattern=REBALANCE%20blend&code=r');
  expect(html).toContain('4 calls have “REBALANCE blend”.');
  const found = [...html.matchAll(/href="\/api\/reference\/index\?code=r#(\w+)"/g)].map(
    ([, name]) => name,
  );
  expect(found).toEqual(['blend', 'blendWorking', 'blendDownload', 'blendObservations']);
  expect(html).not.toContain('href="/api/reference/documents?code=r#');
  // Names of parameters have capitals.
  expect((await get('/api?filterPattern=SECID%20index-prices')).html).toMatch(/#indexPrices"/);
  const none = await get('/ja-jp/api?filterPattern=%3Cb%3Enothing');
  expect(none.html).toContain('「&lt;b&gt;nothing」を含む呼び出しはありません。');
});
