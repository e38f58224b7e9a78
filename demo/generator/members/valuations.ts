import { randomOf } from '../random.ts';
import { countries, emerging, frontier, type CountryName } from './countries.ts';
import type { Member } from './members.ts';
import { scoreOf } from './scores.ts';
import { sectorOf, type Sector } from './sectors.ts';

/** Earnings and book value for each unit of price. */
export type Valuation = { earnings: number; book: number };

/** What a company of a sector usually costs, in earnings and in book value. */
const usual: Record<Sector, [priceToEarnings: number, priceToBook: number]> = {
  technology: [28, 6.5],
  financials: [13, 1.4],
  'health-care': [21, 4],
  industrials: [20, 3.3],
  'consumer-goods': [19, 3],
  'consumer-services': [22, 4],
  energy: [12, 1.7],
  materials: [15, 1.9],
  utilities: [16, 1.8],
  'real-estate': [21, 1.6],
  communications: [17, 2.4],
};

/** How prices of a country differ from those of the United States. */
function levelOf(country: CountryName): number {
  if (country === 'United States') return 1.28;
  if (frontier.includes(country)) return 0.6;
  if (emerging.includes(country)) return country === 'India' ? 1.05 : 0.72;
  return countries.get(country)?.currency === 'JPY' ? 0.82 : 0.85;
}

/**
 * An invented company's valuation. Who has a good score for value is cheap, by definition; whoever pays high
 * dividends mostly is, and companies of quality cost more in book value, which they earn more on.
 */
export function valuationOf({ isin, sector: sectorName, country }: Member): Valuation {
  if (isin === null || country === null) throw new Error('Only companies have a valuation');
  const sector = sectorOf(sectorName);
  const company = { isin, sector };
  const random = randomOf(`valuation of ${isin}`);
  const [priceToEarnings, priceToBook] = usual[sector];
  const cheap = 0.24 * scoreOf('style.value', company) + 0.1 * scoreOf('style.dividend', company);
  const quality = 0.3 * scoreOf('style.quality', company);
  const level = levelOf(country);
  return {
    earnings: Math.exp(cheap + 0.1 * random.normal()) / (priceToEarnings * level),
    book: Math.exp(1.2 * cheap - quality + 0.15 * random.normal()) / (priceToBook * level ** 1.6),
  };
}
