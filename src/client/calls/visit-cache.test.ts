import { expect, test, vi } from 'vitest';
import { createApiClient, type ApiCall } from './api-client.ts';
import { cacheAnswers } from './visit-cache.ts';

const ignoreRelease = () => undefined;

function visit(answer: (path: string) => Response = (path) => Response.json({ path })) {
  const call = vi.fn<ApiCall>(async (path) => answer(path));
  const held = cacheAnswers(call);
  const asked = () => call.mock.calls.map(([path]) => path);
  return { held, asked, api: createApiClient(held.call, 'en-us', ignoreRelease) };
}

test('NV-07 data that is held is not loaded again', async () => {
  const { api, asked } = visit();
  const first = await api.get('home', {});
  expect(await api.get('home', {})).toEqual(first);
  expect(asked()).toEqual(['/api/home']);
});

test('NV-07 what two parts of a page ask at once is asked once', async () => {
  const { api, asked } = visit();
  await Promise.all([api.get('home', {}), api.get('home', {})]);
  expect(asked()).toEqual(['/api/home']);
});

test('NV-10 each kind of data is held by its own key', async () => {
  const { api, asked } = visit();
  for (const id of ['A', 'B', 'A']) {
    await api.get('variants', { fundId: id });
    await api.get('indexDetails', { indexId: id });
    await api.get('indexByPerformance', { performanceId: id });
    await api.get('indexPrices', { secId: id });
  }
  expect(asked()).toEqual([
    '/api/variants?fundId=A',
    '/api/index-details?indexId=A',
    '/api/resource-results/performance/indexes?performanceId=A',
    '/api/index-prices?secId=A',
    '/api/variants?fundId=B',
    '/api/index-details?indexId=B',
    '/api/resource-results/performance/indexes?performanceId=B',
    '/api/index-prices?secId=B',
  ]);
});

test('NV-10 the language is part of the key', async () => {
  const { held, asked } = visit();
  await createApiClient(held.call, 'en-us', ignoreRelease).get('home', {});
  await createApiClient(held.call, 'ja-jp', ignoreRelease).get('home', {});
  expect(asked()).toEqual(['/api/home', '/api/home?lang=ja-jp']);
});

test('a failure is not held: asking again may help', async () => {
  let status = 500;
  const { api, asked } = visit(() => Response.json({}, { status }));
  await expect(api.get('home', {})).rejects.toMatchObject({ status: 500 });
  status = 200;
  await api.get('home', {});
  expect(asked()).toHaveLength(2);
});

test('a lost connection is not held either', async () => {
  const call = vi.fn<ApiCall>().mockRejectedValueOnce(new TypeError('fetch failed'));
  call.mockResolvedValueOnce(Response.json({ headline: 'x' }));
  const api = createApiClient(cacheAnswers(call).call, 'en-us', ignoreRelease);
  await expect(api.get('home', {})).rejects.toMatchObject({ status: 0 });
  expect(await api.get('home', {})).toEqual({ headline: 'x' });
});

test('nothing of an earlier release is held once it is forgotten', async () => {
  const { held, api, asked } = visit();
  await api.get('home', {});
  held.clear();
  await api.get('home', {});
  expect(asked()).toHaveLength(2);
});

test('what was asked longest ago goes first when much is held', async () => {
  const { api, asked } = visit();
  for (let page = 1; page <= 201; page += 1) await api.get('allPortfolios', { page });
  await api.get('allPortfolios', { page: 201 });
  expect(asked()).toHaveLength(201);
  await api.get('allPortfolios', { page: 1 });
  expect(asked()).toHaveLength(202);
});
