import type { Basket } from '../market/currencies.ts';
import type { FactorName } from '../market/factors.ts';
import * as groups from '../members/countries.ts';
import * as baskets from './baskets.ts';

/** Where a portfolio is invested, with what that means for its members and its returns. */
export type Place = {
  name: string;
  region: string;
  countries: readonly string[];
  basket: Basket;
  /** What moves share prices there beside the world market. */
  factors: Partial<Record<FactorName, number>>;
  /** Code of the broad share index of the place. */
  parent: string;
};

const places: Record<string, Place> = {
  world: {
    name: 'World',
    region: 'Global',
    countries: groups.developed,
    basket: baskets.world,
    factors: {},
    parent: 'PLWLD',
  },
  us: {
    name: 'US',
    region: 'North America',
    countries: ['United States'],
    basket: { USD: 1 },
    factors: { 'region.north-america': 1 },
    parent: 'PLUSA',
  },
  europe: {
    name: 'Europe',
    region: 'Europe',
    countries: groups.europe,
    basket: baskets.europe,
    factors: { 'region.europe': 1 },
    parent: 'PLEUR',
  },
  japan: {
    name: 'Japan',
    region: 'Japan',
    countries: ['Japan'],
    basket: { JPY: 1 },
    factors: { 'region.japan': 1 },
    parent: 'PLJPN',
  },
  pacific: {
    name: 'Asia Pacific',
    region: 'Asia Pacific',
    countries: [...groups.pacific, 'Japan'],
    basket: baskets.pacific,
    factors: { 'region.pacific': 1 },
    parent: 'PLPAC',
  },
  emerging: {
    name: 'Emerging Markets',
    region: 'Emerging Markets',
    countries: groups.emerging,
    basket: baskets.emerging,
    factors: { 'region.emerging': 1 },
    parent: 'PLEMG',
  },
};

/** A place by its name in a table; an unknown name is a slip and throws. */
export function placeOf(name: string): Place {
  const place = places[name];
  if (!place) throw new Error(`No place ${name}`);
  return place;
}
