import type { FigureRange } from '#src/contract/api/indexes/portfolios.ts';
import type { ScreenerFigure } from './screener-figures.ts';

const percent = { unit: 'percent', unitText: null, decimals: 2 } as const;

/** Some of the register. */
export const exampleFigures: readonly ScreenerFigure[] = [
  {
    tag: 'return1Y',
    name: '1Y return',
    group: 'returns',
    ...percent,
    isSigned: true,
    firstSortOrder: -1,
  },
  {
    tag: 'return3Y',
    name: '3Y return p.a.',
    group: 'returns',
    ...percent,
    isSigned: true,
    firstSortOrder: -1,
  },
  {
    tag: 'return2025',
    name: '2025 return',
    group: 'calendar-years',
    ...percent,
    isSigned: true,
    firstSortOrder: -1,
  },
  {
    tag: 'volatility3Y',
    name: 'Volatility 3Y',
    group: 'risk',
    ...percent,
    isSigned: false,
    firstSortOrder: 1,
  },
  {
    tag: 'sharpeRatio3Y',
    name: 'Sharpe ratio 3Y',
    group: 'risk',
    unit: 'ratio',
    unitText: null,
    decimals: 2,
    isSigned: false,
    firstSortOrder: -1,
  },
];

/** The spread of some figures, one of them counted over all indexes, and one that no index has. */
export const exampleRanges: FigureRange[] = [
  {
    field: { name: 'Volatility 3Y', tag: 'volatility3Y' },
    unit: 'percent',
    min: 2.5,
    max: 38.1,
    missing: 12,
    ofWholeList: false,
    bins: [
      { from: 0, to: 10, count: 40 },
      { from: 10, to: 20, count: 120 },
      { from: 20, to: 30, count: 0 },
      { from: 30, to: 40, count: 1 },
    ],
  },
  {
    field: { name: '1Y return', tag: 'return1Y' },
    unit: 'percent',
    min: -4.2,
    max: 17.3,
    missing: 0,
    ofWholeList: true,
    bins: [
      { from: -10, to: 0, count: 5 },
      { from: 0, to: 20, count: 60 },
    ],
  },
  {
    field: { name: 'Sharpe ratio 3Y', tag: 'sharpeRatio3Y' },
    unit: 'ratio',
    min: null,
    max: null,
    missing: 3,
    ofWholeList: false,
    bins: [],
  },
];
