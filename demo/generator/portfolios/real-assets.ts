import * as groups from '../members/countries.ts';
import type { FactorName } from '../market/factors.ts';
import type { Basket } from '../market/currencies.ts';
import type { Sector } from '../members/sectors.ts';
import * as baskets from './baskets.ts';
import { byCapitalisation } from './equity-markets.ts';
import { hedged, variants, type Portfolio, type Variant } from './portfolio.ts';
import { sharePortfolio } from './share-portfolio.ts';

const realEstate = (
  [
    [
      'PLGRE',
      'Global Real Estate',
      'Global',
      baskets.world,
      groups.developed,
      {},
      [...variants('NTR PR TR', 'USD'), ...variants('NTR', 'EUR'), ...hedged('NTR', 'EUR')],
    ],
    [
      'PLURE',
      'US Real Estate',
      'North America',
      { USD: 1 },
      ['United States'],
      { 'region.north-america': 0.5 },
      variants('NTR PR TR', 'USD'),
    ],
    [
      'PLXRE',
      'Europe Real Estate',
      'Europe',
      baskets.europe,
      groups.europe,
      { 'region.europe': 1 },
      variants('NTR PR', 'EUR'),
    ],
    [
      'PLARE',
      'Asia Pacific Real Estate',
      'Asia Pacific',
      baskets.pacific,
      [...groups.pacific, 'Japan'],
      { 'region.pacific': 1 },
      variants('NTR PR', 'USD'),
    ],
    [
      'PLJRE',
      'Japan Real Estate',
      'Japan',
      { JPY: 1 },
      ['Japan'],
      { 'region.japan': 0.7 },
      variants('NTR PR TR', 'JPY'),
    ],
  ] as [string, string, string, Basket, string[], Partial<Record<FactorName, number>>, Variant[]][]
).map(([code, name, region, basket, countries, factors, itsVariants]) =>
  sharePortfolio(
    {
      code,
      name: `Plumbline ${name}`,
      family: 'Plumbline Real Estate',
      region,
      description:
        'Listed companies that own and let property, weighted by free-float market capitalisation.',
      basket,
      variants: itsVariants,
      shares: {
        beta: 1.02,
        factors: { 'sector.real-estate': 1, ...factors },
        specific: 0.03,
        dividendYield: 0.041,
        rateSensitivity: 2.5,
      },
      members: byCapitalisation(countries, 80, {
        sectors: ['real-estate'],
        sizes: ['large', 'mid', 'small'],
      }),
      benchmark: code === 'PLGRE' ? 'PLWLD' : 'PLGRE',
    },
    'alternatives',
  ),
);

const sectors: Sector[] = ['utilities', 'energy', 'communications'];

const infrastructure = (
  [
    [
      'PLGIN',
      'Global Infrastructure',
      'Global',
      baskets.world,
      groups.developed,
      {},
      [...variants('NTR PR TR', 'USD'), ...variants('NTR', 'EUR'), ...hedged('NTR', 'USD EUR')],
    ],
    [
      'PLXIN',
      'Europe Infrastructure',
      'Europe',
      baskets.europe,
      groups.europe,
      { 'region.europe': 0.9 },
      variants('NTR PR', 'EUR'),
    ],
  ] as [string, string, string, Basket, string[], Partial<Record<FactorName, number>>, Variant[]][]
).map(([code, name, region, basket, countries, factors, itsVariants]) =>
  sharePortfolio(
    {
      code,
      name: `Plumbline ${name}`,
      family: 'Plumbline Infrastructure',
      region,
      description:
        'Listed owners and operators of power grids, pipelines, waterworks and networks.',
      basket,
      variants: itsVariants,
      shares: {
        beta: 0.78,
        factors: { 'theme.infrastructure': 1, 'sector.utilities': 0.4, ...factors },
        dividendYield: 0.037,
        rateSensitivity: 2,
      },
      members: byCapitalisation(countries, 100, { sectors }),
      benchmark: code === 'PLGIN' ? 'PLWLD' : 'PLGIN',
    },
    'alternatives',
  ),
);

export const realAssets: readonly Portfolio[] = [...realEstate, ...infrastructure];
