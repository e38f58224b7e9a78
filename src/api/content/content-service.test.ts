import { expect, test } from 'vitest';
import { createApi } from '#src/api/create-api.ts';
import { topHatQuery, topHatResult } from '#src/contract/content/top-hat-query.ts';
import { sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';
import type { ApiDeps } from '../source.ts';

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => {
  site = smallApi;
});

const token = 'token-of-this-test';

function apiWith(deps: Partial<ApiDeps> = {}) {
  const { store, snapshot, forms, workbooks, parquetFiles } = site;
  const logged: unknown[] = [];
  const log = { error: (entry: unknown) => logged.push(entry) };
  const publicUrl = 'https://indexes.example';
  const own = { store, snapshot, forms, workbooks, parquetFiles, log, publicUrl };
  const api = createApi({ ...own, contentToken: token, ...deps });
  return { api, logged };
}

async function send(body: unknown, bearer: string | null = token) {
  const { api } = apiWith();
  return api.request('/api/content/graphql', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: bearer === null ? {} : { Authorization: `Bearer ${bearer}` },
  });
}

const variables = { lang: 'en-us' };

test('LY-11 the built-in content service answers the query for the top hat', async () => {
  const answer = await send({ query: topHatQuery, variables });
  expect(answer.status).toBe(200);
  const { data } = topHatResult.parse(await answer.json());
  expect(data.topHat?.logo).toEqual({ text: 'Harbour Group', href: 'https://group.example' });
  expect(data.topHat?.taxonomyLists).toEqual([
    { title: 'Topics', links: [{ title: 'ESG', href: '/page/esg' }] },
  ]);
});

test('LY-11 the top hat is that of the release of the page, although another may be current by now', async () => {
  const { api } = apiWith({ snapshot: () => ({ ...site.snapshot(), release: 0 }) });
  const init = {
    method: 'POST',
    body: JSON.stringify({ query: topHatQuery, variables }),
    headers: { Authorization: `Bearer ${token}` },
  };
  const answer = await api.request('/api/content/graphql', init, { snapshot: site.snapshot() });
  expect(topHatResult.parse(await answer.json()).data.topHat?.logo?.text).toBe('Harbour Group');
});

test('LY-11 white space of the document means nothing, any other document is refused', async () => {
  const oneLine = topHatQuery.replaceAll(/\s+/g, ' ');
  expect((await send({ query: oneLine, variables })).status).toBe(200);
  const others = ['{ __schema { types { name } } }', topHatQuery.replace('logo', 'logos'), ''];
  for (const query of others) {
    const answer = await send({ query, variables });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ message: expect.any(String) }] });
  }
});

test.each([
  ['nothing', ''],
  ['half of an object', '{'],
  ['a list', '[]'],
  ['a number', '{"query":1}'],
  ['too much', `{"query":"${'x'.repeat(20_000)}"}`],
])('a body that is no query is refused: %s', async (_, body) => {
  expect((await send(body)).status).toBe(400);
});

test('LY-16 without the credential the service answers nothing', async () => {
  for (const bearer of [null, '', 'token', `${token}x`]) {
    const answer = await send({ query: topHatQuery, variables }, bearer);
    expect(answer.status).toBe(401);
    expect(await answer.json()).not.toHaveProperty('data');
  }
});

test('LY-16 the service is asked by POST only', async () => {
  const answer = await apiWith().api.request('/api/content/graphql');
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
});

test('LY-11 the API gives the top hat in the language of the page', async () => {
  const { topHat } = await site.ask('topHat', { lang: 'ja-jp' });
  // Japanese has no menu of its own in this release, and shows the English one.
  expect(topHat?.drawerLinks).toEqual([
    { title: 'Careers', href: 'https://group.example/careers' },
  ]);
});

test('LY-11 a content service that fails gives null, and is logged', async () => {
  const failing = async () => {
    throw new Error('the content service is away');
  };
  const { api, logged } = apiWith({ askContent: failing });
  const answer = await api.request('/api/navigation/top-hat');
  expect([answer.status, await answer.json()]).toEqual([200, { topHat: null }]);
  expect(logged).toEqual([{ err: new Error('the content service is away') }]);
});
