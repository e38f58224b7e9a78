import { expect, test } from 'vitest';
import { endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import { api } from '#src/urls.ts';

/** Section 7 of the specification: the calls that the site makes, with the prefixes that it configures. */
const specified: Record<string, readonly string[]> = {
  '/insights/articles/{id}': [],
  '/docs/{a}/{b}': [],
  '/insights/articles/': ['size'],
  '/insights': [],
  '/insights/filters': [],
  '/insights/strategists': [],
  '/index/articles': ['type'],
  '/index/types': [],
  '/index-details/related-documents': [
    'indexId',
    'portfolioId',
    'indexFamilyId',
    'defaultIndex',
    'defaultFixedIncome',
    'version',
  ],
  '/index-details/constituents': ['portfolioId', 'lang'],
  '/index-details': ['version', 'indexId'],
  '/resource-results/indexes/portfolio': ['indexId'],
  '/resource-results/performance/indexes': ['performanceId'],
  '/variants': ['fundId'],
  '/index-details/related-indexes': ['portfolioId'],
  '/index-details/related-content': ['portfolioId'],
  '/sustainability/definitions': ['portfolioKey'],
  '/sustainability/datapoints': ['portfolioKey'],
  '/index-prices': ['secId'],
  '/securities/suggestions': ['term', 'filterPattern', 'size', 'page'],
  '/pages': ['lang', 'url'],
  '/templatized-page': ['lang', 'url'],
  '/resource-results/filter-choices': [],
  '/resource-results/filter-choices/geography': [],
  '/resource-results/filter-choices/asset-classes': [],
  '/resource-results/filter-choices/all-families': [],
  '/documents': ['sortBy', 'sortOrder', 'page', 'size'],
  '/our-resources/all-portfolios': [],
  '/our-resources/filter-options': [],
  '/investable-products/filter-options': [],
  '/investable-products/products': ['page', 'size'],
  '/screener-page': [],
  '/screener/filter-options': ['version'],
  '/portfolio-returns': ['page', 'size'],
  '/structured-products': ['page', 'size'],
  '/structured-products-filtering-options': [],
  '/navigation/main-navigation-bar': [],
  '/home': [],
  '/service': [],
  '/open-index-project': [],
  '/gender-diversity': [],
  '/gender-diversity/resources-section': [],
};

const declared = new Map(
  Object.values(endpoints).map(({ path, query }) => [path, Object.keys(query.shape)]),
);

test('API-01 every call of the specification exists at its path and takes its parameters', () => {
  for (const [path, parameters] of Object.entries(specified)) {
    expect([path, declared.has(path)]).toEqual([path, true]);
    const taken = declared.get(path) ?? [];
    expect([path, parameters.filter((name) => !taken.includes(name))]).toEqual([path, []]);
  }
});

test('API-08 every call has its path from the one list of addresses', () => {
  const listed = new Set<string>(Object.values(api));
  expect([...declared.keys()].filter((path) => !listed.has(path))).toEqual([]);
});
