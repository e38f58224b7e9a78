import { day } from '../trading-days.ts';
import { hedgedPath } from '../market/hedging.ts';
import type { Market } from '../market/market.ts';
import { positionOf } from '../market/path.ts';
import { thirdFriday } from '../notices/days.ts';
import type { Currency } from '../market/currencies.ts';
import type { NamedMembers } from '../members/members.ts';
import * as baskets from './baskets.ts';
import { bondReturns } from './bond-returns.ts';
import { makePortfolio } from './make-portfolio.ts';
import { rebalanced, withoutIncome } from './mixed-returns.ts';
import type { Portfolio } from './portfolio.ts';
import { shareReturns } from './share-returns.ts';

type Blocks = { shares: Float64Array; bonds: Float64Array };

/** A score of portfolios are made of the same blocks, whose hedges take longer than all else of them. */
const known = new WeakMap<Market, Map<Currency, Blocks>>();

/** World shares and aggregate bonds, hedged into one currency. */
function blocks(market: Market, currency: Currency): Blocks {
  const ofMarket = known.get(market) ?? new Map<Currency, Blocks>();
  known.set(market, ofMarket);
  const made = ofMarket.get(currency) ?? makeBlocks(market, currency);
  ofMarket.set(currency, made);
  return made;
}

function makeBlocks(market: Market, currency: Currency): Blocks {
  const shares = shareReturns(market, {
    code: 'PLWLD',
    beta: 1,
    factors: {},
    specific: 0.005,
    drift: 0,
    dividendYield: 0.022,
    rateSensitivity: 0,
  });
  const bonds = bondReturns(market, {
    basket: baskets.globalBonds,
    maturity: 8,
    credit: { 'investment-grade': 0.35 },
    extraYield: 0,
  });
  return {
    shares: hedgedPath(market, baskets.world, currency, shares.total),
    bonds: hedgedPath(market, baskets.globalBonds, currency, bonds.total),
  };
}

/** Whether weights are set back at the close of a day: the third Friday of a quarter, or the day after a holiday. */
function quarterlyReviews({ days, dates }: Market): (at: number) => boolean {
  const years = new Set(dates.map((date) => Number(date.slice(0, 4))));
  const reviews = [...years].flatMap((year) =>
    [3, 6, 9, 12].map((month) => positionOf(days, thirdFriday(year, month))),
  );
  const positions = new Set(reviews);
  return (at) => positions.has(at);
}

/** Members are other indexes of the demo, weights in per cent. */
function indexMembers(
  parts: readonly (readonly [code: string, name: string, weight: number])[],
): NamedMembers {
  return {
    kind: 'named',
    classification: 'Plumbline asset types',
    members: parts
      .filter(([, , weight]) => weight > 0)
      .map(([code, name, weight]) => ({
        name: `Plumbline ${name}`,
        ticker: code,
        weight,
        sector: code === 'PLGAG' ? 'Fixed Income' : code.startsWith('PLON') ? 'Cash' : 'Equity',
        country: null,
        currency: null,
      })),
  };
}

const profiles = [
  ['CAU', 'Cautious', 20],
  ['MCO', 'Moderately Cautious', 40],
  ['BAL', 'Balanced', 60],
  ['GRO', 'Growth', 80],
  ['DYN', 'Dynamic', 95],
] as const;

const riskProfiles = (['USD', 'EUR', 'GBP', 'JPY'] as const).flatMap((currency) =>
  profiles.map(([letters, name, shares]) =>
    makePortfolio('multi-asset', {
      code: `PL${letters}${currency[0]}`,
      name: `Plumbline ${name} ${currency}`,
      family: 'Plumbline Risk Profiles',
      region: 'Global',
      description: `${shares}% world shares and ${100 - shares}% global aggregate bonds, hedged to ${currency} and set back to these weights every quarter.`,
      basket: { [currency]: 1 },
      variants: `TR ${currency}`,
      returns: (market) => {
        const { shares: risky, bonds } = blocks(market, currency);
        const weight = shares / 100;
        return withoutIncome(
          rebalanced(
            market.days.length,
            [
              [risky, weight],
              [bonds, 1 - weight],
            ],
            quarterlyReviews(market),
          ),
        );
      },
      members: sharesAndBonds(shares),
    }),
  ),
);

/** Share of equities, by years to the target: 92 % until 40 years before it, 35 % on it. */
function glide(yearsLeft: number): number {
  return 0.35 + 0.57 * Math.min(1, Math.max(0, yearsLeft / 40));
}

const targetDates = [2030, 2035, 2040, 2045, 2050, 2055, 2060, 2065].map((target) =>
  makePortfolio('multi-asset', {
    code: `PLT${target}`,
    name: `Plumbline Target ${target}`,
    family: 'Plumbline Target Date',
    region: 'Global',
    description: `For savers who stop working about ${target}: mostly shares at first, from 40 years before the date on more bonds every quarter.`,
    basket: { USD: 1 },
    variants: 'TR USD',
    returns: (market) => {
      const { shares, bonds } = blocks(market, 'USD');
      const end = day(`${target}-12-31`);
      const weight = Float64Array.from(market.days, (at) => glide((end - at) / 365.25));
      const rest = weight.map((value) => 1 - value);
      return withoutIncome(
        rebalanced(
          market.days.length,
          [
            [shares, weight],
            [bonds, rest],
          ],
          quarterlyReviews(market),
        ),
      );
    },
    members: sharesAndBonds(100 * glide(target - 2026.71)),
  }),
);

function sharesAndBonds(shares: number): NamedMembers {
  return indexMembers([
    ['PLWLD', 'World', shares],
    ['PLGAG', 'Global Aggregate Bond', 100 - shares],
  ]);
}

const targetVolatilities = (['USD', 'EUR'] as const).flatMap((currency) =>
  [5, 8, 10, 12].map((target) =>
    makePortfolio('multi-asset', {
      code: `PLV${String(target).padStart(2, '0')}${currency[0]}`,
      name: `Plumbline World Target Volatility ${target}% ${currency}`,
      family: 'Plumbline Target Volatility',
      region: 'Global',
      description: `World shares, hedged to ${currency}, and overnight cash in ${currency}. Every day the part in shares, at most 150%, is set so that the volatility of the past 60 days comes to ${target}%.`,
      basket: { [currency]: 1 },
      variants: `TR ${currency}`,
      returns: (market) => {
        const { shares } = blocks(market, currency);
        const exposure = exposureFor(shares, target / 100);
        const rest = exposure.map((value) => 1 - value);
        const cash = market.cash[currency];
        return withoutIncome(
          rebalanced(market.days.length, [
            [shares, exposure],
            [cash, rest],
          ]),
        );
      },
    }),
  ),
);

/** Part to hold in a path so that its volatility comes to the target, seen from the past 60 days. */
function exposureFor(path: Float64Array, target: number): Float64Array {
  const window = 60;
  let squares = 0;
  return path.map((_, at) => {
    if (at > 0) squares += (path[at]! - path[at - 1]!) ** 2;
    if (at > window) squares -= (path[at - window]! - path[at - window - 1]!) ** 2;
    if (at < window) return 0.5;
    return Math.min(1.5, target / Math.sqrt((squares / window) * 252));
  });
}

export const multiAsset: readonly Portfolio[] = [
  ...riskProfiles,
  ...targetDates,
  ...targetVolatilities,
];
