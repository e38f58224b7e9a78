import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '#src/client/calls/api-error.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import { articleExamples } from '#src/features/article/article.examples.tsx';
import { fullPage } from '#src/features/content-page/content-page.examples.tsx';
import { readScreenerQuery } from '#src/features/screener/screener-query.ts';
import { loadArticle } from './load-article.ts';
import { loadDocument, loadDocuments } from './load-documents.ts';
import { loadInsights } from './insights/load-insights.ts';
import { loadProducts, loadStructuredProducts } from './load-products.ts';
import { loadScreener } from './load-screener.ts';
import { loadTemplatedPage } from './load-templated-page.ts';

const components = ['Documents Table', 'Structured Products', 'Index Screener'].map((name) => {
  const list = { title: null, searchParams: '', size: 5 };
  return { name, ...list };
});
const cards = fullPage.page.sections.filter(({ type }) => type === 'indexesCards');

/** What each call gives, as far as a page needs it to be made. */
const answers: Record<string, unknown> = {
  insights: { types: [{ value: 'research', label: 'Research' }] },
  insightFilters: { filters: [] },
  insightArticles: { insights: [], totalInsights: 0 },
  strategists: { strategists: [{ strategist: 'ann-lee', name: 'Ann Lee' }] },
  article: articleExamples[0]?.data.article,
  products: { products: [], totalProducts: 0, notice: null },
  productFilterOptions: [],
  structuredProducts: { structuredProducts: [], totalStructuredProducts: 0, notice: null },
  structuredProductFilterOptions: { filters: [] },
  documents: { documents: [], totalDocuments: 0 },
  filterChoices: {
    message: {
      categories: [],
      secondaryFilters: { assetClasses: [], families: [], geographies: [], languages: [] },
    },
  },
  resourceFilterOptions: { filters: [] },
  allPortfolios: { portfolios: [] },
  staticDocument: {
    document: { documentId: 'a', title: 'A', description: 'A', category: { value: 'b' } },
    html: '',
  },
  templatizedPage: {
    ...fullPage.page,
    sections: [...cards, { type: 'oneColumnSection', title: null, text: null, components }],
  },
  indexPrices: { indexPrices: [{ pricesData: null }] },
  portfolioReturns: { portfolios: [], numberOfPortfolios: 0 },
  screenerPage: { assetType: { type: 'equity' } },
  screenerFilterOptions: { filters: [] },
  figures: { figures: [] },
};

function contextWithout(failing: string) {
  const reported: number[] = [];
  const asked: string[] = [];
  const context = {
    language: 'en-us',
    asof: null,
    origin: 'https://indexes.example',
    reportStatus: (status: number) => reported.push(status),
    describe: () => undefined,
    api: {
      get: async (name: string) => {
        asked.push(name);
        if (name === failing) throw new ApiError(503, 'SELECT secret FROM nowhere');
        return answers[name];
      },
    },
  } as unknown as PageContext;
  return { context, reported, asked };
}

const ofAuthor = { strategist: 'ann-lee' };
const loaders = {
  insights: (context: PageContext) => loadInsights(context, null, ofAuthor),
  'insights of a type': (context: PageContext) => loadInsights(context, 'research', ofAuthor),
  article: (context: PageContext) => loadArticle(context, { type: 'research', articleId: '1' }),
  products: (context: PageContext) => loadProducts(context, {}),
  'structured products': (context: PageContext) => loadStructuredProducts(context, {}),
  documents: (context: PageContext) => loadDocuments(context, {}),
  document: (context: PageContext) => loadDocument(context, 'b', 'a', {}),
  'templated page': (context: PageContext) => loadTemplatedPage(context, '/equity'),
  screener: (context: PageContext) => loadScreener(context, readScreenerQuery('equity', {})),
} satisfies Record<string, (context: PageContext) => Promise<unknown>>;

type Name = keyof typeof loaders;

test.each<[Name, string]>([
  ['insights', 'insightArticles'],
  ['insights', 'strategists'],
  ['insights of a type', 'insights'],
  ['article', 'article'],
  ['article', 'insightArticles'],
  ['article', 'strategists'],
  ['products', 'products'],
  ['structured products', 'structuredProducts'],
  ['documents', 'documents'],
  ['document', 'staticDocument'],
  ['templated page', 'templatizedPage'],
  ['templated page', 'documents'],
  ['templated page', 'structuredProducts'],
])('ER-02 the page of %s fails with its %s', async (name, failing) => {
  const { context, reported } = contextWithout(failing);
  await expect(loaders[name](context)).rejects.toMatchObject({ status: 503 });
  expect(reported).toEqual([503]);
});

test.each<[Name, string, number[]]>([
  ['insights', 'insightFilters', []],
  ['products', 'productFilterOptions', []],
  ['structured products', 'structuredProductFilterOptions', []],
  ['documents', 'filterChoices', []],
  ['documents', 'resourceFilterOptions', []],
  ['documents', 'allPortfolios', []],
  ['templated page', 'indexPrices', []],
  ['templated page', 'portfolioReturns', []],
  ['screener', 'screenerPage', []],
  ['screener', 'screenerFilterOptions', []],
  // The page stands, and says by its status that its rows are missing.
  ['screener', 'portfolioReturns', [503]],
])('ER-02 the page of %s stands without its %s, which is logged', async (name, failing, status) => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const { context, reported, asked } = contextWithout(failing);
  await loaders[name](context);
  expect(asked).toContain(failing);
  expect(reported).toEqual(status);
  expect(log).toHaveBeenCalled();
  for (const [line] of log.mock.calls) expect(line).toContain('SELECT secret FROM nowhere');
});

test('where the asset types of the provider could not be loaded, none is offered that it may not have', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  expect(await loaders.screener(contextWithout('screenerPage').context)).toMatchObject({
    assetType: 'equity',
    listed: [],
  });
});
