import { lastDayOfMonth, monthOf } from '#src/domain/levels/calendar.ts';
import type { Basket, Currency } from './currencies.ts';
import { exchangePath, type Market } from './market.ts';

/**
 * A portfolio hedged into one currency, as the methodology page says: at each month end its currencies are sold
 * one month forward by their shares, and the notional stays as it is until the next. Paths are cumulated
 * logarithmic returns; `own` is what the portfolio gains in its own currencies.
 */
export function hedgedPath(
  market: Market,
  basket: Basket,
  into: Currency,
  own: Float64Array,
): Float64Array {
  const exchanges = exchangePath(market, basket, into);
  const unhedged = own.map((value, at) => value + exchanges[at]!);
  const sold = (Object.entries(basket) as [Currency, number][]).filter(([from]) => from !== into);
  const path = new Float64Array(own.length);
  let monthEnd = 0;
  for (let at = 1; at < path.length; at += 1) {
    if (monthOf(market.days[at - 1]!) !== monthOf(market.days[at]!)) monthEnd = at - 1;
    const gain = sold.reduce(
      (sum, [from, share]) => sum + share * forwardGain(market, from, into, monthEnd, at),
      0,
    );
    path[at] = path[monthEnd]! + Math.log(Math.exp(unhedged[at]! - unhedged[monthEnd]!) + gain);
  }
  return path;
}

/** What one unit of a currency, sold forward at a month end, has gained since: a part of its price then. */
function forwardGain(
  market: Market,
  from: Currency,
  into: Currency,
  monthEnd: number,
  at: number,
): number {
  const spot = (on: number) => Math.exp(market.dollars[from][on]! - market.dollars[into][on]!);
  const points = (on: number, days: number) =>
    (1 + (market.overnight[into][on]! * days) / 365) /
      (1 + (market.overnight[from][on]! * days) / 365) -
    1;
  const end = lastDayOfMonth(monthOf(market.days[at]!));
  const days = end - market.days[monthEnd]!;
  const left = end - market.days[at]!;
  const forward = spot(monthEnd) * (1 + points(monthEnd, days));
  return (forward - spot(at) * (1 + points(at, left))) / spot(monthEnd);
}
