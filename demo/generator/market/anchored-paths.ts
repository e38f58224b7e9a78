import { day, drawnUntil } from '../trading-days.ts';
import { credits, type Grade } from './credit.ts';
import { exchanges, type Currency } from './currencies.ts';
import { logAnchors, shocksOf, throughAnchors, type Anchors } from './path.ts';
import { curves } from './rates.ts';

/** What all paths of one market are made from: its days, their roughness and the common shocks. */
export type Weather = {
  days: Int32Array;
  /** The same days as ISO dates. */
  dates: readonly string[];
  /** Years that passed since the day before; 0 on the first day. */
  years: Float64Array;
  turbulence: Float64Array;
  worldShocks: Float64Array;
};

/** A path of anchors alone, without shocks, from per cent to parts. */
export function overnightPath(days: Int32Array, currency: Currency): Float64Array {
  const still = new Float64Array(days.length);
  return throughAnchors(days, still, curves[currency].overnight).map((value) => value / 100);
}

/** Yield of ten-year government bonds; 0.02 is 2 %. */
export function tenYearPath(weather: Weather, currency: Currency): Float64Array {
  const curve = curves[currency];
  const steps = sharedSteps(weather, 'rates', currency, curve.volatility, [0.25, 0.65]);
  return throughAnchors(weather.days, steps, curve.tenYears).map((value) => value / 100);
}

/** Yield above government bonds; 0.02 is 2 percentage points. */
export function spreadPath(weather: Weather, grade: Grade): Float64Array {
  const credit = credits[grade];
  const steps = sharedSteps(weather, 'credit', grade, credit.volatility, [-0.6, 0.6]);
  return throughAnchors(weather.days, steps, logAnchors(credit.spreads)).map(
    (value) => Math.exp(value) / 100,
  );
}

/** Logarithm of the US dollars for one unit. */
export function dollarPath(weather: Weather, currency: Currency): Float64Array {
  if (currency === 'USD') return new Float64Array(weather.days.length);
  const exchange = exchanges[currency];
  const correlations = [exchange.withShares, 0.5] as const;
  const steps = sharedSteps(weather, 'exchange', currency, exchange.volatility, correlations);
  return throughAnchors(weather.days, steps, logAnchors(exchange.dollars));
}

/** Logarithm of a price that passes its anchors, as commodities do. */
export function pricePath(
  weather: Weather,
  name: string,
  volatility: number,
  withShares: number,
  prices: Anchors,
): Float64Array {
  const steps = sharedSteps(weather, 'commodities', name, volatility, [withShares, 0.35]);
  const path = throughAnchors(weather.days, steps, logAnchors(prices));
  const start = path[0]!;
  return path.map((value) => value - start);
}

/** A movement that no other has; it gains `drift` a year for as long as the markets are drawn. */
export function specificPath(
  weather: Weather,
  name: string,
  volatility: number,
  drift: number,
): Float64Array {
  const { days, dates, turbulence } = weather;
  const daily = volatility / Math.sqrt(252);
  const steps = shocksOf(name, days.length).map(
    (shock, at) => shock * daily * damped(turbulence[at]!),
  );
  const years = (day(drawnUntil) - days[0]!) / 365.25;
  return throughAnchors(days, steps, [
    [dates[0]!, 0],
    [drawnUntil, drift * years],
  ]);
}

// Part of a year's dividends by month, in twelfths.
const dividendSeason = [0.7, 0.8, 1.1, 1.4, 1.7, 1.2, 0.9, 0.7, 1.0, 0.8, 0.8, 0.9];

/** Dividends of 1 a year, cumulated. */
export function dividendPath({ dates, years }: Weather): Float64Array {
  let paid = 0;
  return years.map((passed, at) => {
    const month = Number(dates[at]!.slice(5, 7));
    paid += passed * dividendSeason[month - 1]!;
    return paid;
  });
}

/** Daily steps that share a part with share prices and a part with their kind; correlations in that order. */
function sharedSteps(
  weather: Weather,
  kind: string,
  name: string,
  volatility: number,
  [withShares, withKind]: readonly [number, number],
): Float64Array {
  const { turbulence, worldShocks } = weather;
  const ofKind = shocksOf(kind, worldShocks.length);
  const own = shocksOf(`${kind}.${name}`, worldShocks.length);
  const withItself = Math.sqrt(1 - withShares ** 2 - withKind ** 2);
  const daily = volatility / Math.sqrt(252);
  return worldShocks.map((shock, at) => {
    const mixed = withShares * shock + withKind * ofKind[at]! + withItself * own[at]!;
    return mixed * daily * damped(turbulence[at]!);
  });
}

// Rough days are rough for everything, but share prices feel them most.
function damped(roughness: number): number {
  return 0.5 + 0.5 * roughness;
}
