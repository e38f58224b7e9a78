import { notMeasured, type Measured } from '../figures/measured.ts';
import type { MeasuredIndex } from '../figures/measured-index.ts';
import { stepsPerYear } from '../figures/return-samples.ts';
import * as falls from '../figures/falls.ts';
import * as risk from '../figures/risk.ts';
import { silent } from '../working/recorder.ts';
import { sinceInception, type Figure } from './figure.ts';
import { deepestFall, monthlySample, ownSample, paired, type Months } from './samples.ts';

/** The windows of risk figures in months; null is the whole published history. */
export const riskWindows = {
  '1Y': 12,
  '3Y': 36,
  '5Y': 60,
  '10Y': 120,
  [sinceInception]: null,
} as const satisfies Record<string, Months>;

type Facts = Omit<Figure, 'tag' | 'stem' | 'window' | 'of'>;

/** Declares a figure for every window. */
const overWindows = (stem: string, facts: Facts, of: (months: Months) => Figure['of']): Figure[] =>
  Object.entries(riskWindows).map(([window, months]) => ({
    ...facts,
    tag: stem + window,
    stem,
    window,
    of: of(months),
  }));

const monthly = {
  group: 'risk',
  unit: 'percent',
  decimals: 2,
  isSigned: false,
  first: 1,
  frequency: 'monthly',
  needs: [],
} as const;

const fall = { ...monthly, frequency: null, formula: 'maximum-drawdown' } as const;
const ofMonths = { ...monthly, isSigned: true, first: -1, formula: 'calendar-years' } as const;
const ratio = { ...monthly, unit: 'ratio', first: -1, needs: ['riskFree'] } as const;

const currentDrawdown: Figure = {
  ...fall,
  tag: 'currentDrawdown',
  stem: 'currentDrawdown',
  window: null,
  isSigned: true,
  first: -1,
  of: depthNow,
};

/** Where the beginning is withheld, the previous high may be withheld too. */
function depthNow(index: MeasuredIndex, record = silent): Measured {
  return index.isCut ? notMeasured('withheld') : falls.currentDrawdown(index, record);
}

const ofRisk: Figure[] = [
  ...overWindows(
    'volatility',
    { ...monthly, frequency: 'own', formula: 'volatility' },
    (months) => (index, record) =>
      risk.volatility(ownSample(index, months), stepsPerYear[index.frequency], record),
  ),
  ...overWindows(
    'monthlyVolatility',
    { ...monthly, formula: 'volatility' },
    (months) => (index, record) =>
      risk.volatility(monthlySample(index, months), stepsPerYear.monthly, record),
  ),
  ...overWindows('sharpeRatio', { ...ratio, formula: 'sharpe-ratio' }, (months) =>
    paired('riskFree', months, risk.sharpeRatio),
  ),
  ...overWindows('sortinoRatio', { ...ratio, formula: 'sharpe-ratio' }, (months) =>
    paired('riskFree', months, risk.sortinoRatio),
  ),
  ...overWindows(
    'maximumDrawdown',
    { ...fall, isSigned: true, first: -1 },
    (months) => (index, record) => falls.depthOf(deepestFall(index, months), record),
  ),
  ...overWindows(
    'recoveryDays',
    { ...fall, unit: 'days', decimals: 0 },
    (months) => (index, record) => falls.recoveryDays(deepestFall(index, months), record),
  ),
  currentDrawdown,
  ...overWindows(
    'bestMonth',
    ofMonths,
    (months) => (index, record) => risk.bestMonth(monthlySample(index, months), record),
  ),
  ...overWindows(
    'worstMonth',
    ofMonths,
    (months) => (index, record) => risk.worstMonth(monthlySample(index, months), record),
  ),
  ...overWindows(
    'positiveMonths',
    { ...ofMonths, isSigned: false, decimals: 1 },
    (months) => (index, record) => risk.positiveMonths(monthlySample(index, months), record),
  ),
];

const against = { ...monthly, group: 'benchmark', needs: ['benchmark'] } as const;
const bare = { ...against, unit: 'ratio', first: -1 } as const;

const withBenchmark: Figure[] = [
  ...overWindows(
    'excessReturn',
    { ...against, isSigned: true, first: -1, formula: 'tracking-error' },
    (months) => paired('benchmark', months, risk.excessReturn),
  ),
  ...overWindows('trackingError', { ...against, formula: 'tracking-error' }, (months) =>
    paired('benchmark', months, risk.trackingError),
  ),
  ...overWindows('informationRatio', { ...bare, formula: 'tracking-error' }, (months) =>
    paired('benchmark', months, risk.informationRatio),
  ),
  ...overWindows('beta', { ...bare, formula: 'beta' }, (months) =>
    paired('benchmark', months, risk.beta),
  ),
  ...overWindows('correlation', { ...bare, formula: 'correlation' }, (months) =>
    paired('benchmark', months, risk.correlation),
  ),
  ...overWindows('rSquared', { ...bare, formula: 'correlation' }, (months) =>
    paired('benchmark', months, risk.rSquared),
  ),
  ...overWindows('upCapture', { ...against, decimals: 1, first: -1, formula: 'beta' }, (months) =>
    paired('benchmark', months, (pair, record) => risk.capture(pair, 'up', record)),
  ),
  ...overWindows('downCapture', { ...against, decimals: 1, formula: 'beta' }, (months) =>
    paired('benchmark', months, (pair, record) => risk.capture(pair, 'down', record)),
  ),
];

export const figuresOfRisk: readonly Figure[] = [...ofRisk, ...withBenchmark];
