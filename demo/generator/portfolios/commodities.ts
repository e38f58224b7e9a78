import type { Market } from '../market/market.ts';
import { anchors } from '../market/path.ts';
import type { NamedMembers } from '../members/members.ts';
import { flowing, weighted } from './mixed-returns.ts';
import { makePortfolio } from './make-portfolio.ts';
import type { Portfolio, Returns } from './portfolio.ts';

/** Futures prices by group, stylised: up to 2008, down to 2016, up after 2020. */
const groups = {
  energy: {
    name: 'Energy',
    volatility: 0.29,
    withShares: 0.3,
    prices: anchors(`2001-12-31 100  2005-08-30 190  2008-07-03 300  2009-02-18 105  2011-04-29 190
      2014-06-20 180  2016-02-11 62  2018-10-03 100  2020-04-21 38  2022-06-08 150  2023-06-12 100  2026-11-19 112`),
    contracts: ['Crude oil', 'Brent oil', 'Gas oil', 'Natural gas', 'Gasoline'],
  },
  'precious-metals': {
    name: 'Precious Metals',
    volatility: 0.19,
    withShares: 0.05,
    prices: anchors(`2001-12-31 100  2008-03-17 310  2008-11-12 215  2011-09-05 560  2015-12-17 310
      2020-08-06 480  2022-09-26 410  2026-11-19 610`),
    contracts: ['Gold', 'Silver', 'Platinum'],
  },
  'industrial-metals': {
    name: 'Industrial Metals',
    volatility: 0.22,
    withShares: 0.4,
    prices: anchors(`2001-12-31 100  2007-05-04 300  2008-12-24 105  2011-02-14 240  2016-01-15 105
      2020-03-23 115  2022-03-07 260  2026-11-19 235`),
    contracts: ['Copper', 'Aluminum', 'Zinc', 'Nickel'],
  },
  agriculture: {
    name: 'Agriculture',
    volatility: 0.17,
    withShares: 0.18,
    prices: anchors(`2001-12-31 100  2008-06-27 190  2008-12-05 110  2011-02-16 195  2016-03-02 108
      2020-04-27 82  2022-05-17 170  2026-11-19 125`),
    contracts: ['Corn', 'Wheat', 'Soybeans', 'Sugar', 'Coffee', 'Cotton'],
  },
} as const;

type Group = keyof typeof groups;

const mixes: readonly [code: string, name: string, mix: Partial<Record<Group, number>>][] = [
  [
    'PLCOM',
    'Commodities',
    { energy: 0.34, 'precious-metals': 0.22, 'industrial-metals': 0.18, agriculture: 0.26 },
  ],
  ['PLCEN', 'Energy Commodities', { energy: 1 }],
  ['PLCPM', 'Precious Metals', { 'precious-metals': 1 }],
  ['PLCIM', 'Industrial Metals', { 'industrial-metals': 1 }],
  ['PLCAG', 'Agriculture Commodities', { agriculture: 1 }],
  [
    'PLCXE',
    'Commodities ex Energy',
    { 'precious-metals': 0.33, 'industrial-metals': 0.27, agriculture: 0.4 },
  ],
];

/** Price changes of the futures, and the interest on the money that covers them. */
function returnsOf(market: Market, mix: Partial<Record<Group, number>>): Returns {
  const parts = (Object.entries(mix) as [Group, number][]).map(([name, share]) => {
    const { volatility, withShares, prices } = groups[name];
    return [market.price(name, volatility, withShares, prices), share] as const;
  });
  const income = flowing(market, (at) => market.overnight.USD[at]!);
  return { total: weighted(market.days.length, [...parts, [income, 1]]), income };
}

function membersOf(mix: Partial<Record<Group, number>>): NamedMembers {
  const members = (Object.entries(mix) as [Group, number][]).flatMap(([name, share]) => {
    const { contracts } = groups[name];
    const halves = contracts.map((_, at) => 1 / (at + 2));
    const sum = halves.reduce((one, other) => one + other, 0);
    return contracts.map((contract, at) => ({
      name: `${contract} future`,
      ticker: null,
      weight: (100 * share * halves[at]!) / sum,
      sector: groups[name].name,
      country: null,
      currency: 'USD',
    }));
  });
  return { kind: 'named', classification: 'Plumbline commodity groups', members };
}

export const commodities: readonly Portfolio[] = mixes.map(([code, name, mix]) =>
  makePortfolio('alternatives', {
    code,
    name: `Plumbline ${name}`,
    family: 'Plumbline Commodities',
    region: 'Global',
    description:
      'Futures next to delivery, rolled over five days every month. PR is the excess return of the futures, TR adds the interest on the collateral.',
    basket: { USD: 1 },
    variants: code === 'PLCOM' ? 'TR USD EURH, PR USD' : 'TR USD, PR USD',
    returns: (market) => returnsOf(market, mix),
    members: membersOf(mix),
    benchmark: code === 'PLCOM' ? null : 'PLCOM',
  }),
);
