/** Labels of asset types (SC-08); `all-asset-types` is the screener itself. */
export const assetTypeLabels = {
  equity: 'Equity',
  'fixed-income': 'Fixed income',
  'multi-asset': 'Multi asset',
  alternatives: 'Alternatives',
  esg: 'ESG',
  'private-markets': 'Private Markets',
  'all-asset-types': 'Our Indexes',
};

/** Names of the screener's filters, by their query parameter. */
export const filterLabels = {
  assetType: 'Asset class',
  family: 'Family',
  region: 'Region',
  currency: 'Currency',
  returnType: 'Return type',
  hedged: 'Currency hedging',
  frequency: 'Frequency',
  status: 'Status',
};

/** Labels of the coded values of filters; families, regions and currencies are shown as they are. */
export const filterValueLabels = {
  PR: 'Price return',
  NTR: 'Net total return',
  TR: 'Total return',
  yes: 'Hedged',
  no: 'Unhedged',
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  live: 'Live',
  ceased: 'Ceased',
};
