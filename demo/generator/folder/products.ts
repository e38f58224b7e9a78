import { isinOf } from '../isin.ts';
import { hashOf, randomOf, type Random } from '../random.ts';
import { csvOf } from './csv.ts';
import type { DemoIndex } from './demo-index.ts';

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
  'fee',
  'net_assets',
  'net_assets_date',
  'replication',
  'distribution',
] as const;

/** Invented fund houses: where their funds are listed, and in which countries they are sold. */
const houses = [
  { name: 'Velloria ETFs', home: 'europe' },
  { name: 'Tarnwick Funds', home: 'america' },
  { name: 'Osteval Invest', home: 'europe' },
  { name: 'Mirazawa Asset Management', home: 'japan' },
  { name: 'Corvenholt Index Funds', home: 'america' },
] as const;

/** Exchanges with the currencies in which they trade; countries of sale in the order of their English names. */
const listings = {
  europe: {
    exchanges: [
      ['Frankfurt', 'DE', ['EUR']],
      ['London', 'GB', ['USD', 'GBP']],
      ['Zurich', 'CH', ['CHF', 'USD', 'EUR']],
      ['Milan', 'IT', ['EUR']],
    ],
    countries: ['AT', 'FR', 'DE', 'IT', 'NL', 'CH', 'GB'],
  },
  america: {
    exchanges: [
      ['New York', 'US', ['USD']],
      ['Toronto', 'CA', ['CAD', 'USD']],
    ],
    countries: ['CA', 'US'],
  },
  japan: { exchanges: [['Tokyo', 'JP', ['JPY']]], countries: ['JP'] },
} as const;

type House = (typeof houses)[number];
type Exchange = readonly [city: string, country: string, currencies: readonly string[]];

/** Exchanges of a house's home that trade in the currency of an index. */
function exchangesOf({ home }: House, { variant }: DemoIndex): Exchange[] {
  const { exchanges } = listings[home];
  return exchanges.filter(([, , currencies]: Exchange) => currencies.includes(variant.currency));
}

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
  const offers = listOffers(chosen(indexes)).slice(0, wanted);
  const tickers = new Set<string>();
  return csvOf(
    columns,
    offers.map(([index, house], at) => rowOf(at, index, house, tickers)),
  );
}

/** Every index with a house that can list it, then again with the next such house, so that no name comes twice. */
function listOffers(tracked: readonly DemoIndex[]): [DemoIndex, House][] {
  return houses.flatMap((_, round) =>
    tracked.flatMap((index, at): [DemoIndex, House][] => {
      const fit = houses.filter((house) => exchangesOf(house, index).length > 0);
      return round < fit.length ? [[index, fit[(at + round) % fit.length]!]] : [];
    }),
  );
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
  index: DemoIndex,
  house: House,
  tickers: Set<string>,
): Partial<Record<(typeof columns)[number], string | null>> {
  const productId = `F${String(at + 1).padStart(4, '0')}`;
  const { portfolio } = index;
  const random = randomOf(`product ${at}`);
  const [exchange, home] = random.pick(exchangesOf(house, index));
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
    currency: index.variant.currency,
    exchange: isListed ? exchange : null,
    asset_class: portfolio.assetType,
    category: portfolio.family.replace('Plumbline ', ''),
    index: index.fundId,
    countries: soldIn(listings[house.home].countries, home, random).join('|'),
    url: `https://funds.example/${productId.toLowerCase()}`,
    ...termsOf(productId, index),
  };
}

/** What a fund costs and holds; long lists are sampled, some of the wide markets are swapped. */
function termsOf(productId: string, { portfolio, variant }: DemoIndex) {
  const random = randomOf(`terms of ${productId}`);
  const { members } = portfolio;
  const count = members !== null && 'count' in members ? members.count : 200;
  const yen = variant.currency === 'JPY' ? 150 : 1;
  const millions = Math.round(40 * Math.exp(2.2 * random.uniform() + random.normal())) * yen;
  const isSwapped = random.uniform() < 0.12;
  return {
    fee: (0.05 + Math.round(9 * random.uniform()) * 0.05).toFixed(2),
    net_assets: String(millions * 1_000_000),
    net_assets_date: '2026-10-30',
    replication: isSwapped ? 'synthetic' : count > 150 ? 'sampled' : 'full',
    distribution: random.uniform() < 0.55 ? 'accumulating' : 'distributing',
  };
}

/** The country of the exchange and some of its neighbours. */
function soldIn(countries: readonly string[], home: string, random: Random): string[] {
  const abroad = countries.filter((country) => country !== home);
  const chosenAbroad = abroad.slice(0, random.integer(countries.length));
  return countries.filter((country) => country === home || chosenAbroad.includes(country));
}

function tickerOf(random: Random, house: string, taken: Set<string>): string {
  for (;;) {
    const letters = Array.from({ length: 3 }, () => String.fromCodePoint(65 + random.integer(26)));
    const ticker = house[0]! + letters.join('');
    if (taken.has(ticker)) continue;
    taken.add(ticker);
    return ticker;
  }
}
