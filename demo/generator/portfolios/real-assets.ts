import type { Shares } from './share-returns.ts';
import type { Sector } from '../members/sectors.ts';
import { byCapitalisation } from './by-capitalisation.ts';
import type { FamilyName } from './families.ts';
import { placeOf } from './places.ts';
import type { Portfolio } from './portfolio.ts';
import { sharePortfolio } from './share-portfolio.ts';
import { table } from '../table.ts';

type Kind = {
  family: FamilyName;
  description: (place: string) => string;
  shares: Partial<Shares>;
  sectors: Sector[];
  count: number;
  cap: number;
};

const kinds: Record<string, Kind> = {
  'Real Estate': {
    family: 'Plumbline Real Estate',
    description: (place) =>
      `Listed companies of ${place} that own and rent out property, weighted by free-float market capitalization.`,
    shares: {
      beta: 1.02,
      specific: 0.03,
      dividendYield: 0.041,
      rateSensitivity: 2.5,
      drift: -0.006,
      factors: { 'sector.real-estate': 1 },
    },
    sectors: ['real-estate'],
    count: 80,
    cap: 100,
  },
  Infrastructure: {
    family: 'Plumbline Infrastructure',
    description: (place) =>
      `Listed owners and operators of power grids, pipelines, waterworks and networks of ${place}.`,
    shares: {
      beta: 0.78,
      dividendYield: 0.037,
      rateSensitivity: 2,
      drift: -0.006,
      factors: { 'theme.infrastructure': 1, 'sector.utilities': 0.4 },
    },
    sectors: ['utilities', 'energy', 'communications'],
    count: 100,
    cap: 5,
  },
};

const placeWords: Record<string, string> = {
  world: 'developed markets',
  us: 'the United States',
  europe: 'Europe',
  pacific: 'Asia and the Pacific',
  japan: 'Japan',
};

const rows = table<'code' | 'name' | 'place' | 'kind' | 'variants'>(`
code  | name                     | place   | kind           | variants
PLGRE | Global Listed Real Estate       | world   | Real Estate    | NTR USD EUR EURH, PR USD, TR USD
PLURE | US Listed Real Estate           | us      | Real Estate    | NTR USD, PR USD, TR USD
PLXRE | Europe Listed Real Estate       | europe  | Real Estate    | NTR EUR, PR EUR
PLARE | Asia Pacific Listed Real Estate | pacific | Real Estate    | NTR USD, PR USD
PLJRE | Japan Listed Real Estate        | japan   | Real Estate    | NTR JPY, PR JPY, TR JPY
PLGIN | Global Infrastructure    | world   | Infrastructure | NTR USD EUR USDH EURH, PR USD, TR USD
PLXIN | Europe Infrastructure    | europe  | Infrastructure | NTR EUR, PR EUR
`);

/** Real estate and infrastructure that is traded as shares. */
export const realAssets: readonly Portfolio[] = rows.map((row) => {
  const { family, description, shares, sectors, count, cap } = kinds[row.kind]!;
  const place = placeOf(row.place);
  const worldwide = rows.find((one) => one.kind === row.kind)!.code;
  return sharePortfolio(
    {
      code: row.code,
      name: `Plumbline ${row.name}`,
      family,
      region: place.region,
      description: description(placeWords[row.place]!),
      basket: place.basket,
      variants: row.variants,
      shares: { ...shares, factors: { ...place.factors, ...shares.factors } },
      members: byCapitalisation(place.countries, count, {
        sectors,
        cap,
        sizes: ['large', 'mid', 'small'],
      }),
      benchmark: row.code === worldwide ? 'PLWLD' : worldwide,
    },
    'alternatives',
  );
});
