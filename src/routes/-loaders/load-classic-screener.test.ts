import { expect, test, vi } from 'vitest';
import { createApiClient, type ApiCall } from '#src/client/calls/api-client.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import { pages } from '#src/urls.ts';
import { loadClassicScreener } from './load-classic-screener.ts';

test('RT-09 the older screener asks for its filters in their older version, and for the rows of its address', async () => {
  const call = vi.fn<ApiCall>(async () =>
    Response.json({ filters: [], portfolios: [], numberOfPortfolios: 0 }),
  );
  const api = createApiClient(call, 'en-us', () => undefined);
  const context = { api, asof: null, language: 'en-us' } as PageContext;
  await loadClassicScreener(context, pages.legacyScreener, { currency: 'EUR', page: '2' });
  expect(call.mock.calls.map(([path]) => path).toSorted()).toEqual([
    '/api/portfolio-returns?currency=EUR&page=2&size=20',
    '/api/screener/filter-options?version=legacy',
  ]);
});
