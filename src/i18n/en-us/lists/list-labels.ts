/** Names of the filters of products, structured products and documents, by their query parameter. */
export const listFilterLabels = {
  index: 'Index',
  productType: 'Product type',
  provider: 'Provider',
  assetClass: 'Asset class',
  currency: 'Trading currency',
  exchange: 'Exchange',
  country: 'Available in',
  issuer: 'Issuer',
  category: 'Category',
  subcategory: 'Topic',
  family: 'Index family',
  region: 'Region',
  language: 'Language',
};

/** Product types that many providers have; other types are shown in the provider's words. */
export const productTypeLabels = {
  ETF: 'ETF',
  ETN: 'ETN',
  ETC: 'ETC',
  'Mutual Fund': 'Mutual fund',
  Future: 'Future',
};
