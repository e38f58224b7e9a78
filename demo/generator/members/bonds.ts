import { tenYearYield } from '../market/last-yields.ts';
import { isinOf } from '../isin.ts';
import { randomOf, type Random } from '../random.ts';
import { countries, type CountryName } from './countries.ts';
import type { Company } from './companies.ts';
import type { BondMembers, Member } from './members.ts';
import { classification, sectorNames } from './sectors.ts';

type Issuer = Pick<Company, 'name' | 'country' | 'currency'> & {
  ticker: string | null;
  sector: string;
  capitalisation: number;
};

/** Invented bonds of governments and of the largest companies; their size is the amount outstanding. */
export function listBonds(wanted: BondMembers, companies: readonly Company[]): Member[] {
  const random = randomOf(`bonds ${JSON.stringify({ ...wanted, count: 0 })}`);
  const issuers = issuersOf(wanted, companies);
  const bonds = new Map<string, Member>();
  for (let tries = 0; bonds.size < wanted.count && tries < wanted.count * 20; tries += 1) {
    const bond = bondOf(random, random.pick(issuers), wanted);
    bonds.set(bond.name, bonds.get(bond.name) ?? bond);
  }
  return [...bonds.values()];
}

function issuersOf(wanted: BondMembers, companies: readonly Company[]): Issuer[] {
  const governments = wanted.countries.map(governmentOf);
  if (wanted.issuers === 'governments') return governments;
  const largest = companies
    .filter((company) => wanted.countries.includes(company.country) && company.size !== 'small')
    .slice(0, 90)
    .map((company) => ({ ...company, sector: sectorNames[company.sector] }));
  if (wanted.issuers === 'companies') return largest;
  // About half of the bonds are the governments', however few these are.
  const repeated = Math.ceil(largest.length / governments.length);
  return [...largest, ...Array.from({ length: repeated }, () => governments).flat()];
}

function governmentOf(country: CountryName): Issuer {
  const { currency, share } = countries.get(country)!;
  return {
    name: country,
    country,
    currency,
    ticker: null,
    sector: 'Government',
    capitalisation: share,
  };
}

function bondOf(random: Random, issuer: Issuer, wanted: BondMembers): Member {
  const [shortest, longest] = wanted.maturities;
  // Of a uniform number to the power of p, the mean is 1 / (1 + p).
  const power = (longest - shortest) / (wanted.averageMaturity - shortest) - 1;
  const years = shortest + random.uniform() ** power * (longest - shortest);
  const currency = wanted.currency ?? issuer.currency;
  const usual = wanted.coupon + tenYearYield(currency) - tenYearYield('USD');
  const coupon = Math.max(0.125, Math.round((usual + 0.9 * random.normal()) * 8) / 8);
  const name = `${issuer.name} ${coupon.toFixed(3)}% ${maturityOf(random, years)}`;
  return {
    name,
    ticker: issuer.ticker,
    isin: isinOf('B', name),
    sector: issuer.sector,
    country: issuer.country,
    currency,
    classification,
    size: issuer.capitalisation ** 0.5 * Math.exp(0.45 * random.normal()),
  };
}

const months = ['Feb', 'May', 'Aug', 'Nov'];

function maturityOf(random: Random, years: number): string {
  const after = 2026.88 + years;
  const quarter = Math.min(3, Math.floor((after % 1) * 4));
  const dayOfMonth = random.pick([1, 15, 28]);
  return `${dayOfMonth} ${months[quarter]} ${Math.floor(after)}`;
}
