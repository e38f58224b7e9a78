import { expect, test, vi } from 'vitest';
import { createApiClient, type ApiCall } from './api-client.ts';
import { ApiError } from './api-error.ts';

const ignoreRelease = () => undefined;

test('I18-02 the chosen language goes with every call, the default one unsaid', async () => {
  const call = vi.fn<ApiCall>(async () => Response.json({}));
  await createApiClient(call, 'ja-jp', ignoreRelease).get('suggestions', { page: 2 });
  await createApiClient(call, 'en-us', ignoreRelease).get('portfolioReturns', {
    family: ['x', 'y'],
  });
  expect(call.mock.calls.map(([path]) => path)).toEqual([
    '/api/securities/suggestions?page=2&lang=ja-jp',
    '/api/portfolio-returns?family=x&family=y',
  ]);
});

test("ER-03 a request error carries the HTTP status and the response's message", async () => {
  const problem = { message: 'size: at most 200', parameters: ['size'] };
  const client = createApiClient(
    async () => Response.json(problem, { status: 400 }),
    'en-us',
    ignoreRelease,
  );
  const failed = client.get('portfolioReturns', {});
  await expect(failed).rejects.toBeInstanceOf(ApiError);
  await expect(failed).rejects.toMatchObject({ status: 400, ...problem });
});

test("ER-03 an answer without a message gives 'Error', a lost connection status 0", async () => {
  const broken = createApiClient(
    async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    'en-us',
    ignoreRelease,
  );
  await expect(broken.get('home', {})).rejects.toMatchObject({ status: 502, message: 'Error' });
  const offline = createApiClient(
    async () => {
      throw new TypeError('fetch failed');
    },
    'en-us',
    ignoreRelease,
  );
  await expect(offline.get('home', {})).rejects.toMatchObject({ status: 0 });
});

test('every answer tells the release it comes from', async () => {
  const seen: number[] = [];
  const client = createApiClient(
    async () => Response.json({}, { headers: { 'Plumbline-Release': '7' } }),
    'en-us',
    (release) => seen.push(release),
  );
  await client.get('home', {});
  expect(seen).toEqual([7]);
});
