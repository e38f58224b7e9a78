import { expect, test, vi } from 'vitest';
import { pageHead } from '#src/client/page/page-head.ts';
import { createApiClient, type ApiCall } from '#src/client/calls/api-client.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import { fullPage } from '#src/features/content-page/content-page.examples.tsx';
import { headOf, loadSections } from './load-content-page.ts';

test('TP-04 each component asks for its own list, as its search parameters and its size say', async () => {
  const call = vi.fn<ApiCall>(async () => Response.json({}));
  const api = createApiClient(call, 'en-us', () => undefined);
  const list = { title: null, size: 8 };
  const components = [
    { ...list, name: 'Documents Table', searchParams: 'category=policies&sortBy=title' },
    { ...list, name: 'Structured Products', searchParams: 'assetClass=esg', size: 5 },
    {
      ...list,
      name: 'Index Screener',
      searchParams: 'family=A%20B&family=C&sortBy=return1Y&sortOrder=-1',
    },
  ] as const;
  const page = {
    ...fullPage.page,
    sections: [{ type: 'oneColumnSection', title: null, text: null, components: [...components] }],
  } satisfies typeof fullPage.page;
  await loadSections({ api } as PageContext, page);
  expect(call.mock.calls.map(([path]) => path)).toEqual([
    '/api/documents?category=policies&sortBy=title&size=8',
    '/api/structured-products?assetClass=esg&size=5',
    '/api/portfolio-returns?family=A+B&family=C&sortBy=return1Y&sortOrder=-1&size=8',
  ]);
});

test('I18-02 a page names the languages that it is written in, and its own as the canonical one', () => {
  const named = (written: Partial<typeof fullPage.page>) => {
    const site = { language: 'ja-jp', origin: 'https://plumbline.example' } as const;
    const { links = [] } = pageHead(
      site,
      { name: '', languages: ['en-us', 'ja-jp'], sharePicture: null },
      headOf({ ...fullPage.page, ...written }),
    );
    return links.map((link) => [
      'hrefLang' in link ? link.hrefLang : link.rel,
      new URL(link.href).pathname.split('/')[1],
    ]);
  };
  const [, first = ''] = fullPage.page.url.split('/');
  expect(named({ language: 'en-us', languages: ['en-us'] })).toEqual([
    ['canonical', first],
    ['en-US', first],
    ['x-default', first],
  ]);
  expect(named({ language: 'ja-jp', languages: ['en-us', 'ja-jp'] })).toEqual([
    ['canonical', 'ja-jp'],
    ['ja-JP', 'ja-jp'],
    ['en-US', first],
    ['x-default', first],
  ]);
});
