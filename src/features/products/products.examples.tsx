import type { FilterOption } from '#src/contract/api/indexes/portfolios.ts';
import type { ListedProduct, ListedStructuredProduct } from '#src/contract/api/products.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { readProductQuery } from './product-query.ts';
import { ProductsPage, type ProductsData } from './products-page.tsx';
import { readStructuredProductQuery } from './structured-product-query.ts';
import {
  StructuredProductsPage,
  type StructuredProductsData,
} from './structured-products-page.tsx';

const products: ListedProduct[] = [
  {
    productId: 'F1',
    name: 'Example World ETF',
    productType: { value: 'ETF', label: 'ETF' },
    provider: 'Example Funds',
    ticker: 'EXW',
    isin: 'ZZ00000000F1',
    currency: 'USD',
    exchange: 'London',
    assetClass: { value: 'equity', label: 'Equity' },
    category: null,
    indexFundId: 'WORLD',
    indexName: 'Example World NTR USD',
    countries: [
      { value: 'GB', label: 'United Kingdom' },
      { value: 'NL', label: 'Netherlands' },
    ],
    url: 'https://funds.example/f1',
    fee: 0.2,
    netAssets: 1_250_000_000,
    netAssetsDate: '2026-10-30',
    replication: 'sampled',
    distribution: 'accumulating',
  },
  {
    productId: 'F2',
    name: 'A fund of which only the name is known, and the name is a long one that needs several lines',
    productType: null,
    provider: null,
    ticker: null,
    isin: null,
    currency: null,
    exchange: null,
    assetClass: null,
    category: null,
    indexFundId: null,
    indexName: null,
    countries: [],
    url: null,
    fee: null,
    netAssets: null,
    netAssetsDate: null,
    replication: null,
    distribution: null,
  },
];

const options: FilterOption[] = [
  {
    field: { name: 'Product type', tag: 'productType' },
    values: [
      { value: 'ETF', label: 'ETF', count: 101 },
      { value: 'Mutual Fund', label: 'Mutual fund', count: 0 },
    ],
  },
  {
    field: { name: 'Available in', tag: 'country' },
    values: [{ value: 'GB', label: 'United Kingdom', count: 44 }],
  },
];

/** The second page of a list of funds. */
export const fundList: ProductsData = {
  query: readProductQuery({ page: '2', productType: 'ETF' }),
  options,
  rows: { rows: products, total: 22, matchedBySpelling: false },
  notice: 'This list is neither complete nor a recommendation.',
};

const notes: ListedStructuredProduct[] = [
  {
    productId: 'N1',
    name: 'Example Bank Bonus Certificate on World 2028',
    issuer: 'Example Bank',
    isin: 'ZZ00000000N1',
    symbol: 'EB1',
    assetClass: { value: 'equity', label: 'Equity' },
    country: { value: 'DE', label: 'Germany' },
    underlying: 'Example World NTR USD',
    indexFundId: 'WORLD',
    indexName: 'Example World NTR USD',
    maturity: '2028-06-16',
    hasMatured: false,
  },
  {
    productId: 'N2',
    name: 'Example Bank Open-End Tracker on an index of others',
    issuer: null,
    isin: null,
    symbol: null,
    assetClass: null,
    country: null,
    underlying: 'Somebody else’s index',
    indexFundId: null,
    indexName: null,
    maturity: null,
    hasMatured: false,
  },
  {
    productId: 'N3',
    name: 'Example Bank Bonus Certificate on World 2026',
    issuer: 'Example Bank',
    isin: 'ZZ00000000N2',
    symbol: 'EB2',
    assetClass: { value: 'equity', label: 'Equity' },
    country: { value: 'DE', label: 'Germany' },
    underlying: 'Example World NTR USD',
    indexFundId: 'WORLD',
    indexName: 'Example World NTR USD',
    maturity: '2026-06-19',
    hasMatured: true,
  },
];

export const noteList: StructuredProductsData = {
  query: readStructuredProductQuery({ sortBy: 'maturity' }),
  options: [],
  rows: { rows: notes, total: 3, matchedBySpelling: false },
  notice: null,
};

/** The list of funds in each of its states. */
export const fundExamples: readonly { name: string; data: ProductsData }[] = [
  { name: 'the second page of funds', data: fundList },
  {
    name: 'no fund matches',
    data: {
      ...fundList,
      query: readProductQuery({ filterPattern: 'zzzz' }),
      rows: { rows: [], total: 0, matchedBySpelling: false },
    },
  },
  {
    name: 'an address that is refused',
    data: { ...fundList, options: 'failed', rows: { refused: [] } },
  },
];

export const gallery: Gallery = (language) => ({
  title: 'Products',
  examples: [
    ...fundExamples.map(({ name, data }) => ({
      name,
      content: <ProductsPage language={language} data={data} />,
    })),
    {
      name: 'structured products',
      content: <StructuredProductsPage language={language} data={noteList} />,
    },
  ],
});
