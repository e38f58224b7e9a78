import type { BlendAnswer } from '#src/contract/api/mixes/blend.ts';
import type { Comparison } from '#src/contract/api/mixes/compare.ts';
import { wavySeries } from '#src/charts/charts.examples.tsx';
import { encodeLevels } from '#src/domain/levels/level-columns.ts';

/** Levels that a page would draw, and how far they lie below their highest. */
function drawnOf(place: number) {
  const { days, values } = wavySeries(900);
  const rising = values.map((value, at) => 100 + (value / 10 - 100) * (1 + place / 2) + at / 100);
  const coded = (of: Float64Array) =>
    encodeLevels({ days, values: of.map((value) => Math.round(value * 1000) / 1000) });
  let highest = 0;
  const below = rising.map((value) => {
    highest = Math.max(highest, value);
    return (value / highest - 1) * 100;
  });
  return {
    levels: coded(rising),
    drawdown: coded(below),
    rollingReturn: coded(rising.map((value) => value / 20)),
    rollingVolatility: coded(rising.map((value) => value / 10)),
  };
}

const figuresOf = (place: number) => ({
  figures: {
    return1M: 1.5 - place,
    return1Y: 8.25 + place,
    return3Y: null,
    return2025: 4 - 3 * place,
    return2024: place,
    volatility1Y: 12.5 + place,
    maximumDrawdown1Y: -9.75 - place,
    cumulativeReturn: 24.5 + 10 * place,
    maximumDrawdown: -12 - place,
    bestMonth: 5.5,
  },
  missing: { return3Y: 'too-short' as const },
  backTested: place === 0 ? ['return2024', 'cumulativeReturn'] : [],
});

const described = (place: number) => ({
  fundId: `INDEX${place}`,
  portfolioName: `Example ${['World', 'Bonds', 'Gold Miners'][place]} NTR USD`,
  ticker: null,
  assetType: 'equity' as const,
  family: 'Example Global',
  returnType: 'NTR' as const,
  currency: 'USD',
  hedgedTo: null,
  frequency: 'daily' as const,
  weighting: 'Free-float market cap',
  rebalancing: 'Quarterly',
  administrator: 'Example & Sons',
  launchDate: place === 0 ? '2025-03-03' : '2010-01-04',
  firstDate: '2010-01-04',
  lastDate: '2026-11-20',
});

const held = (place: number) => ({
  sectors: [
    { name: 'Energy', weight: 60 - place },
    { name: null, weight: 40 + place },
  ],
  countries: [{ name: 'Japan', weight: 100 }],
  characteristics: [{ figure: 'priceToEarnings' as const, value: 15 + place }],
  sustainability: [{ metric: 'carbon', value: 80 - place, gap: null }],
});

const overTime = (place: number) => ({
  usual: figuresOf(place),
  window: figuresOf(place),
  ...drawnOf(place),
});

const window = {
  from: '2024-06-05',
  to: '2026-11-20',
  frequency: 'daily' as const,
  atCommonSteps: false,
  rollingMonths: 12,
};

const metrics = [{ metric: 'carbon', name: 'Carbon intensity', unit: 't/USD m', decimals: 1 }];
const crisis = { id: 'tariffs', name: 'Tariffs', from: '2025-02-18', to: '2025-04-08' };
const inCrisis = { totalReturn: -14.5, maximumDrawdown: -16.25, missing: null };

const comparedIndex = (place: number): Comparison['indexes'][number] => ({
  ...described(place),
  ...overTime(place),
  ...held(place),
  numberOfConstituents: 500 + place,
  asOfDate: '2026-11-20',
  hasReturns: true,
  withheld: false,
  ownLevels: null,
  againstBase:
    place === 0
      ? null
      : { figures: { beta: 0.85, trackingError: 6.5 }, missing: {}, backTested: [] },
});

/** Of the last the provider does not make all levels public. */
const withheldIndex: Comparison['indexes'][number] = {
  ...comparedIndex(2),
  withheld: true,
  currency: 'EUR',
  asOfDate: '2026-11-19',
  window: null,
  againstBase: null,
  drawdown: null,
  rollingReturn: null,
  rollingVolatility: null,
};

const missingPair = { value: null, missing: 'withheld' as const, observations: 0 };

export const exampleComparison: Comparison = {
  release: 7,
  canBlend: false,
  base: 'INDEX0',
  window,
  noWindow: null,
  indexes: [comparedIndex(0), comparedIndex(1), withheldIndex],
  years: [2025, 2024],
  crises: [
    {
      ...crisis,
      indexes: [
        { fundId: 'INDEX0', ...inCrisis },
        { fundId: 'INDEX1', ...inCrisis },
        { fundId: 'INDEX2', totalReturn: null, maximumDrawdown: null, missing: 'withheld' },
      ],
    },
  ],
  correlations: [
    { one: 'INDEX0', other: 'INDEX1', value: 0.42, missing: null, observations: 29 },
    { one: 'INDEX0', other: 'INDEX2', ...missingPair },
    { one: 'INDEX1', other: 'INDEX2', ...missingPair },
  ],
  overlaps: [
    {
      one: 'INDEX0',
      other: 'INDEX1',
      membersInCommon: 12,
      weightInCommon: 35.5,
      activeShare: 64.5,
      missing: null,
    },
  ],
  metrics,
};

/** The first part drifts up and down again; the second has what it leaves. */
function drawnWeightOf(place: number, weight: number) {
  const { days } = wavySeries(900);
  const drift = Float64Array.from(days, (_, at) => Math.round((at % 90) * 50) / 1000);
  return encodeLevels({ days, values: drift.map((one) => weight + (place === 0 ? one : -one)) });
}

const blendPart = (place: number, weight: number): BlendAnswer['parts'][number] => {
  const { characteristics, sustainability } = held(place);
  return {
    ...described(place),
    ...overTime(place),
    characteristics,
    sustainability,
    weight,
    drawnWeight: drawnWeightOf(place, weight),
    weightNow: weight + (place === 0 ? 1.5 : -1.5),
    contributionToReturn: 14.5 + place,
    contributionToRisk: place === 0 ? 82 : 18,
  };
};

export const exampleBlend: BlendAnswer = {
  hypothetical: true,
  of: 'INDEX0*60,INDEX1*40',
  rebalance: 'quarterly',
  currency: 'USD',
  asOfDate: '2026-11-20',
  release: 9,
  published: '2026-11-20T21:30:00.000Z',
  source: 'Example & Sons',
  window,
  blend: { ...overTime(1), lastLevel: 130 },
  parts: [blendPart(0, 60), blendPart(1, 40)],
  years: [2025, 2024],
  weights: [
    { date: '2025-12-31', weights: [61, 39] },
    { date: '2026-11-20', weights: [61.5, 38.5] },
  ],
  crises: [
    {
      ...crisis,
      blend: inCrisis,
      parts: [
        { fundId: 'INDEX0', ...inCrisis },
        { fundId: 'INDEX1', ...inCrisis },
      ],
    },
  ],
  correlations: exampleComparison.correlations.slice(0, 1),
  characteristics: [{ figure: 'priceToEarnings', value: 15.38, covered: 100 }],
  sustainability: [{ metric: 'carbon', value: 79.6, covered: 100 }],
  metrics,
};
