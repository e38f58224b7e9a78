import * as groups from '../members/countries.ts';
import type { FactorName } from '../market/factors.ts';
import * as baskets from './baskets.ts';
import { byCapitalisation } from './by-capitalisation.ts';
import { researchUse } from './licences.ts';
import { placeOf } from './places.ts';
import type { Portfolio } from './portfolio.ts';
import { sharePortfolio } from './share-portfolio.ts';

type Style = {
  letters: string;
  name: string;
  factor: FactorName;
  beta: number;
  dividendYield: number;
  text: string;
};

const styles: readonly Style[] = [
  style(
    'VA',
    'Value',
    'style.value',
    1.04,
    0.033,
    'low prices against book value, earnings and cash flow',
  ),
  style(
    'MO',
    'Momentum',
    'style.momentum',
    1.02,
    0.016,
    'the strongest price gains over the past six and twelve months',
  ),
  style(
    'QU',
    'Quality',
    'style.quality',
    0.94,
    0.019,
    'high return on equity, stable earnings and little debt',
  ),
  style(
    'LV',
    'Low Volatility',
    'style.low-volatility',
    0.7,
    0.026,
    'the calmest prices over the past three years',
  ),
  style(
    'DV',
    'High Dividend',
    'style.dividend',
    0.88,
    0.044,
    'high dividends that were paid without a cut for five years',
  ),
];

const oneFactor = (
  [
    ['W', 'world', 'NTR USD, PR USD, TR USD'],
    ['E', 'europe', 'NTR EUR'],
    ['J', 'japan', 'NTR JPY'],
  ] as const
).flatMap(([letter, where, variants]) =>
  styles.map((one) => {
    const place = placeOf(where);
    return sharePortfolio({
      code: `PL${letter}${one.letters}`,
      name: `Plumbline ${place.name} ${one.name}`,
      family: 'Plumbline Factors',
      region: place.region,
      description: `Companies of the ${place.name} index with ${one.text}.`,
      basket: place.basket,
      variants,
      shares: {
        beta: one.beta,
        factors: { ...place.factors, [one.factor]: 1 },
        specific: 0.015,
        dividendYield: one.dividendYield,
      },
      members: byCapitalisation(place.countries, letter === 'W' ? 150 : 60, {
        bySize: 0.6,
        score: one.factor,
      }),
      benchmark: place.parent,
    });
  }),
);

const combined: Portfolio[] = [
  sharePortfolio({
    code: 'PLWMF',
    name: 'Plumbline World Multifactor',
    life: { formerNames: ['Plumbline World Four Factor'] },
    family: 'Plumbline Factors',
    region: 'Global',
    description:
      'Equal parts of the value, momentum, quality and low volatility portfolios of the World index.',
    basket: baskets.world,
    variants: 'NTR USD, PR USD, TR USD',
    shares: {
      beta: 0.92,
      factors: {
        'style.value': 0.25,
        'style.momentum': 0.25,
        'style.quality': 0.25,
        'style.low-volatility': 0.25,
      },
      dividendYield: 0.023,
    },
    members: byCapitalisation(groups.developed, 200, { bySize: 0.5, score: 'multifactor' }),
    benchmark: 'PLWLD',
  }),
  sharePortfolio({
    code: 'PLWEW',
    name: 'Plumbline World Equal Weight',
    family: 'Plumbline Factors',
    region: 'Global',
    description: 'The 320 members of the World index, each with the same weight at every review.',
    weighting: 'Equal',
    basket: baskets.world,
    variants: 'NTR USD, PR USD, TR USD',
    shares: { beta: 1.03, factors: { 'size.mid': 0.8 }, dividendYield: 0.021 },
    members: byCapitalisation(groups.developed, 320, { bySize: 0 }),
    entitlements: { constituentsDelayDays: 0, licence: researchUse },
    benchmark: 'PLWLD',
  }),
];

function style(
  letters: string,
  name: string,
  factor: FactorName,
  beta: number,
  dividendYield: number,
  text: string,
): Style {
  return { letters, name, factor, beta, dividendYield, text };
}

export const equityFactors: readonly Portfolio[] = [...oneFactor, ...combined];
