import type { Product, StructuredProduct } from '#src/contract/provider/products.ts';

const fund = (facts: Partial<Product> & Pick<Product, 'productId' | 'name'>): Product => ({
  productType: 'ETF',
  provider: 'Quay Funds',
  ticker: null,
  isin: null,
  currency: 'USD',
  exchange: null,
  assetClass: 'equity',
  category: null,
  indexFundId: null,
  countries: [],
  url: null,
  fee: null,
  netAssets: null,
  netAssetsDate: null,
  replication: null,
  distribution: null,
  ...facts,
});

/** Five funds of two issuers. Two of them track the US 500. */
export const smallProducts: Product[] = [
  fund({
    productId: 'F1',
    name: 'Quay US 500 ETF',
    ticker: 'QUS',
    isin: 'ZZ00000000F1',
    exchange: 'New York',
    indexFundId: 'US500',
    countries: ['US', 'CA'],
    url: 'https://funds.example/f1',
    fee: 0.2,
    netAssets: 5e8,
    netAssetsDate: '2026-10-30',
    replication: 'full',
    distribution: 'distributing',
  }),
  fund({
    productId: 'F2',
    name: 'Mole US 500 Tracker',
    provider: 'Mole Invest',
    productType: 'Mutual Fund',
    currency: 'EUR',
    indexFundId: 'US500',
    countries: ['DE', 'AT'],
  }),
  fund({
    productId: 'F3',
    name: 'Quay Euro Governments ETF',
    currency: 'EUR',
    exchange: 'Frankfurt',
    assetClass: 'fixed-income',
    indexFundId: 'GOVT',
    countries: ['DE', 'FR'],
  }),
  fund({
    productId: 'F4',
    name: 'Quay Gold ETC',
    assetClass: 'Precious metals',
    countries: ['CH', 'Everywhere else'],
  }),
  fund({
    productId: 'F5',
    name: 'A fund of which only the name is known',
    productType: null,
    provider: null,
    currency: null,
    assetClass: null,
  }),
];

const note = (
  facts: Partial<StructuredProduct> & Pick<StructuredProduct, 'productId' | 'name'>,
): StructuredProduct => ({
  issuer: 'Bank of Tides',
  isin: null,
  symbol: null,
  assetClass: 'equity',
  country: 'DE',
  underlying: null,
  indexFundId: null,
  maturity: null,
  ...facts,
});

/** Three structured products of two issuers. One has no maturity. */
export const smallStructuredProducts: StructuredProduct[] = [
  note({
    productId: 'N1',
    name: 'Bank of Tides Bonus on US 500 2128',
    isin: 'ZZ00000000N1',
    symbol: 'BT1',
    underlying: 'Harbour US 500 Index',
    indexFundId: 'US500',
    maturity: '2128-06-16',
  }),
  note({
    productId: 'N2',
    name: 'Crane Bank Protection on Governments 2020',
    issuer: 'Crane Bank',
    assetClass: 'fixed-income',
    country: 'AT',
    indexFundId: 'GOVT',
    maturity: '2020-03-20',
  }),
  note({ productId: 'N3', name: 'Bank of Tides Open-End Tracker on US 500', indexFundId: 'US500' }),
];
