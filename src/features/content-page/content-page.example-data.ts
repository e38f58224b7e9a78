import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import { examplePortfolio } from '#src/list-page/portfolio.example-data.ts';

export const exampleRow = examplePortfolio({
  launchDate: '2026-03-01',
  backTested: ['return1Y'],
});

const labelled = (label: string) => ({ value: label.toLowerCase(), label });

export const exampleDocument: EndpointAnswer<'documents'>['documents'][number] = {
  documentId: 'world-rules',
  title: 'Rules of the World index',
  description: 'Universe, weighting, reviews.',
  category: labelled('Methodology'),
  subcategory: null,
  date: '2026-09-01',
  language: { value: 'en-us', label: 'English' },
  translations: [],
  assetClasses: [],
  families: [],
  regions: [],
  indexes: [],
  format: 'pdf',
  file: null,
};

export const exampleProduct: EndpointAnswer<'structuredProducts'>['structuredProducts'][number] = {
  productId: 'N1',
  name: 'Example Bank Tracker on World',
  issuer: 'Example Bank',
  isin: 'ZZ0000000027',
  symbol: 'N1000',
  assetClass: null,
  country: null,
  underlying: 'World',
  indexFundId: 'WORLD',
  indexName: 'Example World PR USD',
  maturity: null,
  hasMatured: false,
};
