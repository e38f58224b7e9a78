type Payments = { coupon: number; bondYield: number; years: number };

/**
 * Price with accrued interest for one unit of principal, and the relative change of it for a change of the
 * yield, in years: Macaulay duration of yearly payments over 1 + yield. Both rates are parts (0.03 is 3 %), the
 * payments come at whole years before the end.
 */
export function priceOf({ coupon, bondYield, years }: Payments): {
  price: number;
  duration: number;
} {
  let price = 0;
  let weightedTimes = 0;
  for (let at = years; at > 0; at -= 1) {
    const value = (coupon + (at === years ? 1 : 0)) / (1 + bondYield) ** at;
    price += value;
    weightedTimes += value * at;
  }
  return { price, duration: weightedTimes / price / (1 + bondYield) };
}
