import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';

type Period = IndexFigures['periodReturns'][number];

const periodReturns: Period[] = (
  [
    ['return1M', -3.1705, false, false],
    ['return3M', 2.9843, false, false],
    ['returnYTD', 6.0488, false, false],
    ['return1Y', 6.5715, false, false],
    ['return3Y', 15.0027, true, false],
    ['return5Y', 8.4565, true, false],
    ['return10Y', null, true, false],
    ['returnSinceInception', 7.8044, true, true],
  ] as const
).map(([tag, value, annualised, crossesLaunch]) => ({
  tag,
  value,
  missing: value === null ? 'too-short' : null,
  from: value === null ? null : '2021-11-19',
  annualised,
  crossesLaunch,
}));

const risk = (['1Y', '3Y', '5Y', '10Y'] as const).flatMap((window): IndexFigures['risk'] => {
  const isKnown = window !== '10Y';
  const measured = {
    window,
    missing: isKnown ? null : ('too-short' as const),
    from: isKnown ? '2021-11-19' : null,
    to: isKnown ? '2026-11-20' : null,
    observations: isKnown ? 1260 : 0,
    crossesLaunch: window === '5Y',
  };
  const of = (value: number) => (isKnown ? value : null);
  return [
    {
      ...measured,
      tag: `volatility${window}`,
      figure: 'volatility',
      frequency: 'daily',
      unit: 'percent',
      value: of(14.2251),
    },
    {
      ...measured,
      tag: `sharpeRatio${window}`,
      figure: 'sharpe-ratio',
      frequency: 'monthly',
      unit: 'ratio',
      value: of(0.8349),
    },
    {
      ...measured,
      tag: `trackingError${window}`,
      figure: 'tracking-error',
      frequency: 'monthly',
      unit: 'percent',
      value: of(1.5049),
    },
    {
      ...measured,
      tag: `beta${window}`,
      figure: 'beta',
      frequency: 'monthly',
      unit: 'ratio',
      value: of(1.0151),
    },
    {
      ...measured,
      tag: `correlation${window}`,
      figure: 'correlation',
      frequency: 'monthly',
      unit: 'ratio',
      value: of(0.9871),
    },
  ];
});

/** Two calendar years, the newer one running and the older one back-tested in its first months. */
const calendarYears: IndexFigures['calendarYears'] = [
  {
    year: 2026,
    value: 6.0488,
    missing: null,
    missingMonths: Array<null>(12).fill(null),
    toDate: true,
    crossesLaunch: false,
    months: [1.25, -0.5, 2, 0.75, -1, 1.5, 0.25, 0, 1.75, 2.5, -2.125, null],
    openMonth: 11,
    monthsCrossingLaunch: [],
  },
  {
    year: 2019,
    value: 21.3456,
    missing: null,
    missingMonths: Array<null>(12).fill(null),
    toDate: false,
    crossesLaunch: true,
    months: [5, 2.5, 1, 3, -4.5, 5.25, 0.5, -1.25, 1.75, 2.25, 2.75, 2.5],
    openMonth: null,
    monthsCrossingLaunch: [1, 2, 3],
  },
];

/** Figures of the example index, launched on 1 March 2019. */
export function exampleFigures(given: Partial<IndexFigures> = {}): IndexFigures {
  return {
    fundId: 'WORLD_NTR_USD',
    returnType: 'NTR',
    currency: 'USD',
    frequency: 'daily',
    launchDate: '2019-03-01',
    asOfDate: '2026-11-20',
    endsMonth: false,
    benchmark: { fundId: 'ALLWORLD', portfolioName: 'Example All World NTR USD' },
    riskFree: { fundId: 'CASH', portfolioName: 'Example Cash TR USD' },
    range52Weeks: {
      high: { value: 2010.5, date: '2026-10-19', crossesLaunch: false },
      low: { value: 1702.25, date: '2026-03-30', crossesLaunch: false },
      since: null,
    },
    periodReturns,
    calendarYears,
    risk,
    drawdowns: [
      {
        tag: 'maximumDrawdown1Y',
        window: '1Y',
        depth: -9.8765,
        missing: null,
        peak: '2026-10-19',
        trough: '2026-11-12',
        recovery: null,
        from: '2025-11-20',
        to: '2026-11-20',
        crossesLaunch: false,
      },
      {
        tag: 'maximumDrawdownSinceInception',
        window: 'inception',
        depth: -33.4567,
        missing: null,
        peak: '2020-02-19',
        trough: '2020-03-23',
        recovery: '2020-08-24',
        from: '2016-11-14',
        to: '2026-11-20',
        crossesLaunch: true,
      },
    ],
    rollingReturns: [
      {
        months: 12,
        annualised: false,
        count: 108,
        best: { value: 54.321, from: '2020-03-31', to: '2021-03-31' },
        worst: { value: -12.5, from: '2021-12-31', to: '2022-12-30' },
        median: 9.75,
        positive: 81.4815,
        crossesLaunch: true,
      },
    ],
    ...given,
  };
}

/** Figures of an index without levels. */
export const noFigures = exampleFigures({
  asOfDate: null,
  benchmark: null,
  riskFree: null,
  range52Weeks: null,
  periodReturns: [],
  calendarYears: [],
  risk: [],
  drawdowns: [],
  rollingReturns: [],
});
