import { isoOfDay } from '#src/domain/day.ts';
import { drawnUntil, firstDate, tradingDays } from '../trading-days.ts';
import {
  dividendPath,
  dollarPath,
  overnightPath,
  pricePath,
  specificPath,
  spreadPath,
  tenYearPath,
  type Weather,
} from './anchored-paths.ts';
import { grades, type Grade } from './credit.ts';
import { currencies, type Basket, type Currency } from './currencies.ts';
import { factors, type FactorName } from './factors.ts';
import { type Anchors } from './path.ts';
import { turbulenceOf } from './turbulence.ts';
import { worldEquityPath, worldShocks } from './world-equity.ts';

/**
 * Everything that moves prices, one value a trading day. Paths are cumulated logarithmic returns that
 * begin at 0; rates and spreads are parts (0.02 is 2 %).
 */
export type Market = Weather & {
  worldEquity: Float64Array;
  factor: (name: FactorName) => Float64Array;
  /** A movement of its own for one portfolio, named by it; both figures are annual. */
  specific: (name: string, volatility: number, drift: number) => Float64Array;
  /** Dividends of 1 a year, cumulated; most of them are paid in spring. */
  dividends: Float64Array;
  /** A price that passes anchors, shared by the portfolios that name it. */
  price: (name: string, volatility: number, withShares: number, prices: Anchors) => Float64Array;
  overnight: Record<Currency, Float64Array>;
  /** Value of money lent overnight. */
  cash: Record<Currency, Float64Array>;
  tenYears: Record<Currency, Float64Array>;
  spread: Record<Grade, Float64Array>;
  /** Logarithm of the US dollars for one unit. */
  dollars: Record<Currency, Float64Array>;
};

/** The market from the first date on; a later last one adds days to it, and changes none before. */
export function makeMarket(lastDate = drawnUntil): Market {
  const days = tradingDays(firstDate, lastDate);
  const weather: Weather = {
    days,
    dates: Array.from(days, isoOfDay),
    years: Float64Array.from(days, (at, position) => (at - days[Math.max(0, position - 1)]!) / 365),
    turbulence: turbulenceOf(days),
    worldShocks: worldShocks(days.length),
  };
  const overnight = byCurrency((currency) => overnightPath(days, currency));
  const remember = remembering();
  const specific: Market['specific'] = (name, volatility, drift) =>
    remember(name, () => specificPath(weather, name, volatility, drift));
  return {
    ...weather,
    worldEquity: worldEquityPath(days, weather.turbulence, weather.worldShocks),
    specific,
    factor: (name) => specific(name, factors[name].volatility, factors[name].drift),
    price: (name, ...how) => remember(name, () => pricePath(weather, name, ...how)),
    dividends: dividendPath(weather),
    overnight,
    cash: byCurrency((currency) => accrued(weather, overnight[currency])),
    tenYears: byCurrency((currency) => tenYearPath(weather, currency)),
    spread: Object.fromEntries(
      grades.map((grade) => [grade, spreadPath(weather, grade)]),
    ) as Record<Grade, Float64Array>,
    dollars: byCurrency((currency) => dollarPath(weather, currency)),
  };
}

/** What a basket of currencies gains, measured in one currency, as a path. */
export function exchangePath(market: Market, basket: Basket, into: Currency): Float64Array {
  const path = new Float64Array(market.days.length);
  const rate = (from: Currency, at: number) =>
    market.dollars[from][at]! - market.dollars[into][at]!;
  for (const [from, share] of Object.entries(basket) as [Currency, number][]) {
    if (from === into) continue;
    const start = rate(from, 0);
    for (let at = 0; at < path.length; at += 1) path[at]! += share * (rate(from, at) - start);
  }
  return path;
}

function byCurrency(pathOf: (currency: Currency) => Float64Array): Record<Currency, Float64Array> {
  return Object.fromEntries(currencies.map((currency) => [currency, pathOf(currency)])) as Record<
    Currency,
    Float64Array
  >;
}

function remembering(): (name: string, make: () => Float64Array) => Float64Array {
  const known = new Map<string, Float64Array>();
  return (name, make) => {
    const path = known.get(name) ?? make();
    known.set(name, path);
    return path;
  };
}

function accrued({ years }: Weather, rates: Float64Array): Float64Array {
  const path = new Float64Array(years.length);
  for (let at = 1; at < years.length; at += 1) {
    path[at] = path[at - 1]! + Math.log(1 + rates[at - 1]! * years[at]!);
  }
  return path;
}
