import type { Basket } from '../market/currencies.ts';
import * as groups from '../members/countries.ts';
import * as baskets from './baskets.ts';
import { bondPortfolio } from './bond-portfolio.ts';
import { countryWords } from './country-words.ts';
import type { Portfolio } from './portfolio.ts';
import { table } from '../table.ts';

const dollar: Basket = { USD: 1 };

const groupsByName: Record<string, { countries: readonly string[]; text: string; basket: Basket }> =
  {
    'seven markets': {
      countries: [
        'United States',
        'Japan',
        'Germany',
        'France',
        'Italy',
        'United Kingdom',
        'Canada',
      ],
      text: 'seven large markets',
      basket: baskets.globalBonds,
    },
    'euro area': { countries: groups.euroArea, text: 'the euro area', basket: { EUR: 1 } },
  };

type Column = 'code' | 'name' | 'region' | 'issuer' | 'average' | 'from' | 'to' | 'variants';

/** Average, shortest and longest years to maturity; H marks hedged variants. */
const nominalRows = table<Column>(`
code  | name                               | region        | issuer         | average | from | to | variants
PLGGB | Global Government Bond             | Global        | seven markets  | 8.6 | 1  | 30 | TR USD EUR JPY USDH EURH JPYH GBPH CHFH
PLUST | US Treasury Bond                   | North America | United States  | 7.4 | 1  | 30 | TR USD EURH JPYH, PR USD
PLUS1 | US Treasury Bond 1-3 Years         | North America | United States  | 2   | 1  | 3 | TR USD
PLUS3 | US Treasury Bond 3-7 Years         | North America | United States  | 5   | 3  | 7 | TR USD
PLUS7 | US Treasury Bond 7-10 Years        | North America | United States  | 8.5 | 7  | 10 | TR USD
PLUTL | US Treasury Bond 10+ Years         | North America | United States  | 21  | 10 | 30 | TR USD
PLEGB | Eurozone Government Bond           | Europe        | euro area      | 8.4 | 1  | 30 | TR EUR USDH JPYH, PR EUR
PLEG1 | Eurozone Government Bond 1-3 Years | Europe        | euro area      | 2   | 1  | 3 | TR EUR
PLEG3 | Eurozone Government Bond 3-7 Years | Europe        | euro area      | 5   | 3  | 7 | TR EUR
PLEG7 | Eurozone Government Bond 7-10 Years| Europe        | euro area      | 8.5 | 7  | 10 | TR EUR
PLEGL | Eurozone Government Bond 10+ Years | Europe        | euro area      | 20  | 10 | 30 | TR EUR
PLDGB | German Government Bond             | Europe        | Germany        | 7.8 | 1  | 30 | TR EUR
PLIGB | Italian Government Bond            | Europe        | Italy          | 7.2 | 1  | 30 | TR EUR
PLUKG | UK Government Bond                 | Europe        | United Kingdom | 13  | 1  | 50 | TR GBP EURH, PR GBP
PLUKL | UK Government Bond 15+ Years       | Europe        | United Kingdom | 26  | 15 | 50 | TR GBP
PLJGB | Japanese Government Bond           | Japan         | Japan          | 9.6 | 1  | 40 | TR JPY, PR JPY
PLJG1 | Japanese Government Bond 1-10 Years| Japan         | Japan          | 5.5 | 1  | 10 | TR JPY
PLJGL | Japanese Government Bond 10+ Years | Japan         | Japan          | 19  | 10 | 40 | TR JPY
PLSGB | Swiss Government Bond              | Europe        | Switzerland    | 9.5 | 1  | 40 | TR CHF
PLCGB | Canadian Government Bond           | North America | Canada         | 8.9 | 1  | 30 | TR CAD
PLAGB | Australian Government Bond         | Asia Pacific  | Australia      | 6.8 | 1  | 30 | TR AUD
`);

const nominal = nominalRows.map((row) => {
  const { currency } = groups.countries.get(row.issuer) ?? { currency: '' };
  const issuers = groupsByName[row.issuer] ?? {
    countries: [row.issuer],
    text: countryWords(row.issuer),
    basket: { [currency]: 1 },
  };
  return bondPortfolio({
    code: row.code,
    name: `Plumbline ${row.name}`,
    family: 'Plumbline Government Bonds',
    region: row.region,
    description: `Fixed-rate bonds in local currency of the central government of ${issuers.text}, with ${row.from} to ${row.to} years to maturity.`,
    basket: issuers.basket,
    variants: row.variants,
    bondSector: 'GOVERNMENT',
    bonds: { maturity: Number(row.average) },
    members: {
      countries: issuers.countries,
      issuers: 'governments',
      maturities: [Number(row.from), Number(row.to)],
    },
    benchmark: benchmarkOf(row.code),
  });
});

/** A maturity range is compared with all maturities of its market, and these with the world. */
function benchmarkOf(code: string): string | null {
  const whole: Record<string, string> = {
    PLUS: 'PLUST',
    PLUT: 'PLUST',
    PLEG: 'PLEGB',
    PLUK: 'PLUKG',
    PLJG: 'PLJGB',
  };
  const broader = whole[code.slice(0, 4)];
  return broader === code ? 'PLGGB' : (broader ?? null);
}

const emerging = bondPortfolio({
  code: 'PLEMD',
  name: 'Plumbline Emerging Markets Dollar Government Bond',
  family: 'Plumbline Government Bonds',
  region: 'Emerging Markets',
  description: 'Bonds in US dollars issued by the governments of 11 emerging markets.',
  basket: dollar,
  variants: 'TR USD EUR EURH',
  bondSector: 'GOVERNMENT',
  bonds: { maturity: 10, credit: { emerging: 1 } },
  members: {
    countries: groups.emerging,
    issuers: 'governments',
    maturities: [1, 30],
    grade: 'any',
  },
});

const linkerRows = table<'code' | 'name' | 'region' | 'countries' | 'premium' | 'variants'>(`
code  | name                             | region        | countries                          | premium | variants
PLGIL | Global Inflation-Linked Bond     | Global        | United States,France,Italy,Germany,United Kingdom | 0.4 | TR USD USDH EURH GBPH
PLUIL | US Inflation-Linked Bond         | North America | United States                      | 0.1 | TR USD
PLEIL | Eurozone Inflation-Linked Bond   | Europe        | France,Italy,Germany               | 0.4 | TR EUR
PLKIL | UK Inflation-Linked Bond         | Europe        | United Kingdom                     | 0.8 | TR GBP
`);

const linkers = linkerRows.map((row) => {
  const issuers = row.countries.split(',');
  const { currency } = groups.countries.get(issuers.at(-1)!)!;
  return bondPortfolio({
    code: row.code,
    name: `Plumbline ${row.name}`,
    family: 'Plumbline Inflation-Linked Bonds',
    region: row.region,
    description:
      'Government bonds whose principal follows consumer prices, with at least one year to maturity.',
    basket: row.code === 'PLGIL' ? { USD: 0.5, EUR: 0.22, GBP: 0.28 } : { [currency]: 1 },
    variants: row.variants,
    bondSector: 'GOVERNMENT',
    bonds: { maturity: 9, extraYield: Number(row.premium) / 100 },
    members: {
      countries: issuers,
      issuers: 'governments',
      maturities: [1, 30],
      linked: true,
    },
    benchmark: row.code === 'PLGIL' ? null : 'PLGIL',
  });
});

export const governmentBonds: readonly Portfolio[] = [...nominal, emerging, ...linkers];
