import { monthEnds } from '../trading-days.ts';
import type { Market } from '../market/market.ts';
import type { FamilyName } from './families.ts';
import { makePortfolio } from './make-portfolio.ts';
import { weighted, withoutIncome } from './mixed-returns.ts';
import { variants, type Portfolio } from './portfolio.ts';

type Row = readonly [
  code: string,
  name: string,
  family: FamilyName,
  region: string,
  /** Loadings on world shares, high-yield spreads and cash; volatility and drift of what is its own. */
  how: { shares: number; spread: number; cash: number; volatility: number; drift: number },
  currencies: string,
];

const equity = 'Plumbline Private Equity';
const credit = 'Plumbline Private Credit';
const real = 'Plumbline Private Real Assets';

const rows: readonly Row[] = [
  [
    'PLPEG',
    'Global Buyout',
    equity,
    'Global',
    { shares: 1.15, spread: 0, cash: 0, volatility: 0.06, drift: 0.05 },
    'USD EUR JPY',
  ],
  [
    'PLPEU',
    'US Buyout',
    equity,
    'North America',
    { shares: 1.15, spread: 0, cash: 0, volatility: 0.07, drift: 0.056 },
    'USD',
  ],
  [
    'PLPEE',
    'Europe Buyout',
    equity,
    'Europe',
    { shares: 1.1, spread: 0, cash: 0, volatility: 0.08, drift: 0.046 },
    'USD EUR',
  ],
  [
    'PLPEA',
    'Asia Growth',
    equity,
    'Asia Pacific',
    { shares: 1.1, spread: 0, cash: 0, volatility: 0.1, drift: 0.042 },
    'USD',
  ],
  [
    'PLPVG',
    'Global Venture',
    equity,
    'Global',
    { shares: 1.3, spread: 0, cash: 0, volatility: 0.14, drift: 0.042 },
    'USD EUR',
  ],
  [
    'PLPVU',
    'US Venture',
    equity,
    'North America',
    { shares: 1.3, spread: 0, cash: 0, volatility: 0.15, drift: 0.048 },
    'USD',
  ],
  [
    'PLPCG',
    'Global Private Credit',
    credit,
    'Global',
    { shares: 0.05, spread: 1.6, cash: 1, volatility: 0.015, drift: 0.052 },
    'USD EUR',
  ],
  [
    'PLPCU',
    'US Direct Lending',
    credit,
    'North America',
    { shares: 0.05, spread: 1.6, cash: 1, volatility: 0.016, drift: 0.057 },
    'USD',
  ],
  [
    'PLPCE',
    'Europe Direct Lending',
    credit,
    'Europe',
    { shares: 0.05, spread: 1.5, cash: 1, volatility: 0.018, drift: 0.05 },
    'USD EUR',
  ],
  [
    'PLPIG',
    'Global Private Infrastructure',
    real,
    'Global',
    { shares: 0.45, spread: 0, cash: 0.4, volatility: 0.05, drift: 0.05 },
    'USD EUR',
  ],
  [
    'PLPRG',
    'Global Private Real Estate',
    real,
    'Global',
    { shares: 0.5, spread: 0.5, cash: 0.2, volatility: 0.06, drift: 0.028 },
    'USD EUR',
  ],
  [
    'PLPRE',
    'Europe Private Real Estate',
    real,
    'Europe',
    { shares: 0.48, spread: 0.5, cash: 0.2, volatility: 0.06, drift: 0.024 },
    'EUR',
  ],
  [
    'PLPFG',
    'Global Farmland and Timber',
    real,
    'Global',
    { shares: 0.15, spread: 0, cash: 0.3, volatility: 0.05, drift: 0.046 },
    'USD',
  ],
];

const descriptions: Partial<Record<FamilyName, string>> = {
  [equity]:
    'Net asset values of funds that own companies which are not listed, after fees, chained from month to month.',
  [credit]:
    'Net asset values of funds that lend to companies outside the public bond market, after fees, chained from month to month.',
  [real]:
    'Net asset values of funds that own property, networks and land, after fees, chained from month to month.',
};

export const privateMarkets: readonly Portfolio[] = rows.map(
  ([code, name, family, region, how, currencies]) =>
    makePortfolio('private-markets', {
      code,
      name: `Plumbline ${name}`,
      family,
      region,
      description: `${descriptions[family]} Appraisals follow the markets late, which makes the levels look smoother than they are.`,
      basket: { USD: 1 },
      variants: variants('TR', currencies),
      frequency: 'monthly',
      returns: (market) => withoutIncome(appraised(market, marketValue(market, code, how))),
    }),
);

function marketValue(market: Market, code: string, how: Row[4]): Float64Array {
  const path = weighted(market.days.length, [
    [market.worldEquity, how.shares],
    [market.spread['high-yield'], -how.spread],
    [market.cash.USD, how.cash],
    [market.specific(code, how.volatility, how.drift), 1],
  ]);
  const start = path[0]!;
  return path.map((value) => value - start);
}

/** What appraisers see: each month they take in 35 % of what their last value missed. */
function appraised(market: Market, path: Float64Array): Float64Array {
  const seen = new Float64Array(path.length);
  let value = 0;
  for (const end of monthEnds(market.days)) {
    value += 0.35 * (path[end]! - value);
    seen.fill(value, end);
  }
  return seen;
}
