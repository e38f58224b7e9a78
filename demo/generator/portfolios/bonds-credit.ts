import type { Basket } from '../market/currencies.ts';
import * as groups from '../members/countries.ts';
import * as baskets from './baskets.ts';
import { bondPortfolio } from './bond-portfolio.ts';
import type { Bonds } from './bond-returns.ts';
import type { FamilyName } from './families.ts';
import type { Portfolio } from './portfolio.ts';
import { table } from '../table.ts';

const markets: Record<string, { countries: readonly string[]; basket: Basket }> = {
  'global credit': { countries: groups.developed, basket: baskets.globalCredit },
  'global bonds': { countries: groups.developed, basket: baskets.globalBonds },
  us: { countries: ['United States'], basket: { USD: 1 } },
  euro: { countries: groups.euroArea, basket: { EUR: 1 } },
  sterling: { countries: ['United Kingdom'], basket: { GBP: 1 } },
  japan: { countries: ['Japan'], basket: { JPY: 1 } },
  emerging: { countries: groups.emerging, basket: { USD: 1 } },
};

/** How far yields lie above government bonds, as loadings on the grades' spreads. */
const quality: Record<string, Bonds['credit']> = {
  good: { 'investment-grade': 1 },
  low: { 'high-yield': 1 },
  mixed: { 'investment-grade': 0.35 },
  emerging: { emerging: 0.9 },
  japanese: { 'investment-grade': 0.35 },
  'mostly government': { 'investment-grade': 0.08 },
};

type Column =
  | 'code'
  | 'name'
  | 'region'
  | 'market'
  | 'quality'
  | 'average'
  | 'from'
  | 'to'
  | 'variants'
  | 'bonds';

/** Average, shortest and longest years to maturity; H marks hedged variants. */
const corporate = table<Column>(`
code  | name                            | region           | market        | quality  | average | from | to | variants | bonds
PLGCB | Global Corporate Bond           | Global           | global credit | good     | 8   | 1  | 30 | TR USD USDH EURH GBPH JPYH | of companies of investment grade in dollars, euros and pounds
PLUCB | US Corporate Bond               | North America    | us            | good     | 9.5 | 1  | 30 | TR USD EURH, PR USD        | of US companies of investment grade
PLUC1 | US Corporate Bond 1-5 Years     | North America    | us            | good     | 3   | 1  | 5 | TR USD                     | of US companies of investment grade
PLUCL | US Corporate Bond 10+ Years     | North America    | us            | good     | 19  | 10 | 30 | TR USD                     | of US companies of investment grade
PLECB | Euro Corporate Bond             | Europe           | euro          | good     | 5.6 | 1  | 20 | TR EUR USDH, PR EUR        | of companies of investment grade in euros
PLEC1 | Euro Corporate Bond 1-3 Years   | Europe           | euro          | good     | 2   | 1  | 3 | TR EUR                     | of companies of investment grade in euros
PLEC3 | Euro Corporate Bond 3-5 Years   | Europe           | euro          | good     | 4   | 3  | 5 | TR EUR                     | of companies of investment grade in euros
PLKCB | Sterling Corporate Bond         | Europe           | sterling      | good     | 9   | 1  | 30 | TR GBP                     | of companies of investment grade in pounds
PLJCB | Japanese Corporate Bond         | Japan            | japan         | japanese | 5   | 1  | 20 | TR JPY                     | of Japanese companies of investment grade
PLEMC | Emerging Markets Corporate Bond | Emerging Markets | emerging      | emerging | 6   | 1  | 20 | TR USD EURH                | in dollars of companies of emerging markets
`);

const highYield = table<Column>(`
code  | name                         | region        | market        | quality | average | from | to | variants | bonds
PLGHY | Global High Yield Bond       | Global        | global credit | low | 4.4 | 1 | 12 | TR USD EURH GBPH    | of companies below investment grade in dollars, euros and pounds
PLUHY | US High Yield Bond           | North America | us            | low | 4.6 | 1 | 12 | TR USD EURH, PR USD | of US companies below investment grade
PLUHS | US High Yield Bond 1-5 Years | North America | us            | low | 2.8 | 1 | 5 | TR USD              | of US companies below investment grade
PLEHY | Euro High Yield Bond         | Europe        | euro          | low | 3.6 | 1 | 10 | TR EUR              | of companies below investment grade in euros
`);

const aggregate = table<Column>(`
code  | name                    | region        | market       | quality           | average | from | to | variants | bonds
PLGAG | Global Aggregate Bond   | Global        | global bonds | mixed             | 8   | 1 | 30 | TR USD EUR USDH EURH GBPH JPYH CHFH | of governments and companies of investment grade in seven currencies
PLUAG | US Aggregate Bond       | North America | us           | mixed             | 7.4 | 1 | 30 | TR USD EURH, PR USD | of the United States government and of US companies of investment grade
PLEAG | Euro Aggregate Bond     | Europe        | euro         | mixed             | 7.6 | 1 | 30 | TR EUR, PR EUR      | of governments and companies of investment grade in euros
PLKAG | Sterling Aggregate Bond | Europe        | sterling     | mixed             | 11  | 1 | 40 | TR GBP              | of the UK government and of companies of investment grade in pounds
PLJAG | Japanese Aggregate Bond | Japan         | japan        | mostly government | 9   | 1 | 40 | TR JPY              | of the Japanese government and of Japanese companies
`);

function portfolioOf(
  row: Record<Column, string>,
  family: FamilyName,
  bondSector: Portfolio['bondSector'],
  benchmark: string,
): Portfolio {
  const { basket, ...issuers } = markets[row.market]!;
  return bondPortfolio({
    code: row.code,
    name: `Plumbline ${row.name}`,
    family,
    region: row.region,
    description: `Fixed-rate bonds ${row.bonds}, with ${row.from} to ${row.to} years to maturity.`,
    basket,
    variants: row.variants,
    bondSector,
    bonds: { maturity: Number(row.average), credit: quality[row.quality]! },
    members: {
      ...issuers,
      issuers: bondSector === 'CORPORATE' ? 'companies' : 'both',
      maturities: [Number(row.from), Number(row.to)],
      grade: row.market === 'emerging' ? 'any' : row.quality === 'low' ? 'low' : 'good',
    },
    benchmark: row.code === benchmark ? null : benchmark,
  });
}

export const creditBonds: readonly Portfolio[] = [
  ...corporate.map((row) => portfolioOf(row, 'Plumbline Corporate Bonds', 'CORPORATE', 'PLGCB')),
  ...highYield.map((row) => portfolioOf(row, 'Plumbline High Yield Bonds', 'CORPORATE', 'PLGHY')),
  ...aggregate.map((row) =>
    portfolioOf(row, 'Plumbline Aggregate Bonds', 'GOVERNMENT_OR_CORPORATE', 'PLGAG'),
  ),
];
