import * as groups from '../members/countries.ts';
import type { CompanyMembers } from '../members/members.ts';
import * as baskets from './baskets.ts';
import { hedged, variants, type Portfolio } from './portfolio.ts';
import { sharePortfolio } from './share-portfolio.ts';

/** Members by capitalisation. */
export function byCapitalisation(
  countries: readonly string[],
  count: number,
  narrower: Partial<CompanyMembers> = {},
): CompanyMembers {
  return { kind: 'companies', countries, count, bySize: 1, sizes: ['large', 'mid'], ...narrower };
}

const global: Portfolio[] = [
  sharePortfolio({
    code: 'PLWLD',
    name: 'Plumbline World',
    family: 'Plumbline Global Equity',
    region: 'Global',
    description:
      'Large and mid-sized companies of 22 developed markets. It covers about 85% of the free-float market capitalisation of each.',
    basket: baskets.world,
    variants: [
      ...variants('NTR PR TR', 'USD EUR GBP JPY CHF'),
      ...hedged('NTR', 'USD EUR GBP JPY CHF'),
    ],
    shares: { specific: 0.005 },
    members: byCapitalisation(groups.developed, 400),
  }),
  sharePortfolio({
    code: 'PLACW',
    name: 'Plumbline All Country World',
    family: 'Plumbline Global Equity',
    region: 'Global',
    description: 'Large and mid-sized companies of developed and emerging markets in one index.',
    basket: { ...baskets.world, USD: 0.66, AUD: 0.05 },
    variants: [...variants('NTR PR TR', 'USD EUR JPY'), ...hedged('NTR', 'EUR JPY')],
    shares: { factors: { 'region.emerging': 0.11 }, specific: 0.005, dividendYield: 0.023 },
    members: byCapitalisation([...groups.developed, ...groups.emerging], 500),
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
    variants: variants('NTR PR TR', 'USD'),
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
    variants: [...variants('NTR PR TR', 'USD EUR'), ...variants('NTR', 'GBP JPY')],
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
    variants: variants('NTR PR TR', 'USD'),
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
    description: 'Companies of five frontier markets, each market capped at 30%.',
    weighting: 'Free-float market capitalisation, 30% country cap',
    basket: baskets.emerging,
    variants: variants('NTR PR TR', 'USD'),
    shares: { beta: 0.75, factors: { 'region.frontier': 1 }, dividendYield: 0.036 },
    members: byCapitalisation(groups.frontier, 60),
    launchDate: '2010-06-07',
  }),
  sharePortfolio({
    code: 'PLWSC',
    name: 'Plumbline World Small Cap',
    family: 'Plumbline Global Equity',
    region: 'Global',
    description: 'Small companies of 22 developed markets, the next 14% of each by capitalisation.',
    basket: baskets.world,
    variants: [...variants('NTR PR TR', 'USD'), ...variants('NTR', 'EUR')],
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
    description: 'Mid-sized companies of 22 developed markets.',
    basket: baskets.world,
    variants: variants('NTR PR TR', 'USD'),
    shares: { beta: 1.03, factors: { 'size.mid': 1 }, dividendYield: 0.019 },
    members: byCapitalisation(groups.developed, 300, { sizes: ['mid'] }),
    benchmark: 'PLWLD',
  }),
];

const regional: Portfolio[] = [
  region('PLEUR', 'Europe', 'developed markets of Europe', baskets.europe, {
    variants: [
      ...variants('NTR PR TR', 'EUR USD'),
      ...variants('NTR', 'GBP JPY'),
      ...hedged('NTR', 'USD GBP'),
    ],
    shares: { factors: { 'region.europe': 1 }, specific: 0.03, dividendYield: 0.031 },
    members: byCapitalisation(groups.europe, 420),
  }),
  region(
    'PLEZN',
    'Eurozone',
    'countries of the euro area',
    { EUR: 1 },
    {
      variants: [
        ...variants('NTR PR TR', 'EUR'),
        ...variants('NTR', 'USD'),
        ...hedged('NTR', 'USD'),
      ],
      shares: {
        beta: 1.1,
        factors: { 'region.europe': 1.1 },
        specific: 0.045,
        dividendYield: 0.03,
      },
      members: byCapitalisation(groups.euroArea, 220),
      region: 'Europe',
    },
  ),
  region(
    'PLEXK',
    'Europe ex UK',
    'developed markets of Europe without the United Kingdom',
    { EUR: 0.79, CHF: 0.21 },
    {
      variants: variants('NTR PR', 'EUR'),
      shares: {
        beta: 1.03,
        factors: { 'region.europe': 1.03 },
        specific: 0.035,
        dividendYield: 0.03,
      },
      members: byCapitalisation(
        groups.europe.filter((name) => name !== 'United Kingdom'),
        300,
      ),
      region: 'Europe',
    },
  ),
  region(
    'PLNOR',
    'Nordic',
    'Sweden, Denmark, Norway and Finland',
    { EUR: 1 },
    {
      variants: variants('NTR PR', 'EUR'),
      shares: {
        beta: 1.1,
        factors: { 'region.europe': 1 },
        specific: 0.07,
        drift: 0.014,
        dividendYield: 0.029,
      },
      members: byCapitalisation(groups.nordics, 90),
      region: 'Europe',
    },
  ),
  region('PLNAM', 'North America', 'the United States and Canada', baskets.northAmerica, {
    variants: variants('NTR PR TR', 'USD'),
    shares: { factors: { 'region.north-america': 1 }, specific: 0.01, dividendYield: 0.019 },
    members: byCapitalisation(groups.northAmerica, 380),
  }),
  region(
    'PLAPX',
    'Asia Pacific ex Japan',
    'developed and emerging markets of Asia and the Pacific without Japan',
    { USD: 0.6, AUD: 0.4 },
    {
      variants: [...variants('NTR PR TR', 'USD'), ...variants('NTR', 'EUR')],
      shares: {
        beta: 1.02,
        factors: { 'region.emerging': 0.6, 'region.pacific': 0.5, 'region.emerging-asia': 0.5 },
        dividendYield: 0.027,
      },
      members: byCapitalisation([...groups.pacific, ...groups.emergingAsia], 340),
      region: 'Asia Pacific',
    },
  ),
  region('PLPAC', 'Pacific', 'Australia, New Zealand, Hong Kong and Singapore', baskets.pacific, {
    variants: variants('NTR PR', 'USD'),
    shares: { factors: { 'region.pacific': 1 }, specific: 0.03, dividendYield: 0.038 },
    members: byCapitalisation(groups.pacific, 130),
    region: 'Asia Pacific',
  }),
  region(
    'PLEAS',
    'Emerging Asia',
    'six emerging markets of Asia',
    { USD: 0.85, AUD: 0.15 },
    {
      variants: variants('NTR PR', 'USD'),
      shares: {
        beta: 1.05,
        factors: { 'region.emerging': 1, 'region.emerging-asia': 0.8 },
        dividendYield: 0.024,
      },
      members: byCapitalisation(groups.emergingAsia, 280),
      region: 'Emerging Markets',
    },
  ),
  region(
    'PLLAT',
    'Latin America',
    'Brazil, Mexico and Chile',
    { USD: 0.4, AUD: 0.6 },
    {
      variants: variants('NTR PR', 'USD'),
      shares: {
        beta: 1.05,
        factors: { 'region.emerging': 0.9, 'region.latin-america': 1 },
        dividendYield: 0.036,
      },
      members: byCapitalisation(groups.latinAmerica, 70),
      region: 'Emerging Markets',
    },
  ),
];

function region(
  code: string,
  name: string,
  where: string,
  basket: Portfolio['basket'],
  rest: Pick<Parameters<typeof sharePortfolio>[0], 'variants' | 'shares'> &
    Partial<Parameters<typeof sharePortfolio>[0]>,
): Portfolio {
  return sharePortfolio({
    code,
    name: `Plumbline ${name}`,
    family: 'Plumbline Regional Equity',
    region: name,
    description: `Large and mid-sized companies of ${where}, weighted by free-float market capitalisation.`,
    basket,
    benchmark: 'PLWLD',
    ...rest,
  });
}

export const equityMarkets: readonly Portfolio[] = [...global, ...regional];
