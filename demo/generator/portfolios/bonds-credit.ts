import type { Basket } from '../market/currencies.ts';
import * as groups from '../members/countries.ts';
import * as baskets from './baskets.ts';
import { bondPortfolio } from './bond-portfolio.ts';
import type { Bonds } from './bond-returns.ts';
import type { FamilyName } from './families.ts';
import { hedged, variants, type Portfolio, type Variant } from './portfolio.ts';

type Row = {
  code: string;
  name: string;
  region: string;
  /** Completes: bonds … */
  text: string;
  countries: readonly string[];
  basket: Basket;
  maturity: number;
  range: readonly [from: number, to: number];
  credit: Bonds['credit'];
  variants: Variant[];
  count: number;
};

const usd = { USD: 1 };
const eur = { EUR: 1 };
const good = { 'investment-grade': 1 };
const low = { 'high-yield': 1 };
const mixed = { 'investment-grade': 0.35 };
const us = ['United States'];

const corporate: Row[] = [
  row(
    ['PLGCB', 'Global Corporate Bond', 'Global'],
    'of companies of investment grade in dollars, euros and pounds',
    groups.developed,
    baskets.globalCredit,
    8,
    [1, 30],
    good,
    [...variants('TR', 'USD'), ...hedged('TR', 'USD EUR GBP JPY')],
    260,
  ),
  row(
    ['PLUCB', 'US Corporate Bond', 'North America'],
    'of US companies of investment grade',
    us,
    usd,
    9.5,
    [1, 30],
    good,
    [...variants('TR PR', 'USD'), ...hedged('TR', 'EUR')],
    220,
  ),
  row(
    ['PLUC1', 'US Corporate Bond 1-5 Years', 'North America'],
    'of US companies of investment grade',
    us,
    usd,
    3,
    [1, 5],
    good,
    variants('TR', 'USD'),
    120,
  ),
  row(
    ['PLUCL', 'US Corporate Bond 10+ Years', 'North America'],
    'of US companies of investment grade',
    us,
    usd,
    19,
    [10, 30],
    good,
    variants('TR', 'USD'),
    100,
  ),
  row(
    ['PLECB', 'Euro Corporate Bond', 'Europe'],
    'of companies of investment grade in euros',
    groups.euroArea,
    eur,
    5.6,
    [1, 20],
    good,
    [...variants('TR PR', 'EUR'), ...hedged('TR', 'USD')],
    200,
  ),
  row(
    ['PLEC1', 'Euro Corporate Bond 1-3 Years', 'Europe'],
    'of companies of investment grade in euros',
    groups.euroArea,
    eur,
    2,
    [1, 3],
    good,
    variants('TR', 'EUR'),
    90,
  ),
  row(
    ['PLEC3', 'Euro Corporate Bond 3-5 Years', 'Europe'],
    'of companies of investment grade in euros',
    groups.euroArea,
    eur,
    4,
    [3, 5],
    good,
    variants('TR', 'EUR'),
    90,
  ),
  row(
    ['PLKCB', 'Sterling Corporate Bond', 'Europe'],
    'of companies of investment grade in pounds',
    ['United Kingdom'],
    { GBP: 1 },
    9,
    [1, 30],
    good,
    variants('TR', 'GBP'),
    100,
  ),
  row(
    ['PLJCB', 'Japanese Corporate Bond', 'Japan'],
    'of Japanese companies of investment grade',
    ['Japan'],
    { JPY: 1 },
    5,
    [1, 20],
    { 'investment-grade': 0.35 },
    variants('TR', 'JPY'),
    120,
  ),
  row(
    ['PLEMC', 'Emerging Markets Corporate Bond', 'Emerging Markets'],
    'in dollars of companies of emerging markets',
    groups.emerging,
    usd,
    6,
    [1, 20],
    { emerging: 0.9 },
    [...variants('TR', 'USD'), ...hedged('TR', 'EUR')],
    140,
  ),
];

const highYield: Row[] = [
  row(
    ['PLGHY', 'Global High Yield Bond', 'Global'],
    'of companies below investment grade in dollars, euros and pounds',
    groups.developed,
    baskets.globalCredit,
    4.4,
    [1, 12],
    low,
    [...variants('TR', 'USD'), ...hedged('TR', 'EUR GBP')],
    200,
  ),
  row(
    ['PLUHY', 'US High Yield Bond', 'North America'],
    'of US companies below investment grade',
    us,
    usd,
    4.6,
    [1, 12],
    low,
    [...variants('TR PR', 'USD'), ...hedged('TR', 'EUR')],
    180,
  ),
  row(
    ['PLUHS', 'US High Yield Bond 1-5 Years', 'North America'],
    'of US companies below investment grade',
    us,
    usd,
    2.8,
    [1, 5],
    low,
    variants('TR', 'USD'),
    90,
  ),
  row(
    ['PLEHY', 'Euro High Yield Bond', 'Europe'],
    'of companies below investment grade in euros',
    groups.euroArea,
    eur,
    3.6,
    [1, 10],
    low,
    variants('TR', 'EUR'),
    110,
  ),
];

const aggregate: Row[] = [
  row(
    ['PLGAG', 'Global Aggregate Bond', 'Global'],
    'of governments and companies of investment grade in seven currencies',
    groups.developed,
    baskets.globalBonds,
    8,
    [1, 30],
    mixed,
    [...variants('TR', 'USD EUR'), ...hedged('TR', 'USD EUR GBP JPY CHF')],
    300,
  ),
  row(
    ['PLUAG', 'US Aggregate Bond', 'North America'],
    'of the United States government and of US companies of investment grade',
    us,
    usd,
    7.4,
    [1, 30],
    mixed,
    [...variants('TR PR', 'USD'), ...hedged('TR', 'EUR')],
    240,
  ),
  row(
    ['PLEAG', 'Euro Aggregate Bond', 'Europe'],
    'of governments and companies of investment grade in euros',
    groups.euroArea,
    eur,
    7.6,
    [1, 30],
    mixed,
    variants('TR PR', 'EUR'),
    220,
  ),
  row(
    ['PLKAG', 'Sterling Aggregate Bond', 'Europe'],
    'of governments and companies of investment grade in pounds',
    ['United Kingdom'],
    { GBP: 1 },
    11,
    [1, 40],
    mixed,
    variants('TR', 'GBP'),
    110,
  ),
  row(
    ['PLJAG', 'Japanese Aggregate Bond', 'Japan'],
    'of the Japanese government and of Japanese companies',
    ['Japan'],
    { JPY: 1 },
    9,
    [1, 40],
    { 'investment-grade': 0.08 },
    variants('TR', 'JPY'),
    160,
  ),
];

function row(
  [code, name, region]: readonly [string, string, string],
  text: string,
  countries: readonly string[],
  basket: Basket,
  maturity: number,
  range: readonly [number, number],
  credit: Bonds['credit'],
  itsVariants: Variant[],
  count: number,
): Row {
  return {
    code,
    name,
    region,
    text,
    countries,
    basket,
    maturity,
    range,
    credit,
    variants: itsVariants,
    count,
  };
}

function portfolioOf(
  one: Row,
  family: FamilyName,
  bondSector: Portfolio['bondSector'],
  benchmark: string,
): Portfolio {
  return bondPortfolio({
    code: one.code,
    name: `Plumbline ${one.name}`,
    family,
    region: one.region,
    description: `Fixed-rate bonds ${one.text}, with ${one.range[0]} to ${one.range[1]} years to maturity.`,
    basket: one.basket,
    variants: one.variants,
    bondSector,
    bonds: { maturity: one.maturity, credit: one.credit },
    members: {
      countries: one.countries,
      issuers: bondSector === 'CORPORATE' ? 'companies' : 'both',
      maturities: one.range,
      coupon: family === 'Plumbline High Yield Bonds' ? 6.2 : 3.6,
      count: one.count,
    },
    benchmark: one.code === benchmark ? null : benchmark,
  });
}

export const creditBonds: readonly Portfolio[] = [
  ...corporate.map((one) => portfolioOf(one, 'Plumbline Corporate Bonds', 'CORPORATE', 'PLGCB')),
  ...highYield.map((one) => portfolioOf(one, 'Plumbline High Yield Bonds', 'CORPORATE', 'PLGHY')),
  ...aggregate.map((one) =>
    portfolioOf(one, 'Plumbline Aggregate Bonds', 'GOVERNMENT_OR_CORPORATE', 'PLGAG'),
  ),
];
