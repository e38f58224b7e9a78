import * as groups from '../members/countries.ts';
import type { FactorName } from '../market/factors.ts';
import type { Basket } from '../market/currencies.ts';
import * as baskets from './baskets.ts';
import { bondPortfolio } from './bond-portfolio.ts';
import { byCapitalisation } from './equity-markets.ts';
import type { FamilyName } from './families.ts';
import { hedged, variants, type Portfolio, type Variant } from './portfolio.ts';
import { sharePortfolio } from './share-portfolio.ts';

type Market = {
  letter: string;
  name: string;
  region: string;
  basket: Basket;
  currency: string;
  countries: readonly string[];
  parent: string;
  factors: Partial<Record<FactorName, number>>;
};

const markets: Record<'world' | 'us' | 'europe' | 'japan' | 'emerging', Market> = {
  world: {
    letter: 'W',
    name: 'World',
    region: 'Global',
    basket: baskets.world,
    currency: 'USD',
    countries: groups.developed,
    parent: 'PLWLD',
    factors: {},
  },
  us: {
    letter: 'U',
    name: 'US',
    region: 'North America',
    basket: { USD: 1 },
    currency: 'USD',
    countries: ['United States'],
    parent: 'PLUSA',
    factors: { 'region.north-america': 1 },
  },
  europe: {
    letter: 'E',
    name: 'Europe',
    region: 'Europe',
    basket: baskets.europe,
    currency: 'EUR',
    countries: groups.europe,
    parent: 'PLEUR',
    factors: { 'region.europe': 1 },
  },
  japan: {
    letter: 'J',
    name: 'Japan',
    region: 'Japan',
    basket: { JPY: 1 },
    currency: 'JPY',
    countries: ['Japan'],
    parent: 'PLJPN',
    factors: { 'region.japan': 1 },
  },
  emerging: {
    letter: 'M',
    name: 'Emerging Markets',
    region: 'Emerging Markets',
    basket: baskets.emerging,
    currency: 'USD',
    countries: groups.emerging,
    parent: 'PLEMG',
    factors: { 'region.emerging': 1 },
  },
};

/** One idea applied to several markets. */
function series(
  family: FamilyName,
  letters: string,
  name: string,
  text: string,
  part: number,
  chosen: readonly (readonly [market: keyof typeof markets, variants: Variant[]])[],
): Portfolio[] {
  return chosen.map(([key, itsVariants]) => {
    const market = markets[key];
    return sharePortfolio(
      {
        code: `PL${market.letter}${letters}`,
        name: `Plumbline ${market.name} ${name}`,
        family,
        region: market.region,
        description: `The ${market.name} index ${text}`,
        basket: market.basket,
        variants: itsVariants,
        shares: {
          factors: { ...market.factors, 'style.green': part },
          specific: 0.008 * part,
          dividendYield: 0.021,
        },
        members: byCapitalisation(market.countries, key === 'world' ? 250 : 110, {
          score: `${letters}.${market.letter}`,
          bySize: 0.9,
        }),
        benchmark: market.parent,
      },
      'esg',
    );
  });
}

const world = (returnTypes: string): Variant[] => variants(returnTypes, 'USD');

const shares: Portfolio[] = [
  ...series(
    'Plumbline Screened',
    'SR',
    'Screened',
    'without companies that make controversial weapons, tobacco or thermal coal.',
    0.5,
    [
      ['world', [...world('NTR PR TR'), ...variants('NTR', 'EUR'), ...hedged('NTR', 'JPY')]],
      ['us', variants('NTR TR', 'USD')],
      ['europe', variants('NTR TR', 'EUR')],
      ['japan', variants('NTR TR', 'JPY')],
      ['emerging', variants('NTR TR', 'USD')],
    ],
  ),
  ...series(
    'Plumbline Low Carbon',
    'LC',
    'Low Carbon',
    'weighted so that its carbon intensity is half of its parent’s, at a tracking error of about 1% a year.',
    1,
    [
      ['world', [...world('NTR PR TR'), ...variants('NTR', 'EUR'), ...hedged('NTR', 'JPY')]],
      ['us', variants('NTR', 'USD')],
      ['europe', variants('NTR TR', 'EUR')],
      ['japan', variants('NTR TR', 'JPY')],
      ['emerging', variants('NTR', 'USD')],
    ],
  ),
  ...series(
    'Plumbline Gender Diversity',
    'GD',
    'Gender Diversity',
    'weighted by scores for women in management, equal pay and parental leave, in five groups.',
    1.5,
    [
      ['world', world('NTR PR TR')],
      ['us', variants('NTR TR', 'USD')],
      ['europe', variants('NTR TR', 'EUR')],
      ['japan', [...variants('NTR TR', 'JPY'), ...hedged('NTR', 'USD')]],
    ],
  ),
  ...series(
    'Plumbline Sustainability Leaders',
    'SL',
    'Sustainability Leaders',
    'reduced to the half of each sector with the highest sustainability scores.',
    1.8,
    [
      ['world', world('NTR PR TR')],
      ['us', variants('NTR', 'USD')],
      ['europe', variants('NTR', 'EUR')],
      ['japan', variants('NTR', 'JPY')],
    ],
  ),
  theme(
    'PLWCE',
    'World Clean Energy',
    'Companies that earn most of their revenue from wind, solar and water power, storage and grids.',
    'theme.clean-energy',
    1.1,
    ['energy', 'utilities', 'technology'],
  ),
  theme(
    'PLWWA',
    'World Water',
    'Companies that supply, clean and save water.',
    'theme.water',
    0.97,
    ['utilities', 'industrials'],
  ),
];

function theme(
  code: string,
  name: string,
  description: string,
  factor: FactorName,
  beta: number,
  sectors: Parameters<typeof byCapitalisation>[2] extends infer N
    ? NonNullable<N> extends { sectors?: infer S }
      ? S
      : never
    : never,
): Portfolio {
  return sharePortfolio(
    {
      code,
      name: `Plumbline ${name}`,
      family: 'Plumbline Sustainability Leaders',
      region: 'Global',
      description,
      basket: baskets.world,
      variants: variants('NTR PR', 'USD'),
      shares: { beta, factors: { [factor]: 1 }, dividendYield: 0.014 },
      members: byCapitalisation(groups.developed, 60, {
        sectors: sectors ?? [],
        bySize: 0.7,
        score: code,
      }),
      benchmark: 'PLWLD',
    },
    'esg',
  );
}

const bonds: Portfolio[] = [
  bondPortfolio(
    {
      code: 'PLGRN',
      name: 'Plumbline Global Green Bond',
      family: 'Plumbline Sustainable Bonds',
      region: 'Global',
      description:
        'Bonds of governments and companies of investment grade whose proceeds pay for environmental projects.',
      basket: { EUR: 0.6, USD: 0.3, GBP: 0.1 },
      variants: [...variants('TR', 'USD EUR'), ...hedged('TR', 'EUR')],
      bondSector: 'GOVERNMENT_OR_CORPORATE',
      bonds: { maturity: 8.6, credit: { 'investment-grade': 0.5 } },
      members: {
        countries: groups.europe,
        issuers: 'both',
        maturities: [1, 30],
        coupon: 2.2,
        count: 150,
      },
      benchmark: 'PLGAG',
    },
    'esg',
  ),
  sustainableCorporate('PLUSB', 'US', 'North America', 'USD', ['United States'], 9, 'PLUCB'),
  sustainableCorporate('PLESB', 'Euro', 'Europe', 'EUR', groups.euroArea, 5.5, 'PLECB'),
];

function sustainableCorporate(
  code: string,
  name: string,
  region: string,
  currency: string,
  countries: readonly string[],
  maturity: number,
  benchmark: string,
): Portfolio {
  return bondPortfolio(
    {
      code,
      name: `Plumbline ${name} Sustainable Corporate Bond`,
      family: 'Plumbline Sustainable Bonds',
      region,
      description: `Bonds in ${currency} of companies of investment grade with sustainability scores above the median of their sector.`,
      basket: { [currency]: 1 },
      variants: variants('TR', currency),
      bondSector: 'CORPORATE',
      bonds: { maturity, credit: { 'investment-grade': 0.95 } },
      members: { countries, issuers: 'companies', maturities: [1, 25], coupon: 3.4, count: 140 },
      benchmark,
    },
    'esg',
  );
}

export const sustainable: readonly Portfolio[] = [...shares, ...bonds];
