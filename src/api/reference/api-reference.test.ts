import { expect, test } from 'vitest';
import { downloadCalls } from '#src/contract/api/endpoints/download-calls.ts';
import { endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import { marketDataCalls } from '#src/contract/api/endpoints/market-data-calls.ts';
import type { ApiReference } from '#src/contract/api/endpoints/reference-endpoints.ts';
import { examplesOfReference } from '../../../tests/support/reference-examples.ts';
import { sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';

let site: SmallApi;
let overview: ApiReference;
let topics: NonNullable<ApiReference['topic']>[];
const ask = async (query = ''): Promise<ApiReference> =>
  (await (await site.api.request(`/api/api-reference${query}`)).json()) as ApiReference;
sharedApi.beforeAll(async ({ smallApi }) => {
  site = smallApi;
  overview = await ask();
  topics = await Promise.all(
    overview.topics.map(async ({ topic }) => (await ask(`?topic=${topic}`)).topic!),
  );
});

test('API-04 the reference describes every call with its parameters, in one topic', () => {
  const calls = topics.flatMap((topic) => topic.calls);
  const declared = { ...endpoints, ...downloadCalls, ...marketDataCalls };
  expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(declared).toSorted());
  for (const [name, { path, query, summary }] of Object.entries({
    ...endpoints,
    ...downloadCalls,
  })) {
    const call = calls.find((one) => one.name === name)!;
    expect([call.path, call.summary]).toEqual([`/api${path}`, summary]);
    expect(call.parameters.map((one) => one.name)).toEqual(Object.keys(query.shape));
  }
  const details = calls.find(({ name }) => name === 'indexDetails')!;
  expect(details.parameters.filter(({ isRequired }) => isRequired)).toMatchObject([
    { name: 'indexId', type: 'text', default: null },
  ]);
  expect(details.parameters).toContainEqual(
    expect.objectContaining({ name: 'lang', type: 'one of en-us, ja-jp', default: 'en-us' }),
  );
});

test('API-04 every example of the reference can be tried and is answered', async () => {
  const examples = await examplesOfReference(site.api);
  expect(examples).toHaveLength(Object.keys({ ...endpoints, ...downloadCalls }).length);
  for (const example of examples) {
    const { status } = await site.api.request(example);
    expect({ example, status }).toEqual({ example, status: 200 });
  }
});

test('a topic has all schemas that its answers are made of, each once', () => {
  for (const { calls, schemas } of topics) {
    const names = schemas.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const referred = schemas.flatMap(({ fields }) => fields.flatMap((one) => one.reference ?? []));
    for (const name of [...calls.flatMap(({ schema }) => schema ?? []), ...referred])
      expect(names).toContain(name);
  }
});

test('API-04 a topic that there is not is a 404, and the OpenAPI document is served', async () => {
  expect((await site.api.request('/api/api-reference?topic=none')).status).toBe(404);
  const response = await site.api.request('/api/openapi.json');
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(await response.json()).toMatchObject({ openapi: '3.1.1' });
});
