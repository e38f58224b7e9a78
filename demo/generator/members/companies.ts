import { isinOf } from '../isin.ts';
import { randomOf, type Random } from '../random.ts';
import { countries, type CountryName } from './countries.ts';
import { inventCompany } from './company-names.ts';
import type { Size } from './members.ts';
import { sectors, sectorTraits, type Sector } from './sectors.ts';

export type Company = {
  name: string;
  ticker: string;
  isin: string;
  country: CountryName;
  currency: string;
  sector: Sector;
  size: Size;
  /** Capitalisation as a share of all companies, per cent. */
  capitalisation: number;
  /** Part of its country's capitalisation that it and the larger companies there make up. */
  coverage: number;
};

/** The invented companies of all countries, the largest first. */
export function makeCompanies(): Company[] {
  const names = new Set<string>();
  const all = [...countries.keys()].flatMap((country) => companiesOf(country, names));
  return all.toSorted((one, other) => other.capitalisation - one.capitalisation);
}

/** The largest companies of one country first. */
function companiesOf(country: CountryName, names: Set<string>): Company[] {
  const traits = countries.get(country)!;
  const random = randomOf(`companies of ${country}`);
  const tickers = new Set<string>();
  const sizes = sizesOf(country, traits.companies);
  const sum = sizes.reduce((one, other) => one + other, 0);
  let covered = 0;
  return sizes.map((size) => {
    const sector = sectorBy(random);
    const name = unused(names, () => inventCompany(random, traits.tongue, sector, traits.forms));
    const ticker = unused(tickers, () => tickerFor(random, name, country));
    covered += size / sum;
    return {
      name,
      ticker,
      isin: isinOf('C', name),
      country,
      currency: traits.currency,
      sector,
      size: sizeClass(covered),
      capitalisation: (traits.share * size) / sum,
      coverage: covered,
    };
  });
}

/** Sizes fall with the rank k as (k + 2)^-0.85, give or take: no two countries have the same ladder. */
function sizesOf(country: CountryName, count: number): number[] {
  const random = randomOf(`sizes in ${country}`);
  const sizes = Array.from(
    { length: count },
    (_, rank) => (rank + 3) ** -0.85 * Math.exp(0.2 * random.normal()),
  );
  return sizes.toSorted((one, other) => other - one);
}

function sizeClass(covered: number): Size {
  if (covered <= 0.7) return 'large';
  return covered <= 0.85 ? 'mid' : 'small';
}

function sectorBy(random: Random): Sector {
  let left = random.uniform() * 100;
  for (const sector of sectors) {
    left -= sectorTraits[sector].share;
    if (left < 0) return sector;
  }
  return 'industrials';
}

const numbered = new Set(['Japan', 'Hong Kong', 'China', 'Taiwan', 'Korea']);

/** Numbers where exchanges use them, otherwise letters of the name. */
function tickerFor(random: Random, name: string, country: CountryName): string {
  if (numbered.has(country)) return String(1000 + random.integer(9000));
  const letters = name.replaceAll(/[^A-Za-z]/g, '').toUpperCase();
  const second = 1 + random.integer(4);
  const third = second + 1 + random.integer(4);
  return letters[0]! + letters[second]! + letters[third]! + letters[third + 1 + random.integer(3)]!;
}

function unused(taken: Set<string>, make: () => string): string {
  for (;;) {
    const made = make();
    if (taken.has(made)) continue;
    taken.add(made);
    return made;
  }
}
