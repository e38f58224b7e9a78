/** The screener's ready views, each a set of columns. */
export const viewNames = {
  overview: 'Overview',
  returns: 'Returns',
  'calendar-years': 'Calendar years',
  risk: 'Risk',
  benchmark: 'Benchmark',
  valuation: 'Valuation',
  sustainability: 'Sustainability',
  identity: 'Identity',
};

/** Columns of the screener that hold no figures. */
export const rowColumnNames = {
  assetType: 'Asset class',
  family: 'Family',
  region: 'Region',
  currency: 'Currency',
  returnType: 'Return type',
  hedgedTo: 'Hedged to',
  launchDate: 'Launch date',
  asOfDate: 'Date of level',
  asOfLevel: 'Level',
  ticker: 'Ticker',
  isin: 'ISIN',
};

export const columnMessages = {
  views: 'Views',
  columns: (count: string) => `Columns (${count})`,
  attributes: 'About the index',
  addColumn: 'Add a column',
  choose: 'Choose a column',
  add: 'Add',
  remove: (column: string) => `${column}: remove the column`,
  rowsOnPage: 'Rows on a page',
  caption: (label: string) => `${label}: indexes with chosen columns`,
  note: 'Figures are to the date of the level, in the currency and variant of the index; returns over three years and more are per year.',
  variants: 'Variants',
  onePerIndex: 'One row per index',
  allVariants: 'Every variant',
  moreVariants: (count: string) => `+${count}`,
  moreVariantsOf: (count: string, index: string) => `+${count} variants of ${index}`,
  download: 'Download this list',
  downloadAs: (format: string) => `${format}: Download this list`,
  aboutFile: 'About these files',
  ask: 'Click a figure, or press Enter on it, to see how it came about.',
};
