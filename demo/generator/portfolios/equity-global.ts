import * as groups from '../members/countries.ts';
import * as baskets from './baskets.ts';
import { byCapitalisation } from './by-capitalisation.ts';
import type { Portfolio } from './portfolio.ts';
import { sharePortfolio } from './share-portfolio.ts';

/** Share indexes of the whole world, of developed, emerging and frontier markets. */
export const equityGlobal: readonly Portfolio[] = [
  sharePortfolio({
    code: 'PLWLD',
    name: 'Plumbline World',
    family: 'Plumbline Global Equity',
    region: 'Global',
    description:
      'The largest companies of each developed market, 320 in all, weighted by free-float market capitalization.',
    basket: baskets.world,
    variants:
      'NTR USD EUR GBP JPY CHF USDH EURH GBPH JPYH CHFH, PR USD EUR GBP JPY CHF, TR USD EUR GBP JPY CHF',
    shares: { specific: 0.005 },
    members: byCapitalisation(groups.developed, 320),
  }),
  sharePortfolio({
    code: 'PLACW',
    name: 'Plumbline All Country World',
    family: 'Plumbline Global Equity',
    region: 'Global',
    description:
      'The largest companies of each developed and emerging market, 465 in all: those of the World index and as large a part of emerging markets.',
    basket: { ...baskets.world, USD: 0.66, AUD: 0.05 },
    variants: 'NTR USD EUR JPY EURH JPYH, PR USD EUR JPY, TR USD EUR JPY',
    shares: { factors: { 'region.emerging': 0.11 }, specific: 0.005, dividendYield: 0.023 },
    members: byCapitalisation([...groups.developed, ...groups.emerging], 465),
    benchmark: 'PLWLD',
  }),
  sharePortfolio({
    code: 'PLAIM',
    name: 'Plumbline All Country All Cap',
    family: 'Plumbline Global Equity',
    region: 'Global',
    description:
      'The broadest share index of the family: 3,000 large, mid-sized and small companies of developed and emerging markets.',
    basket: { ...baskets.world, USD: 0.66, AUD: 0.05 },
    variants: 'NTR USD',
    shares: { factors: { 'region.emerging': 0.11, 'size.small': 0.12 }, specific: 0.005 },
    members: byCapitalisation([...groups.developed, ...groups.emerging], 3000, {
      sizes: ['large', 'mid', 'small'],
    }),
    launchDate: '2012-02-06',
    benchmark: 'PLACW',
  }),
  sharePortfolio({
    code: 'PLEMG',
    name: 'Plumbline Emerging Markets',
    family: 'Plumbline Global Equity',
    region: 'Emerging Markets',
    description: 'Large and mid-sized companies of 11 emerging markets.',
    basket: baskets.emerging,
    variants: 'NTR USD EUR GBP JPY, PR USD EUR, TR USD EUR',
    shares: { beta: 1.05, factors: { 'region.emerging': 1 }, dividendYield: 0.026 },
    members: byCapitalisation(groups.emerging, 360),
  }),
  sharePortfolio({
    code: 'PLWXU',
    name: 'Plumbline World ex US',
    family: 'Plumbline Global Equity',
    region: 'Global',
    description: 'Large and mid-sized companies of developed markets outside the United States.',
    basket: baskets.worldWithoutUs,
    variants: 'NTR USD, PR USD, TR USD',
    shares: {
      factors: { 'region.europe': 0.55, 'region.japan': 0.25, 'region.pacific': 0.1 },
      dividendYield: 0.03,
    },
    members: byCapitalisation(
      groups.developed.filter((name) => name !== 'United States'),
      320,
    ),
    benchmark: 'PLWLD',
  }),
  sharePortfolio({
    code: 'PLFRO',
    name: 'Plumbline Frontier Markets',
    family: 'Plumbline Global Equity',
    region: 'Frontier Markets',
    description: 'Large and mid-sized companies of five frontier markets.',
    basket: baskets.emerging,
    variants: 'NTR USD, PR USD, TR USD',
    shares: { beta: 0.75, factors: { 'region.frontier': 1 }, dividendYield: 0.036 },
    members: byCapitalisation(groups.frontier, 60),
    launchDate: '2010-06-07',
  }),
  sharePortfolio({
    code: 'PLWSC',
    name: 'Plumbline World Small Cap',
    family: 'Plumbline Global Equity',
    region: 'Global',
    description:
      'Small companies of developed markets, 600 in all: in each market those next to the large and mid-sized, which are its first 85%.',
    basket: baskets.world,
    variants: 'NTR USD EUR, PR USD, TR USD',
    shares: { beta: 1.06, factors: { 'size.small': 1 }, dividendYield: 0.018 },
    members: byCapitalisation(groups.developed, 600, { sizes: ['small'] }),
    entitlements: { historyFrom: '2006-12-29' },
    benchmark: 'PLWLD',
  }),
  sharePortfolio({
    code: 'PLWMC',
    name: 'Plumbline World Mid Cap',
    family: 'Plumbline Global Equity',
    region: 'Global',
    description: 'Mid-sized companies of developed markets.',
    basket: baskets.world,
    variants: 'NTR USD, PR USD, TR USD',
    shares: { beta: 1.03, factors: { 'size.mid': 1 }, dividendYield: 0.019 },
    members: byCapitalisation(groups.developed, 300, { sizes: ['mid'] }),
    benchmark: 'PLWLD',
  }),
];
