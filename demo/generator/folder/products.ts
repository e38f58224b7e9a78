import { isinOf } from '../isin.ts';
import { hashOf, randomOf, type Random } from '../random.ts';
import { csvOf } from './csv.ts';
import type { DemoIndex } from './index-master.ts';

const wanted = 120;

const columns = [
  'product_id',
  'name',
  'product_type',
  'provider',
  'ticker',
  'isin',
  'currency',
  'exchange',
  'asset_class',
  'category',
  'index',
  'countries',
  'url',
] as const;

/** Invented fund houses: where their funds are listed, and in which countries they are sold. */
const houses = [
  { name: 'Velloria ETFs', home: 'europe' },
  { name: 'Tarnwick Funds', home: 'america' },
  { name: 'Osteval Invest', home: 'europe' },
  { name: 'Mirazawa Asset Management', home: 'japan' },
  { name: 'Corvenholt Index Funds', home: 'america' },
] as const;

const listings = {
  europe: {
    exchanges: [
      ['Frankfurt', 'EUR', 'DE'],
      ['London', 'USD', 'GB'],
      ['Zurich', 'CHF', 'CH'],
      ['Milan', 'EUR', 'IT'],
    ],
    countries: ['DE', 'AT', 'CH', 'FR', 'IT', 'NL', 'GB'],
  },
  america: {
    exchanges: [
      ['New York', 'USD', 'US'],
      ['Toronto', 'CAD', 'CA'],
    ],
    countries: ['US', 'CA'],
  },
  japan: { exchanges: [['Tokyo', 'JPY', 'JP']], countries: ['JP'] },
} as const;

export const assetClassNames: Record<DemoIndex['portfolio']['assetType'], string> = {
  equity: 'Equity',
  'fixed-income': 'Fixed Income',
  'multi-asset': 'Multi-Asset',
  alternatives: 'Alternatives',
  esg: 'ESG',
  'private-markets': 'Private Markets',
};

/** `products.csv`: funds of invented houses on the main variants of the indexes that have members. */
export function productsText(indexes: readonly DemoIndex[]): string {
  const tracked = chosen(indexes);
  const tickers = new Set<string>();
  const rows = Array.from({ length: wanted }, (_, at) => {
    const index = tracked[at % tracked.length]!;
    const random = randomOf(`product ${at}`);
    const house = houses[(at + Math.floor(at / tracked.length)) % houses.length]!;
    return rowOf(at, index, house, random, tickers);
  });
  return csvOf(columns, rows);
}

/** The first variant of each portfolio, in an order that mixes the asset types. */
function chosen(indexes: readonly DemoIndex[]): DemoIndex[] {
  return indexes
    .filter(({ portfolio, variant }) => portfolio.variants[0] === variant)
    .filter(({ portfolio }) => portfolio.members !== null && portfolio.code !== 'PLWAU')
    .toSorted((one, other) => hashOf(one.fundId) - hashOf(other.fundId))
    .slice(0, 80);
}

function rowOf(
  at: number,
  { fundId, portfolio }: DemoIndex,
  house: (typeof houses)[number],
  random: Random,
  tickers: Set<string>,
): Partial<Record<(typeof columns)[number], string | null>> {
  const productId = `F${String(at + 1).padStart(4, '0')}`;
  const { exchanges, countries } = listings[house.home];
  const [exchange, currency, home] = random.pick<readonly [string, string, string]>(exchanges);
  const isListed = random.uniform() < 0.85;
  const type = isListed ? 'ETF' : 'Mutual Fund';
  const theme = portfolio.name.replace('Plumbline ', '');
  return {
    product_id: productId,
    name: `${house.name} ${theme} ${isListed ? 'ETF' : 'Index Fund'}`,
    product_type: type,
    provider: house.name,
    ticker: isListed ? tickerOf(random, house.name, tickers) : null,
    isin: isinOf('F', productId),
    currency,
    exchange: isListed ? exchange : null,
    asset_class: portfolio.assetType,
    category: portfolio.family.replace('Plumbline ', ''),
    index: fundId,
    countries: [home, ...abroad(countries, home).slice(0, random.integer(countries.length))].join(
      '|',
    ),
    url: `https://funds.example/${productId.toLowerCase()}`,
  };
}

const abroad = (countries: readonly string[], home: string) =>
  countries.filter((country) => country !== home);

function tickerOf(random: Random, house: string, taken: Set<string>): string {
  for (;;) {
    const letters = Array.from({ length: 3 }, () => String.fromCodePoint(65 + random.integer(26)));
    const ticker = house[0]! + letters.join('');
    if (taken.has(ticker)) continue;
    taken.add(ticker);
    return ticker;
  }
}
