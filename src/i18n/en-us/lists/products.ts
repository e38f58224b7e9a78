/** The list of investable products. */
export const productMessages = {
  title: 'Investable Products',
  lead: 'Funds that follow our indexes, issued by others. Each leads to its index.',
  searchLabel: 'Search by name, provider, ticker or ISIN',
  searchPlaceholder: 'Name or provider',
  showResults: (count: string) => (count === '1' ? 'Show 1 product' : `Show ${count} products`),
  results: (count: string) => (count === '1' ? '1 product' : `${count} products`),
  caption: 'Investable products with index, provider, fee, net assets, listing and countries',
  name: 'Product',
  index: 'Index',
  provider: 'Provider',
  fee: 'Fee a year',
  netAssets: 'Net assets',
  millions: (number: string, currency: string) => `${currency} ${number} m`.trim(),
  method: 'Replication',
  listing: 'Listed, sold in',
  unlisted: 'Not listed',
  noneYet: 'No products are published yet',
  noneFound: 'No products match these filters',
  noneFoundFor: (term: string) => `No products found for "${term}"`,
  rowsFailedHint: 'The list of products could not be loaded. Please try again.',
  viewAll: 'View all products',
};

/** Methods by which a fund replicates its index. */
export const replicationNames = { full: 'Full', sampled: 'Sampled', synthetic: 'Synthetic' };

/** What a fund does with its income. */
export const distributionNames = { accumulating: 'Accumulating', distributing: 'Distributing' };

/** The list of structured products. */
export const structuredProductMessages = {
  title: 'Structured Products',
  lead: 'Notes and certificates on our indexes, issued by banks.',
  searchLabel: 'Search by name, issuer, ISIN or symbol',
  searchPlaceholder: 'Name or issuer',
  showResults: (count: string) => (count === '1' ? 'Show 1 product' : `Show ${count} products`),
  results: (count: string) => (count === '1' ? '1 product' : `${count} products`),
  caption: 'Structured products with underlying index, issuer, country and maturity',
  noneYet: 'No structured products are published yet',
  noneFound: 'No structured products match these filters',
  noneFoundFor: (term: string) => `No structured products found for "${term}"`,
  rowsFailedHint: 'The list of structured products could not be loaded. Please try again.',
  viewAll: 'View all structured products',
};
