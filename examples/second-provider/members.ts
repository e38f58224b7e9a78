import { csvOf } from '../../demo/generator/folder/csv.ts';
import { positionOf } from '../../demo/generator/market/path.ts';

/** A basket of one currency's government bonds: those that fall due between so many years from the day of its list. */
export type Basket = {
  fundId: string;
  currency: string;
  years: readonly [from: number, to: number];
};

type Bond = { maturity: string; amount: number; coupon: number; soldBy: string };

const columns = [
  'index',
  'as_of',
  'member',
  'weight',
  'currency',
  'issuer',
  'coupon',
  'maturity',
  'field_line',
  'field_first-sold-by',
] as const;

/** Days on which a bond falls due, two in each year. */
const dueDays = ['05-15', '11-15'];
/** Bonds are sold for ten years. */
const term = 10;

/**
 * The bonds of each basket on a day, as rows of `constituents/*.csv`.
 * @param yieldsOf the ten-year yields of a currency, by which coupons were set, and their days
 */
export function membersOn(
  date: string,
  baskets: readonly Basket[],
  yieldsOf: (currency: string) => { days: Int32Array; rates: Float64Array },
): string {
  const rows = baskets.flatMap((basket) => {
    const bonds = bondsOf(date, basket, yieldsOf(basket.currency));
    const total = bonds.reduce((sum, { amount }) => sum + amount, 0);
    return bonds.map(({ maturity, amount, coupon, soldBy }, at) => ({
      index: basket.fundId,
      as_of: date,
      member: `${basket.currency} Treasury ${coupon}% ${maturity}`,
      weight: ((100 * amount) / total).toFixed(4),
      currency: basket.currency,
      issuer: `${basket.currency} Treasury`,
      coupon: String(coupon),
      maturity,
      field_line: at === bonds.length - 1 ? 'Benchmark' : 'Seasoned',
      'field_first-sold-by': soldBy,
    }));
  });
  return csvOf(columns, rows);
}

function bondsOf(
  date: string,
  { years: [from, to] }: Basket,
  { days, rates }: { days: Int32Array; rates: Float64Array },
): Bond[] {
  const year = Number(date.slice(0, 4));
  const [first, last] = [from, to].map((more) => String(year + more) + date.slice(4));
  return Array.from({ length: to - from + 1 }, (_, at) => year + from + at)
    .flatMap((due) => dueDays.map((day) => `${due}-${day}`))
    .filter((maturity) => maturity > first! && maturity <= last!)
    .map((maturity, at) => {
      const sold = String(Number(maturity.slice(0, 4)) - term) + maturity.slice(4);
      // Coupons are set by eighths.
      const coupon = Math.max(0, Math.round(rates[positionOf(days, sold)]! * 8) / 8);
      const soldBy = at % 3 === 0 ? 'Syndicate' : 'Auction';
      return { maturity, amount: 12 + ((at * 7) % 5), coupon, soldBy };
    });
}
