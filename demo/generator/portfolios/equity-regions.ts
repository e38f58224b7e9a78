import type { Basket } from '../market/currencies.ts';
import * as groups from '../members/countries.ts';
import * as baskets from './baskets.ts';
import { byCapitalisation } from './by-capitalisation.ts';
import type { Portfolio } from './portfolio.ts';
import { sharePortfolio } from './share-portfolio.ts';
import type { Shares } from './share-returns.ts';

type Region = {
  code: string;
  name: string;
  /** The larger region under which the screener lists it; its own name unless given. */
  within?: string;
  /** Completes: large and mid-sized companies of … */
  where: string;
  countries: readonly string[];
  count: number;
  basket: Basket;
  shares: Partial<Shares>;
  variants: string;
};

const regions: Region[] = [
  {
    code: 'PLEUR',
    name: 'Europe',
    where: 'the developed markets of Europe',
    countries: groups.europe,
    count: 420,
    basket: baskets.europe,
    shares: { factors: { 'region.europe': 1 }, specific: 0.03, dividendYield: 0.031 },
    variants: 'NTR EUR USD GBP JPY USDH GBPH, PR EUR USD, TR EUR USD',
  },
  {
    code: 'PLEZN',
    name: 'Eurozone',
    within: 'Europe',
    where: 'the countries of the euro area',
    countries: groups.euroArea,
    count: 220,
    basket: { EUR: 1 },
    shares: { beta: 1.1, factors: { 'region.europe': 1.1 }, specific: 0.045, dividendYield: 0.03 },
    variants: 'NTR EUR USD USDH, PR EUR, TR EUR',
  },
  {
    code: 'PLEXK',
    name: 'Europe ex UK',
    within: 'Europe',
    where: 'the developed markets of Europe without the United Kingdom',
    countries: groups.europe.filter((name) => name !== 'United Kingdom'),
    count: 300,
    basket: { EUR: 0.79, CHF: 0.21 },
    shares: { beta: 1.03, factors: { 'region.europe': 1 }, specific: 0.035, dividendYield: 0.03 },
    variants: 'NTR EUR, PR EUR',
  },
  {
    code: 'PLNOR',
    name: 'Nordic',
    within: 'Europe',
    where: 'Sweden, Denmark, Norway and Finland',
    countries: groups.nordics,
    count: 90,
    basket: { EUR: 1 },
    shares: { beta: 1.1, factors: { 'region.europe': 1 }, specific: 0.07, drift: 0.012 },
    variants: 'NTR EUR, PR EUR',
  },
  {
    code: 'PLNAM',
    name: 'North America',
    where: 'the United States and Canada',
    countries: groups.northAmerica,
    count: 380,
    basket: baskets.northAmerica,
    shares: { factors: { 'region.north-america': 1 }, specific: 0.01, dividendYield: 0.019 },
    variants: 'NTR USD, PR USD, TR USD',
  },
  {
    code: 'PLAPX',
    name: 'Asia Pacific ex Japan',
    within: 'Asia Pacific',
    where: 'the developed and emerging markets of Asia and the Pacific without Japan',
    countries: [...groups.pacific, ...groups.emergingAsia],
    count: 340,
    basket: { USD: 0.6, AUD: 0.4 },
    shares: {
      beta: 1.02,
      factors: { 'region.emerging': 0.6, 'region.pacific': 0.5, 'region.emerging-asia': 0.5 },
      dividendYield: 0.027,
    },
    variants: 'NTR USD EUR, PR USD, TR USD',
  },
  {
    code: 'PLPAC',
    name: 'Pacific ex Japan',
    within: 'Asia Pacific',
    where: 'Australia, New Zealand, Hong Kong and Singapore',
    countries: groups.pacific,
    count: 130,
    basket: baskets.pacific,
    shares: { factors: { 'region.pacific': 1 }, specific: 0.03, dividendYield: 0.038 },
    variants: 'NTR USD, PR USD',
  },
  {
    code: 'PLEAS',
    name: 'Emerging Asia',
    within: 'Emerging Markets',
    where: 'six emerging markets of Asia',
    countries: groups.emergingAsia,
    count: 280,
    basket: { USD: 0.85, AUD: 0.15 },
    shares: { beta: 1.05, factors: { 'region.emerging': 1, 'region.emerging-asia': 0.8 } },
    variants: 'NTR USD, PR USD',
  },
  {
    code: 'PLLAT',
    name: 'Latin America',
    within: 'Emerging Markets',
    where: 'Brazil, Mexico and Chile',
    countries: groups.latinAmerica,
    count: 60,
    basket: { USD: 0.4, AUD: 0.6 },
    shares: {
      beta: 1.05,
      factors: { 'region.emerging': 0.9, 'region.latin-america': 1 },
      drift: -0.008,
      dividendYield: 0.036,
    },
    variants: 'NTR USD, PR USD',
  },
];

/** Share indexes of groups of neighbouring countries. */
export const equityRegions: readonly Portfolio[] = regions.map(
  ({ code, name, within, where, countries, count, basket, shares, variants }) =>
    sharePortfolio({
      code,
      name: `Plumbline ${name}`,
      family: 'Plumbline Regional Equity',
      region: within ?? name,
      description: `Large and mid-sized companies of ${where}, weighted by free-float market capitalization.`,
      basket,
      variants,
      shares,
      members: byCapitalisation(countries, count),
      benchmark: 'PLWLD',
    }),
);
