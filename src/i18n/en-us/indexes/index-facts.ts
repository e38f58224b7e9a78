/** Names of an index's facts. */
export const indexFacts = {
  fundId: 'Index ID',
  secId: 'Price series ID',
  performanceId: 'Performance ID',
  ticker: 'Ticker',
  isin: 'ISIN',
  assetClass: 'Asset class',
  bondSector: 'Bond sector',
  family: 'Family',
  region: 'Region',
  currency: 'Currency',
  returnType: 'Return type',
  hedgedTo: 'Hedged to',
  weighting: 'Weighting',
  rebalancing: 'Rebalancing',
  nextReview: 'Next review',
  frequency: 'Calculated',
  administrator: 'Administrator',
  formerNames: 'Former names',
  benchmark: 'Benchmark',
  baseDate: 'Base date',
  firstDate: 'First value date',
  launchDate: 'Launch date',
  ceasedOn: 'Ceased on',
  ceasesOn: 'Ceases on',
  successor: 'Successor',
  licence: 'License',
  methodology: 'Methodology',
  calculation: 'How it is calculated',
};

/** Bond sectors of a fixed-income index (ID-07). */
export const bondSectorLabels = {
  GOVERNMENT: 'Government',
  GOVERNMENT_OR_CORPORATE: 'Government or corporate',
  CORPORATE: 'Corporate',
};
