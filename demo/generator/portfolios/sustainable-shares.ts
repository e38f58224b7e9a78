import type { FactorName } from '../market/factors.ts';
import { developed } from '../members/countries.ts';
import type { Sector } from '../members/sectors.ts';
import * as baskets from './baskets.ts';
import { byCapitalisation } from './by-capitalisation.ts';
import type { FamilyName } from './families.ts';
import { placeOf } from './places.ts';
import type { Portfolio } from './portfolio.ts';
import { sharePortfolio } from './share-portfolio.ts';
import { table } from '../table.ts';

type Idea = {
  family: FamilyName;
  name: string;
  /** Completes: the index of the place, … */
  text: string;
  /** How strongly it moves with what green companies have in common. */
  green: number;
  /** Part of the parent's members that it holds, and how strongly its score changes their weights. */
  kept: number;
  tilt: number;
};

/** Ideas that are applied to the broad share index of several places, by the letters of their codes. */
const ideas: Record<string, Idea> = {
  SR: {
    family: 'Plumbline Screened',
    name: 'Screened',
    text: 'without companies that make controversial weapons, tobacco or thermal coal.',
    green: 0.5,
    kept: 0.95,
    tilt: 0,
  },
  LC: {
    family: 'Plumbline Low Carbon',
    name: 'Low Carbon',
    text: 'weighted so that its carbon intensity is at most half of its parent’s, at a tracking error of about 1% a year.',
    green: 0.6,
    kept: 0.8,
    tilt: 0.4,
  },
  GD: {
    family: 'Plumbline Gender Diversity',
    name: 'Gender Diversity',
    text: 'weighted by scores for women in management, equal pay and parental leave, in five groups.',
    green: 1.2,
    kept: 1,
    tilt: 0.3,
  },
  SL: {
    family: 'Plumbline Sustainability Leaders',
    name: 'Sustainability Leaders',
    text: 'reduced to the half of each sector with the highest sustainability scores.',
    green: 1.5,
    kept: 0.5,
    tilt: 0,
  },
};

const rows = table<'code' | 'place' | 'variants'>(`
code  | place    | variants
PLWSR | world    | NTR USD EUR JPYH, PR USD, TR USD
PLUSR | us       | NTR USD, TR USD
PLESR | europe   | NTR EUR, TR EUR
PLJSR | japan    | NTR JPY, TR JPY
PLMSR | emerging | NTR USD, TR USD
PLWLC | world    | NTR USD EUR JPYH, PR USD, TR USD
PLULC | us       | NTR USD
PLELC | europe   | NTR EUR, TR EUR
PLJLC | japan    | NTR JPY, TR JPY
PLMLC | emerging | NTR USD
PLWGD | world    | NTR USD, PR USD, TR USD
PLUGD | us       | NTR USD, TR USD
PLEGD | europe   | NTR EUR, TR EUR
PLJGD | japan    | NTR JPY USDH, TR JPY
PLWSL | world    | NTR USD, PR USD, TR USD
PLUSL | us       | NTR USD
PLESL | europe   | NTR EUR
PLJSL | japan    | NTR JPY
`);

/** How many members the broad share index of each place has: its parts begin with the same companies. */
const parentMembers: Record<string, number> = {
  world: 320,
  us: 360,
  europe: 420,
  japan: 240,
  emerging: 360,
};

const series = rows.map((row) => {
  const letters = row.code.slice(3);
  const { family, name, text, green, kept, tilt } = ideas[letters]!;
  const place = placeOf(row.place);
  return sharePortfolio(
    {
      code: row.code,
      name: `Plumbline ${place.name} ${name}`,
      family,
      region: place.region,
      description: `The ${place.name} index ${text}`,
      basket: place.basket,
      variants: row.variants,
      shares: {
        factors: { ...place.factors, 'style.green': green },
        specific: 0.006,
        dividendYield: 0.021,
      },
      members: byCapitalisation(place.countries, Math.round(parentMembers[row.place]! * kept), {
        score: letters,
        kept,
        tilt,
        bySector: letters === 'LC' || letters === 'SL',
        // Leaders and themes share a family whose members are capped.
        cap: letters === 'SL' ? 5 : 100,
      }),
      benchmark: place.parent,
    },
    'esg',
  );
});

type Theme = {
  code: string;
  name: string;
  description: string;
  factor: FactorName;
  beta: number;
  sectors: readonly Sector[];
};

const themes: Theme[] = [
  {
    code: 'PLWCE',
    name: 'World Clean Energy',
    description:
      'Companies that earn most of their revenue from wind, solar and water power, storage and grids.',
    factor: 'theme.clean-energy',
    beta: 1.1,
    sectors: ['energy', 'utilities', 'technology'],
  },
  {
    code: 'PLWWA',
    name: 'World Water',
    description: 'Companies that supply, clean and save water.',
    factor: 'theme.water',
    beta: 0.97,
    sectors: ['utilities', 'industrials'],
  },
];

const themed = themes.map(({ code, name, description, factor, beta, sectors }) =>
  sharePortfolio(
    {
      code,
      name: `Plumbline ${name}`,
      family: 'Plumbline Sustainability Leaders',
      region: 'Global',
      description,
      basket: baskets.world,
      variants: 'NTR USD, PR USD',
      shares: { beta, factors: { [factor]: 1 }, dividendYield: 0.014 },
      // Few companies of these sectors earn most of their revenue so.
      members: byCapitalisation(developed, 60, {
        sectors,
        bySize: 0.7,
        score: code,
        kept: 0.2,
        cap: 5,
      }),
      benchmark: 'PLWLD',
    },
    'esg',
  ),
);

export const sustainableShares: readonly Portfolio[] = [...series, ...themed];
