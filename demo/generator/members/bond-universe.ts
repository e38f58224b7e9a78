import { lastYield, yieldOn } from '../market/last-yields.ts';
import { isinOf } from '../isin.ts';
import { randomOf, type Random } from '../random.ts';
import { table } from '../table.ts';
import type { Bond } from './bond.ts';
import { priceOf } from './bond-prices.ts';
import { countries, emerging, euroArea, type CountryName } from './countries.ts';
import type { Company } from './companies.ts';
import { governments, isInvestmentGrade, ratingOf, type Rating } from './issuers.ts';
import { maturityOf, yearsFrom } from './maturities.ts';
import { classification, sectorNames } from './sectors.ts';

type Issuer = Pick<Bond, 'issuer' | 'issuerIsin' | 'ticker' | 'sector' | 'country'> & {
  rating: Rating;
  /** How much it has outstanding against others of its market. */
  size: number;
};

/** Bonds of one kind, which share the value of their market. */
type Market = {
  name: string;
  currency: string;
  linked: boolean;
  count: number;
  average: number;
  longest: number;
  value: number;
  issuers: readonly Issuer[];
};

/** Companies of some countries that borrow in a currency: how many, and the same as of governments. */
const companyRows = table<
  'currency' | 'grade' | 'issuers' | 'count' | 'average' | 'longest' | 'value'
>(`
currency | grade | issuers | count | average | longest | value
USD      | good  | 80 | 220 | 9.5 | 30 | 25
EUR      | good  | 70 | 200 | 5.6 | 20 | 9
GBP      | good  | 45 | 100 | 9   | 30 | 3
JPY      | good  | 45 | 120 | 5   | 20 | 1.5
CAD      | good  | 20 | 40  | 8   | 30 | 1.5
AUD      | good  | 14 | 28  | 5   | 12 | 0.6
CHF      | good  | 12 | 24  | 5   | 12 | 0.4
USD      | low   | 75 | 180 | 4.6 | 12 | 5
EUR      | low   | 55 | 110 | 3.6 | 10 | 1.8
GBP      | low   | 14 | 30  | 4.5 | 10 | 0.6
`);

const countriesOf: Record<string, readonly CountryName[]> = {
  USD: ['United States'],
  EUR: euroArea,
  GBP: ['United Kingdom'],
  JPY: ['Japan'],
  CAD: ['Canada'],
  AUD: ['Australia'],
  CHF: ['Switzerland'],
};

/** Every invented bond: an index takes from here, so that what two indexes hold is the same bond. */
export function makeBonds(companies: readonly Company[]): Bond[] {
  return [...governmentMarkets(), ...companyMarkets(companies)].flatMap(bondsOf);
}

function governmentMarkets(): Market[] {
  return governments.flatMap(({ country, rating, nominal, linked }) => {
    const isEmerging = emerging.includes(country);
    const issuer = {
      issuer: country,
      issuerIsin: null,
      ticker: null,
      sector: 'Government',
      country,
      rating,
      size: 1,
    };
    const currency = isEmerging ? 'USD' : countries.get(country)!.currency;
    const market = { currency, issuers: [issuer] };
    return [
      { ...market, ...nominal, name: country, linked: false },
      { ...market, ...linked, name: `${country} linked`, linked: true },
    ];
  });
}

function companyMarkets(companies: readonly Company[]): Market[] {
  const developed = companyRows.map((row) => ({
    row,
    able: companies.filter(
      (company) =>
        countriesOf[row.currency]!.includes(company.country) &&
        isInvestmentGrade(ratingOf(company)) === (row.grade === 'good'),
    ),
  }));
  const others = {
    row: {
      currency: 'USD',
      grade: 'of emerging markets',
      issuers: '70',
      count: '140',
      average: '6',
      longest: '20',
      value: '4',
    },
    able: companies.filter(({ country }) => emerging.includes(country)),
  };
  return [...developed, others].map(({ row, able }) => ({
    name: `companies ${row.currency} ${row.grade}`,
    currency: row.currency,
    linked: false,
    count: Number(row.count),
    average: Number(row.average),
    longest: Number(row.longest),
    value: Number(row.value),
    issuers: able.slice(0, Number(row.issuers)).map(issuerOf),
  }));
}

function issuerOf(company: Company): Issuer {
  return {
    issuer: company.name,
    issuerIsin: company.isin,
    ticker: company.ticker,
    sector: sectorNames[company.sector],
    country: company.country,
    rating: ratingOf(company),
    size: company.capitalisation ** 0.35,
  };
}

function bondsOf(market: Market): Bond[] {
  const random = randomOf(`bonds of ${market.name}`);
  const found = new Map<string, Bond>();
  while (found.size < market.count) {
    const bond = bondOf(random, random.pick(market.issuers), market);
    found.set(bond.name, found.get(bond.name) ?? bond);
  }
  const bonds = [...found.values()];
  const total = bonds.reduce((sum, { size }) => sum + size, 0);
  return bonds.map((bond) => ({ ...bond, size: (bond.size / total) * market.value }));
}

/** Inflation that is expected: what the real yield of linked bonds is lower by, percentage points. */
const expectedInflation = 2.2;

function bondOf(random: Random, { rating, size, ...issuer }: Issuer, market: Market): Bond {
  const { currency, linked } = market;
  const maturity = maturityOf(random, market);
  const years = yearsFrom(maturity);
  const spread = spreadOf(issuer, rating, currency);
  const real = linked ? expectedInflation : 0;
  const issued = yieldOn(currency, ...tenorOf(random, years)) + spread / 100 - real;
  const coupon = Math.max(linked ? 0.125 : 0, Math.round((issued + 0.2 * random.normal()) * 8) / 8);
  const bondYield = lastYield(currency, years) + spread / 100 - real;
  const name = `${issuer.issuer} ${coupon.toFixed(3)}%${linked ? ' I/L' : ''} ${textOf(maturity)}`;
  return {
    ...issuer,
    name,
    isin: isinOf('B', name),
    currency,
    classification,
    linked,
    isGreen: random.uniform() < greenPart(issuer.sector, currency),
    rating,
    coupon,
    maturity,
    years,
    spread,
    bondYield,
    size:
      size *
      Math.exp(0.45 * random.normal()) *
      priceOf({ coupon: coupon / 100, bondYield: bondYield / 100, years }).price,
  };
}

/** The original term that years to go are left of, and the day of issue, not before the curves begin. */
function tenorOf(random: Random, years: number): [tenor: number, issued: number] {
  const longer = [2, 3, 5, 7, 10, 15, 20, 30, 50].filter((one) => one >= years);
  const tenor = longer[random.uniform() < 0.6 ? 0 : Math.min(1, longer.length - 1)] ?? years;
  return [tenor, tenor - years];
}

const companySpreads: Record<Rating, number> = {
  AAA: 40,
  AA: 55,
  A: 75,
  BBB: 125,
  BB: 230,
  B: 400,
};
const governmentSpreads: Record<Rating, number> = {
  AAA: 5,
  AA: 25,
  A: 60,
  BBB: 110,
  BB: 230,
  B: 400,
};
const emergingSpreads: Record<Rating, number> = {
  AAA: 60,
  AA: 95,
  A: 130,
  BBB: 215,
  BB: 340,
  B: 520,
};

/** Basis points above the curve of the currency, which is its government's; in the euro area, the German one's. */
function spreadOf(
  { sector, country }: Pick<Issuer, 'sector' | 'country'>,
  rating: Rating,
  currency: string,
): number {
  if (country !== null && emerging.includes(country)) return emergingSpreads[rating];
  if (sector !== 'Government') return companySpreads[rating];
  return currency === 'EUR' && country !== 'Germany' ? governmentSpreads[rating] : 0;
}

/** Of which part of an issuer's bonds the proceeds pay for environmental projects. */
function greenPart(sector: string, currency: string): number {
  if (sector === 'Government') return currency === 'EUR' || currency === 'GBP' ? 0.14 : 0;
  return { EUR: 0.3, GBP: 0.2, USD: 0.14 }[currency] ?? 0;
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function textOf(iso: string): string {
  const [year, month, dayOfMonth] = iso.split('-').map(Number);
  return `${dayOfMonth} ${months[month! - 1]} ${year}`;
}
