import type { WeightsBeside } from '#src/charts/shares/share-lists.ts';
import type { ConstituentsAnswer } from '#src/contract/api/indexes/index-details.ts';
import type { IndexDetails, Variants } from '#src/contract/api/indexes/index-details.ts';

type Variant = Variants['variants'][number];

const returns: NonNullable<IndexDetails['figures']> = {
  return1M: -3.1705,
  return3M: 2.9843,
  returnYTD: 6.0488,
  return1Y: 6.5715,
  return3Y: 15.0027,
  return5Y: 8.4565,
  return10Y: null,
  returnSinceInception: 7.8044,
};

/** An index with everything stated; what a test or example is about is given. */
export function exampleDetails(given: Partial<IndexDetails> = {}): IndexDetails {
  const fundId = given.fundId ?? 'WORLD_NTR_USD';
  return {
    fundId,
    portfolioId: fundId,
    indexId: fundId,
    secId: fundId,
    performanceId: fundId,
    portfolioName: 'Example World NTR USD',
    formerNames: ['Example Global NTR USD'],
    keywords: ['large companies'],
    assetType: 'equity',
    family: 'Example Global Equity',
    region: 'Global',
    currency: 'USD',
    returnType: 'NTR',
    hedgedTo: null,
    variantGroup: 'WORLD',
    ticker: 'WLDNU',
    isin: 'ZZ0000000019',
    baseDate: '2001-12-31',
    baseValue: 1000,
    launchDate: '2019-03-01',
    frequency: 'daily',
    hasReturns: true,
    isInPreparation: false,
    ownFields: [{ field: 'theme', name: 'Theme', value: 'Large companies' }],
    weighting: 'Free-float market capitalization',
    rebalancing: 'Quarterly',
    administrator: 'Example Indexes',
    description: 'Large and mid-sized companies of 23 developed markets.',
    bondSector: null,
    benchmarkFundId: 'ALLWORLD',
    benchmarkName: 'Example All World NTR USD',
    ceasedOn: null,
    hasCeased: false,
    successorFundId: null,
    successorName: null,
    entitlements: {
      historyFrom: null,
      constituents: 'all',
      constituentsDelayDays: 0,
      downloads: true,
      licence: '',
    },
    level: {
      value: 1975.43,
      date: '2026-11-20',
      previousValue: 2000,
      previousDate: '2026-11-19',
      firstDate: '2016-11-14',
      numberOfLevels: 3660,
    },
    nextDue: { date: '2026-11-20', by: '2026-11-20T22:30:00.000Z' },
    lateFrom: '2026-11-20T22:30:00.000Z',
    nextReview: { date: '2026-12-18', noticeId: 'review-2026-12', title: 'Review of December' },
    factsheet: {
      href: '/factsheets/WORLD_NTR_USD/1/en-us.pdf',
      name: 'WORLD-NTR-USD-factsheet-2026-11-19-en-us.pdf',
      asOfDate: '2026-11-19',
    },
    figures: returns,
    legalDisclaimer: 'The disclaimer of the example provider.',
    sections: null,
    legalLinks: [],
    ...given,
  };
}

/** What an index has of which no list is published whole. */
export const noBreakdowns: ConstituentsAnswer['breakdowns'] = {
  sectors: null,
  countries: null,
  currencies: null,
  issuers: null,
  ratings: null,
  maturities: null,
};

/** A list of so many members, cut after the first ten as the page gets it. */
export function exampleConstituents(available = 12): ConstituentsAnswer {
  const all = Array.from({ length: available }, (_, i) => ({
    ticker: `EX${i + 1}`,
    isin: null,
    name: `Example Company ${i + 1}`,
    weight: 9.5 - i / 4,
    sector: 'Industrials',
    country: i % 2 === 0 ? 'Japan' : 'France',
    currency: 'USD',
  }));
  return {
    fundId: 'WORLD_NTR_USD',
    asOfDate: '2026-10-31',
    classification: 'Example Sector Standard',
    numberOfConstituents: available,
    withheld: null,
    ownFields: [],
    topTenWeight: available === 0 ? null : 83.75,
    breakdowns:
      available === 0
        ? noBreakdowns
        : {
            ...noBreakdowns,
            sectors: [{ name: 'Industrials', weight: 100, count: available }],
            countries: [
              { name: 'Japan', weight: 51.5, count: available / 2 },
              { name: 'France', weight: 47.25, count: available / 2 },
              { name: null, weight: 1.25, count: 1 },
            ],
            currencies: [{ name: 'USD', weight: 100, count: available }],
          },
    totalConstituents: available,
    constituents: all.slice(0, 10),
  };
}

/** The same classes in the benchmark, which has no France, and in the list before. */
export function exampleWeightsBeside(): WeightsBeside {
  const { breakdowns } = exampleConstituents();
  const countries = (japan: number, france: number) => [
    { name: 'Japan', weight: japan, count: 6 },
    ...(france === 0 ? [] : [{ name: 'France', weight: france, count: 6 }]),
  ];
  return {
    benchmark: {
      name: 'Example All World NTR USD',
      asOfDate: '2026-10-30',
      breakdowns: { ...breakdowns, countries: countries(60, 0) },
    },
    before: { asOfDate: '2026-09-18', breakdowns: { ...breakdowns, countries: countries(50, 48) } },
  };
}

export function exampleVariant(given: Partial<Variant> & Pick<Variant, 'fundId'>): Variant {
  return {
    portfolioName: `Example World ${given.fundId}`,
    ticker: null,
    isin: null,
    assetType: 'equity',
    family: null,
    region: null,
    currency: null,
    returnType: null,
    hedgedTo: null,
    hasReturns: true,
    launchDate: null,
    asOfDate: '2026-11-20',
    asOfLevel: 1975.43,
    previousLevel: 2000,
    figures: returns,
    backTested: [],
    ...given,
  };
}
