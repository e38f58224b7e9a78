import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';

export const exampleRow: EndpointAnswer<'portfolioReturns'>['portfolios'][number] = {
  fundId: 'WORLD',
  portfolioName: 'Example World NTR USD',
  ticker: 'WLDNU',
  isin: 'ZZ0000000019',
  assetType: 'equity',
  family: 'Example Global Equity',
  region: 'Global',
  currency: 'USD',
  returnType: 'NTR',
  hedgedTo: null,
  launchDate: '2026-03-01',
  asOfDate: '2026-11-19',
  asOfLevel: 6215.52,
  previousLevel: 6288.4,
  figures: {
    return1M: null,
    return3M: null,
    returnYTD: null,
    return1Y: 7.4812,
    return3Y: null,
    return5Y: null,
    return10Y: null,
    returnSinceInception: null,
  },
  backTested: ['return1Y'],
};

const labelled = (label: string) => ({ value: label.toLowerCase(), label });

export const exampleDocument: EndpointAnswer<'documents'>['documents'][number] = {
  documentId: 'world-rules',
  title: 'Rules of the World index',
  description: 'Universe, weighting, reviews.',
  category: labelled('Methodology'),
  subcategory: null,
  date: '2026-09-01',
  language: { value: 'en-us', label: 'English' },
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
};
