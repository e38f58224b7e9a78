/** Pillars of sustainability, in the order in which they are shown. */
export const pillarNames = {
  governance: 'Governance',
  social: 'Social',
  'overall-esg': 'Overall ESG',
  environmental: 'Environmental',
  'climate-factors': 'Climate factors',
};

/** How another index is related to the one that is shown. */
export const relationNames = {
  benchmark: 'Benchmark',
  family: 'Same family',
  'asset-class': 'Same asset class',
};

/**
 * Texts of the sections about what is related to an index: other indexes, sustainability, products, documents,
 * articles.
 */
export const surroundingsMessages = {
  relatedCaption: 'Related indexes with their last levels',
  index: 'Index',
  relation: 'Relation',
  variant: 'Variant',
  level: 'Level',
  asOf: 'As of',
  sustainabilityCaption: (pillar: string) => `${pillar}: metrics with their values`,
  metric: 'Metric',
  value: 'Value',
  coverage: 'Coverage',
  notApplicable: 'N/A',
  noCoverage: 'No coverage',
  notProcessed: 'Not yet processed',
  // The footnote of the specification (ID-04), word for word.
  sustainabilityFootnote: 'No Coverage (N/A) · Not yet processed (—)',
  coverageNote: 'Coverage: part of the weight for which there is data.',
  productsCaption: 'Products that track this index',
  product: 'Product',
  provider: 'Provider',
  kind: 'Type',
  ticker: 'Ticker',
  currency: 'Currency',
  allProducts: (count: string) => `View all ${count} products`,
  structured: 'Structured products',
  structuredCaption: 'Structured products on this index',
  allDocuments: (count: string) => `View all ${count} documents`,
  documentsCaption: 'Documents about this index',
  notice: 'Notice',
  noticeType: 'Type',
  announced: 'Announced',
  effective: 'Effective',
  allNotices: (count: string) => `View all ${count} notices`,
  noticesCaption: 'Latest notices about this index',
  correctionsCaption: 'Published levels of this index that were corrected later, newest first',
  correctionRules: 'When levels are corrected',
  allCorrections: (count: string) => `All ${count} corrections`,
  readingTime: (minutes: string) => `${minutes} min read`,
};
