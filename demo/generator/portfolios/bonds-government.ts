import type { Basket } from '../market/currencies.ts';
import * as groups from '../members/countries.ts';
import * as baskets from './baskets.ts';
import { bondPortfolio } from './bond-portfolio.ts';
import { hedged, variants, type Portfolio, type Variant } from './portfolio.ts';

type Row = {
  code: string;
  name: string;
  region: string;
  issuers: string;
  countries: readonly string[];
  basket: Basket;
  maturity: number;
  range: readonly [from: number, to: number];
  variants: Variant[];
  count: number;
};

const usd = { USD: 1 };
const eur = { EUR: 1 };
const majorCountries = [
  'United States',
  'Japan',
  'Germany',
  'France',
  'Italy',
  'United Kingdom',
  'Canada',
];

const rows: Row[] = [
  row(
    'PLGGB',
    'Global Government Bond',
    'Global',
    'seven large markets',
    majorCountries,
    baskets.globalBonds,
    8.6,
    [1, 40],
    [...variants('TR', 'USD EUR JPY'), ...hedged('TR', 'USD EUR JPY GBP CHF')],
    240,
  ),
  row(
    'PLUST',
    'US Treasury Bond',
    'North America',
    'the United States',
    ['United States'],
    usd,
    7.4,
    [1, 30],
    [...variants('TR PR', 'USD'), ...hedged('TR', 'EUR JPY')],
    120,
  ),
  row(
    'PLUS1',
    'US Treasury Bond 1-3 Years',
    'North America',
    'the United States',
    ['United States'],
    usd,
    2,
    [1, 3],
    variants('TR', 'USD'),
    40,
  ),
  row(
    'PLUS3',
    'US Treasury Bond 3-7 Years',
    'North America',
    'the United States',
    ['United States'],
    usd,
    5,
    [3, 7],
    variants('TR', 'USD'),
    45,
  ),
  row(
    'PLUS7',
    'US Treasury Bond 7-10 Years',
    'North America',
    'the United States',
    ['United States'],
    usd,
    8.5,
    [7, 10],
    variants('TR', 'USD'),
    30,
  ),
  row(
    'PLUTL',
    'US Treasury Bond 10+ Years',
    'North America',
    'the United States',
    ['United States'],
    usd,
    21,
    [10, 30],
    variants('TR', 'USD'),
    45,
  ),
  row(
    'PLEGB',
    'Eurozone Government Bond',
    'Europe',
    'the euro area',
    groups.euroArea,
    eur,
    8.4,
    [1, 40],
    [...variants('TR PR', 'EUR'), ...hedged('TR', 'USD JPY')],
    180,
  ),
  row(
    'PLEG1',
    'Eurozone Government Bond 1-3 Years',
    'Europe',
    'the euro area',
    groups.euroArea,
    eur,
    2,
    [1, 3],
    variants('TR', 'EUR'),
    60,
  ),
  row(
    'PLEG3',
    'Eurozone Government Bond 3-7 Years',
    'Europe',
    'the euro area',
    groups.euroArea,
    eur,
    5,
    [3, 7],
    variants('TR', 'EUR'),
    70,
  ),
  row(
    'PLEG7',
    'Eurozone Government Bond 7-10 Years',
    'Europe',
    'the euro area',
    groups.euroArea,
    eur,
    8.5,
    [7, 10],
    variants('TR', 'EUR'),
    50,
  ),
  row(
    'PLEGL',
    'Eurozone Government Bond 10+ Years',
    'Europe',
    'the euro area',
    groups.euroArea,
    eur,
    20,
    [10, 40],
    variants('TR', 'EUR'),
    60,
  ),
  row(
    'PLDGB',
    'German Government Bond',
    'Europe',
    'Germany',
    ['Germany'],
    eur,
    7.8,
    [1, 30],
    variants('TR', 'EUR'),
    40,
  ),
  row(
    'PLIGB',
    'Italian Government Bond',
    'Europe',
    'Italy',
    ['Italy'],
    eur,
    7.2,
    [1, 30],
    variants('TR', 'EUR'),
    45,
  ),
  row(
    'PLUKG',
    'UK Government Bond',
    'Europe',
    'the United Kingdom',
    ['United Kingdom'],
    { GBP: 1 },
    13,
    [1, 50],
    [...variants('TR PR', 'GBP'), ...hedged('TR', 'EUR')],
    60,
  ),
  row(
    'PLUKL',
    'UK Government Bond 15+ Years',
    'Europe',
    'the United Kingdom',
    ['United Kingdom'],
    { GBP: 1 },
    26,
    [15, 50],
    variants('TR', 'GBP'),
    30,
  ),
  row(
    'PLJGB',
    'Japanese Government Bond',
    'Japan',
    'Japan',
    ['Japan'],
    { JPY: 1 },
    9.6,
    [1, 40],
    variants('TR PR', 'JPY'),
    120,
  ),
  row(
    'PLJG1',
    'Japanese Government Bond 1-10 Years',
    'Japan',
    'Japan',
    ['Japan'],
    { JPY: 1 },
    5.5,
    [1, 10],
    variants('TR', 'JPY'),
    80,
  ),
  row(
    'PLJGL',
    'Japanese Government Bond 10+ Years',
    'Japan',
    'Japan',
    ['Japan'],
    { JPY: 1 },
    19,
    [10, 40],
    variants('TR', 'JPY'),
    60,
  ),
  row(
    'PLSGB',
    'Swiss Government Bond',
    'Europe',
    'Switzerland',
    ['Switzerland'],
    { CHF: 1 },
    9.5,
    [1, 40],
    variants('TR', 'CHF'),
    30,
  ),
  row(
    'PLCGB',
    'Canadian Government Bond',
    'North America',
    'Canada',
    ['Canada'],
    { CAD: 1 },
    8.9,
    [1, 30],
    variants('TR', 'CAD'),
    40,
  ),
  row(
    'PLAGB',
    'Australian Government Bond',
    'Asia Pacific',
    'Australia',
    ['Australia'],
    { AUD: 1 },
    6.8,
    [1, 30],
    variants('TR', 'AUD'),
    32,
  ),
];

function row(
  code: string,
  name: string,
  region: string,
  issuers: string,
  countries: readonly string[],
  basket: Basket,
  maturity: number,
  range: readonly [number, number],
  itsVariants: Variant[],
  count: number,
): Row {
  return {
    code,
    name,
    region,
    issuers,
    countries,
    basket,
    maturity,
    range,
    variants: itsVariants,
    count,
  };
}

const nominal = rows.map((one) =>
  bondPortfolio({
    code: one.code,
    name: `Plumbline ${one.name}`,
    family: 'Plumbline Government Bonds',
    region: one.region,
    description: `Fixed-rate bonds of the central government of ${one.issuers} in local currency, with ${one.range[0]} to ${one.range[1]} years to maturity.`,
    basket: one.basket,
    variants: one.variants,
    bondSector: 'GOVERNMENT',
    bonds: { maturity: one.maturity },
    members: {
      countries: one.countries,
      issuers: 'governments',
      maturities: one.range,
      coupon: 2.8,
      count: one.count,
    },
    benchmark: benchmarkOf(one.code),
  }),
);

function benchmarkOf(code: string): string | null {
  const broader = { PLUS: 'PLUST', PLEG: 'PLEGB', PLUK: 'PLUKG', PLJG: 'PLJGB' }[code.slice(0, 4)];
  return broader === code ? 'PLGGB' : (broader ?? null);
}

const emerging = bondPortfolio({
  code: 'PLEMD',
  name: 'Plumbline Emerging Markets Dollar Government Bond',
  family: 'Plumbline Government Bonds',
  region: 'Emerging Markets',
  description: 'Bonds in US dollars issued by the governments of 11 emerging markets.',
  weighting: 'Market value, 10% country cap',
  basket: usd,
  variants: [...variants('TR', 'USD EUR'), ...hedged('TR', 'EUR')],
  bondSector: 'GOVERNMENT',
  bonds: { maturity: 10, credit: { emerging: 1 } },
  members: {
    countries: groups.emerging,
    issuers: 'governments',
    maturities: [1, 30],
    coupon: 5.6,
    count: 140,
  },
});

const linkers = (
  [
    ['PLUIL', 'US Inflation-Linked Bond', 'North America', 'United States', usd, 'USD', 0.001],
    ['PLEIL', 'Eurozone Inflation-Linked Bond', 'Europe', 'Germany', eur, 'EUR', 0.004],
    ['PLKIL', 'UK Inflation-Linked Bond', 'Europe', 'United Kingdom', { GBP: 1 }, 'GBP', 0.008],
  ] as const
).map(([code, name, region, country, basket, currency, extraYield]) =>
  bondPortfolio({
    code,
    name: `Plumbline ${name}`,
    family: 'Plumbline Inflation-Linked Bonds',
    region,
    description:
      'Government bonds whose principal follows consumer prices, with at least one year to maturity.',
    basket,
    variants: variants('TR', currency),
    bondSector: 'GOVERNMENT',
    bonds: { maturity: 8.5, extraYield },
    members: {
      countries: [country],
      issuers: 'governments',
      maturities: [1, 30],
      coupon: 0.9,
      count: 32,
    },
  }),
);

const globalLinkers = bondPortfolio({
  code: 'PLGIL',
  name: 'Plumbline Global Inflation-Linked Bond',
  family: 'Plumbline Inflation-Linked Bonds',
  region: 'Global',
  description:
    'Inflation-linked government bonds of the United States, the euro area and the United Kingdom.',
  basket: { USD: 0.5, EUR: 0.22, GBP: 0.28 },
  variants: [...variants('TR', 'USD'), ...hedged('TR', 'USD EUR GBP')],
  bondSector: 'GOVERNMENT',
  bonds: { maturity: 9.5, extraYield: 0.004 },
  members: {
    countries: ['United States', 'Germany', 'France', 'Italy', 'United Kingdom'],
    issuers: 'governments',
    maturities: [1, 40],
    coupon: 0.9,
    count: 80,
  },
});

export const governmentBonds: readonly Portfolio[] = [
  ...nominal,
  emerging,
  ...linkers,
  globalLinkers,
];
