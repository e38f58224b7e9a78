import { hashOf } from '../random.ts';
import type { Company } from './companies.ts';
import { emerging, type CountryName } from './countries.ts';
import { table } from '../table.ts';

export const ratings = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B'] as const;
export type Rating = (typeof ratings)[number];

export const isInvestmentGrade = (rating: Rating): boolean =>
  ratings.indexOf(rating) <= ratings.indexOf('BBB');

/**
 * What governments have outstanding: how many bonds, with how many years to go on average and at most, their
 * value against that of the others, and the same of bonds whose principal follows prices.
 */
const governmentRows = table<
  'country' | 'rating' | 'count' | 'average' | 'longest' | 'value' | 'linked' | 'linkedValue'
>(`
country        | rating | count | average | longest | value | linked | linkedValue
United States  | AA  | 120 | 7.4 | 30 | 45  | 36 | 5
Japan          | A   | 120 | 9.6 | 40 | 15  | 0  | 0
Germany        | AAA | 40  | 7.8 | 30 | 6   | 12 | 0.3
France         | A   | 45  | 8.3 | 30 | 8   | 22 | 1.3
Italy          | BBB | 45  | 7.2 | 30 | 7.5 | 18 | 0.6
United Kingdom | AA  | 60  | 13  | 50 | 6.5 | 36 | 2.8
Canada         | AAA | 40  | 8.9 | 30 | 2.5 | 0  | 0
Spain          | A   | 30  | 8   | 30 | 4.5 | 0  | 0
Netherlands    | AAA | 20  | 9   | 30 | 1.4 | 0  | 0
Belgium        | AA  | 20  | 9.5 | 30 | 1.6 | 0  | 0
Austria        | AA  | 16  | 10  | 30 | 1.1 | 0  | 0
Finland        | AA  | 12  | 8   | 30 | 0.5 | 0  | 0
Ireland        | AA  | 14  | 9.5 | 30 | 0.6 | 0  | 0
Portugal       | A   | 14  | 7   | 30 | 0.6 | 0  | 0
Switzerland    | AAA | 30  | 9.5 | 40 | 0.4 | 0  | 0
Australia      | AAA | 32  | 6.8 | 30 | 1.7 | 0  | 0
Brazil         | BB  | 16  | 10  | 30 | 2.4 | 0  | 0
Mexico         | BBB | 16  | 11  | 30 | 2.2 | 0  | 0
Indonesia      | BBB | 16  | 10  | 30 | 2   | 0  | 0
South Africa   | BB  | 14  | 9   | 30 | 1.6 | 0  | 0
Saudi Arabia   | A   | 14  | 10  | 30 | 1.2 | 0  | 0
India          | BBB | 10  | 8   | 30 | 0.6 | 0  | 0
China          | A   | 12  | 7   | 30 | 0.6 | 0  | 0
Chile          | A   | 12  | 11  | 30 | 0.6 | 0  | 0
Korea          | AA  | 12  | 7   | 30 | 0.4 | 0  | 0
Thailand       | BBB | 10  | 8   | 30 | 0.3 | 0  | 0
Taiwan         | AA  | 8   | 7   | 30 | 0.1 | 0  | 0
`);

export const governments = governmentRows.map((row) => ({
  country: row.country,
  rating: row.rating as Rating,
  nominal: {
    count: Number(row.count),
    average: Number(row.average),
    longest: Number(row.longest),
    value: Number(row.value),
  },
  linked: {
    count: Number(row.linked),
    average: 9,
    longest: 30,
    value: Number(row.linkedValue),
  },
}));

/** Of a hundred companies of a size, how many are of investment grade. */
const goodOf = { large: 88, mid: 50, small: 25 };

type Ladder = readonly (readonly [below: number, Rating])[];

const good: Ladder = [
  [8, 'AA'],
  [48, 'A'],
  [100, 'BBB'],
];
const low: Ladder = [
  [60, 'BB'],
  [100, 'B'],
];
const ofEmergingMarkets: Ladder = [
  [15, 'A'],
  [60, 'BBB'],
  [90, 'BB'],
  [100, 'B'],
];

/** The rating of an invented company, the same for all its bonds. */
export function ratingOf({ isin, country, size }: Company): Rating {
  const ladder = isEmerging(country)
    ? ofEmergingMarkets
    : hashOf(`grade of ${isin}`) % 100 < goodOf[size]
      ? good
      : low;
  const draw = hashOf(`rating of ${isin}`) % 100;
  return ladder.find(([below]) => draw < below)![1];
}

const isEmerging = (country: CountryName): boolean => emerging.includes(country);
