import * as groups from '../members/countries.ts';
import { sectorNames, sectors, type Sector } from '../members/sectors.ts';
import type { Size } from '../members/members.ts';
import * as baskets from './baskets.ts';
import { byCapitalisation } from './by-capitalisation.ts';
import { countryWords } from './country-words.ts';
import type { Portfolio } from './portfolio.ts';
import { sharePortfolio } from './share-portfolio.ts';

const sectorYields: Partial<Record<Sector, number>> = {
  technology: 0.009,
  'health-care': 0.018,
  financials: 0.031,
  energy: 0.038,
  utilities: 0.036,
  'real-estate': 0.035,
  communications: 0.022,
};

const letters: Record<Sector, string> = {
  technology: 'TE',
  financials: 'FI',
  'health-care': 'HC',
  industrials: 'IN',
  'consumer-goods': 'CG',
  'consumer-services': 'CS',
  energy: 'EN',
  materials: 'MA',
  utilities: 'UT',
  'real-estate': 'RE',
  communications: 'CO',
};

// Households pay for power, medicine and food also in a crisis: these sectors fall less with the market.
const calmSectors: Partial<Record<Sector, number>> = {
  'health-care': 0.8,
  'consumer-goods': 0.8,
  utilities: 0.7,
  communications: 0.9,
  technology: 1.12,
  financials: 1.15,
  materials: 1.1,
};

const worldSectors = sectors.map((sector) =>
  sharePortfolio({
    code: `PLW${letters[sector]}`,
    name: `Plumbline World ${sectorNames[sector]}`,
    family: 'Plumbline Sectors',
    region: 'Global',
    description: `Companies of the sector ${sectorNames[sector]} in developed markets, by the Plumbline Sector Standard.`,
    basket: baskets.world,
    variants: 'NTR USD, PR USD',
    shares: {
      beta: calmSectors[sector] ?? 1,
      factors: { [`sector.${sector}`]: 1 },
      dividendYield: sectorYields[sector] ?? 0.02,
    },
    members: byCapitalisation(groups.developed, 90, {
      sectors: [sector],
      sizes: ['large', 'mid', 'small'],
      cap: 10,
    }),
    benchmark: 'PLWLD',
  }),
);

const europeanSectors = sectors.map((sector) =>
  sharePortfolio({
    code: `PLE${letters[sector]}`,
    name: `Plumbline Europe ${sectorNames[sector]}`,
    family: 'Plumbline Sectors',
    region: 'Europe',
    description: `European companies of the sector ${sectorNames[sector]}, by the Plumbline Sector Standard.`,
    basket: baskets.europe,
    variants: 'NTR EUR',
    shares: {
      beta: calmSectors[sector] ?? 1,
      factors: { [`sector.${sector}`]: 0.9, 'region.europe': 0.9 },
      specific: 0.04,
      dividendYield: (sectorYields[sector] ?? 0.02) + 0.008,
    },
    members: byCapitalisation(groups.europe, 40, {
      sectors: [sector],
      sizes: ['large', 'mid', 'small'],
      cap: 10,
    }),
    benchmark: 'PLEUR',
  }),
);

const sizes: readonly [
  code: string,
  market: string,
  region: string,
  currency: string,
  size: Size,
][] = [
  ['PLULA', 'United States', 'North America', 'USD', 'large'],
  ['PLUMI', 'United States', 'North America', 'USD', 'mid'],
  ['PLUSM', 'United States', 'North America', 'USD', 'small'],
  ['PLJLA', 'Japan', 'Japan', 'JPY', 'large'],
  ['PLJMI', 'Japan', 'Japan', 'JPY', 'mid'],
  ['PLJSM', 'Japan', 'Japan', 'JPY', 'small'],
  ['PLKSM', 'United Kingdom', 'Europe', 'GBP', 'small'],
];

const sizeNames: Record<Size, [name: string, kind: string, part: string]> = {
  large: ['Large Cap', 'Large', 'the first 70% of its capitalization'],
  mid: ['Mid Cap', 'Mid-sized', 'the next 15% of its capitalization'],
  small: ['Small Cap', 'Small', 'the last 15% of its capitalization'],
};

const regionFactors = {
  'North America': { 'region.north-america': 1 },
  Japan: { 'region.japan': 1 },
  Europe: { 'region.europe': 1 },
} as const;

const bySize = sizes.map(([code, market, region, currency, size]) =>
  sharePortfolio({
    code,
    name: `Plumbline ${market} ${sizeNames[size][0]}`,
    family: 'Plumbline Size',
    region,
    description: `${sizeNames[size][1]} companies of ${countryWords(market)}: ${sizeNames[size][2]}.`,
    basket: { [currency]: 1 },
    variants: `NTR ${currency}, PR ${currency}`,
    shares: {
      factors: { ...regionFactors[region as keyof typeof regionFactors], [`size.${size}`]: 1 },
      dividendYield: size === 'small' ? 0.016 : 0.02,
    },
    members: byCapitalisation([market], size === 'small' ? 200 : 120, { sizes: [size] }),
    benchmark: { USD: 'PLUSA', JPY: 'PLJPN', GBP: 'PLGBR' }[currency] ?? null,
  }),
);

export const equitySegments: readonly Portfolio[] = [
  ...worldSectors,
  ...europeanSectors,
  ...bySize,
];
