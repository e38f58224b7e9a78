import { currencies, type Basket, type Currency } from '../market/currencies.ts';
import { exchangePath, type Market } from '../market/market.ts';
import { shocksOf } from '../market/path.ts';
import { makePortfolio } from './make-portfolio.ts';
import { fromStart, weighted, withoutIncome } from './mixed-returns.ts';
import type { Portfolio } from './portfolio.ts';

type Strategy = readonly [
  code: string,
  name: string,
  text: string,
  shares: number,
  spread: number,
  specific: readonly [volatility: number, drift: number],
];

const list: readonly Strategy[] = [
  [
    'PLSTF',
    'Trend Following',
    'Long or short in 40 futures, by the direction of their past twelve months.',
    -0.08,
    0,
    [0.09, 0.032],
  ],
  [
    'PLSLS',
    'Equity Long/Short',
    'Shares of quality held, weak shares sold short; half of the market remains.',
    0.45,
    0,
    [0.04, 0.018],
  ],
  [
    'PLSMN',
    'Equity Market Neutral',
    'Shares of quality held, weak shares sold short to the same amount.',
    0.03,
    0,
    [0.035, 0.016],
  ],
  [
    'PLSEV',
    'Event Driven',
    'Shares of companies in announced mergers and spin-offs, the market partly hedged.',
    0.28,
    1.2,
    [0.03, 0.02],
  ],
  [
    'PLSGM',
    'Global Macro',
    'Shares, bonds and currencies by growth and inflation surprises.',
    0.1,
    0,
    [0.055, 0.024],
  ],
];

const daily = list.map(([code, name, description, shares, spread, [volatility, drift]]) =>
  makePortfolio('alternatives', {
    code,
    name: `Plumbline ${name} Strategy`,
    family: 'Plumbline Strategies',
    region: 'Global',
    description,
    basket: { USD: 1 },
    variants: 'TR USD',
    returns: (market) =>
      withoutIncome(strategyPath(market, code, shares, spread, volatility, drift)),
  }),
);

const composite = makePortfolio('alternatives', {
  code: 'PLSHF',
  name: 'Plumbline Hedge Strategies Composite',
  family: 'Plumbline Strategies',
  region: 'Global',
  description: 'Equal parts of five hedge strategies, calculated once a month.',
  weighting: 'Equal',
  frequency: 'monthly',
  basket: { USD: 1 },
  variants: 'TR USD',
  returns: (market) => {
    const path = weighted(
      market.days.length,
      list.map(
        ([code, , , shares, spread, [volatility, drift]]) =>
          [strategyPath(market, code, shares, spread, volatility, drift), 1 / list.length] as const,
      ),
    );
    return withoutIncome(path);
  },
});

function strategyPath(
  market: Market,
  code: string,
  shares: number,
  spread: number,
  volatility: number,
  drift: number,
): Float64Array {
  return fromStart(
    weighted(market.days.length, [
      [market.cash.USD, 1],
      [market.worldEquity, shares],
      [market.spread['high-yield'], -spread],
      [market.specific(code, volatility, drift), 1],
    ]),
  );
}

const trade: Record<Currency, number> = {
  USD: 0.3,
  EUR: 0.3,
  JPY: 0.12,
  GBP: 0.1,
  CHF: 0.05,
  AUD: 0.05,
  CAD: 0.08,
};

const currencyIndexes = (
  [
    ['PLFXD', 'US Dollar', 'USD', 'North America'],
    ['PLFXE', 'Euro', 'EUR', 'Europe'],
    ['PLFXY', 'Yen', 'JPY', 'Japan'],
    ['PLFXS', 'Sterling', 'GBP', 'Europe'],
  ] as const
).map(([code, name, currency, region]) => {
  const others = currencies.filter((one) => one !== currency);
  const sum = others.reduce((total, one) => total + trade[one], 0);
  const basket = Object.fromEntries(others.map((one) => [one, trade[one] / sum])) as Basket;
  return makePortfolio('alternatives', {
    code,
    name: `Plumbline ${name} Currency`,
    family: 'Plumbline Currencies',
    region,
    description: `Value of ${currency} against six currencies, weighted by trade. Spot rates alone, without interest.`,
    basket: { [currency]: 1 },
    variants: `PR ${currency}`,
    baseValue: 100,
    decimals: 4,
    returns: (market) =>
      withoutIncome(exchangePath(market, basket, currency).map((value) => -value)),
    members: {
      kind: 'named',
      classification: 'Plumbline currency groups',
      members: others.map((one) => ({
        name: one,
        ticker: null,
        weight: (100 * trade[one]) / sum,
        sector: 'Currency',
        country: null,
        currency: one,
      })),
    },
  });
});

const volatilities = (
  [
    ['PLVXU', 'US', 'USD', 'North America', 1],
    ['PLVXE', 'Europe', 'EUR', 'Europe', 1.1],
    ['PLVXJ', 'Japan', 'JPY', 'Japan', 1.15],
  ] as const
).map(([code, name, currency, region, scale]) =>
  makePortfolio('alternatives', {
    code,
    name: `Plumbline ${name} 30-Day Implied Volatility`,
    family: 'Plumbline Volatility',
    region,
    description:
      'Volatility that option prices expect for the next 30 days, in per cent a year. It is a measure, not an investment: it has no base value and cannot be held.',
    basket: { [currency]: 1 },
    variants: `PR ${currency}`,
    baseValue: null,
    returns: (market) => withoutIncome(impliedVolatility(market, code, scale)),
  }),
);

/** Logarithm of the expected volatility in per cent: it jumps when prices fall and then calms down. */
function impliedVolatility(market: Market, code: string, scale: number): Float64Array {
  const own = shocksOf(code, market.days.length);
  let fear = 0;
  return market.turbulence.map((roughness, at) => {
    const move = at === 0 ? 0 : market.worldEquity[at]! - market.worldEquity[at - 1]!;
    fear = 0.93 * fear - 3.2 * move + 0.035 * own[at]!;
    return Math.log(scale * (5.5 + 12.5 * roughness ** 0.85)) + Math.min(0.8, fear);
  });
}

export const strategies: readonly Portfolio[] = [
  ...daily,
  composite,
  ...currencyIndexes,
  ...volatilities,
];
