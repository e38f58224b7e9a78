import { indexRecord, type IndexRecord } from '#src/contract/provider/index-record.ts';

type Given = Partial<IndexRecord> & Pick<IndexRecord, 'fundId' | 'name' | 'assetType'>;

const everythingShown: IndexRecord['entitlements'] = {
  historyFrom: null,
  constituents: 'all',
  constituentsDelayDays: 0,
  downloads: true,
  licence: { 'en-us': '' },
};

/** An index record with the defaults of `indexes.csv`. */
export function makeIndex(given: Given): IndexRecord {
  return indexRecord.parse({
    secId: given.fundId,
    performanceId: given.fundId,
    names: {},
    formerNames: [],
    keywords: [],
    hasReturns: true,
    family: null,
    region: null,
    currency: null,
    returnType: null,
    hedgedTo: null,
    variantGroup: null,
    ticker: null,
    isin: null,
    baseDate: null,
    baseValue: null,
    launchDate: null,
    frequency: 'daily',
    weighting: null,
    rebalancing: null,
    administrator: null,
    description: { 'en-us': null },
    bondSector: null,
    benchmarkFundId: null,
    ceasedOn: null,
    successorFundId: null,
    entitlements: everythingShown,
    ...given,
  });
}

const us500 = {
  assetType: 'equity',
  family: 'Harbour US',
  region: 'United States',
  currency: 'USD',
  variantGroup: 'US500G',
  launchDate: '2001-01-02',
} as const;

/** One index of every asset type, one of them in three variants. */
export const smallIndexes: IndexRecord[] = [
  makeIndex({
    ...us500,
    fundId: 'US500',
    ownFields: { theme: { 'en-us': 'Large companies', 'ja-jp': '大型株' } },
    name: 'Harbour US 500 Index',
    returnType: 'PR',
    secId: 'US500.SEC',
    performanceId: 'US500.PERF',
    ticker: 'HUS',
    isin: 'US0000000001',
    formerNames: ['Harbour Blue Chips'],
    ownFigures: { 'free-capacity': 4.25 },
  }),
  makeIndex({ ...us500, fundId: 'US500T', name: 'Harbour US 500 Index TR', returnType: 'TR' }),
  makeIndex({
    ...us500,
    fundId: 'US500E',
    name: 'Harbour US 500 Index EUR Hedged',
    returnType: 'NTR',
    currency: 'EUR',
    hedgedTo: 'EUR',
  }),
  makeIndex({
    fundId: 'WORLDESG',
    name: 'Harbour World Sustainability',
    assetType: 'esg',
    family: 'Harbour World',
    region: 'World',
    currency: 'USD',
    returnType: 'NTR',
    entitlements: { ...everythingShown, constituents: 'top10', historyFrom: '2026-11-16' },
  }),
  makeIndex({
    fundId: 'GOVT',
    administrator: 'Harbour Bonds Ltd',
    name: 'Harbour Euro Government Bonds',
    names: { 'ja-jp': 'ハーバー欧州国債' },
    assetType: 'fixed-income',
    family: 'Harbour Bonds',
    region: 'Europe',
    currency: 'EUR',
    returnType: 'TR',
    bondSector: 'GOVERNMENT',
    entitlements: { ...everythingShown, constituents: 'none', licence: { 'en-us': 'On request' } },
  }),
  makeIndex({
    fundId: 'GOLD',
    name: 'Harbour Gold',
    assetType: 'alternatives',
    currency: 'USD',
    ceasedOn: '2026-11-18',
    successorFundId: 'BALANCED',
    // A fixing, which is not the value of an investment.
    hasReturns: false,
  }),
  makeIndex({
    fundId: 'BALANCED',
    name: 'Harbour Balanced 60/40',
    assetType: 'multi-asset',
    currency: 'USD',
    frequency: 'monthly',
    benchmarkFundId: 'US500',
  }),
  makeIndex({
    fundId: 'PRIVATE',
    name: 'Harbour Private Companies',
    assetType: 'private-markets',
    launchDate: '2999-01-04',
    entitlements: { ...everythingShown, constituentsDelayDays: 90, downloads: false },
  }),
];
