import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import type { GivenEntitlements } from './families.ts';
import type { Basket, Currency } from '../market/currencies.ts';
import type { Market } from '../market/market.ts';
import type { Members } from '../members/members.ts';

/** One way to measure a portfolio: a return type in a currency, hedged into it or not. */
export type Variant = {
  returnType: NonNullable<IndexRecord['returnType']>;
  currency: Currency;
  hedged: boolean;
};

/**
 * What a portfolio gains, in the currencies that it is invested in, as cumulated logarithmic returns:
 * `total` with its income (dividends, coupons, interest), `income` alone.
 */
export type Returns = { total: Float64Array; income: Float64Array };

/** A portfolio that one or several indexes measure: what their rows have in common. */
export type Portfolio = {
  /** Begins the fundIds and tickers of its indexes, and is their variant group. */
  code: string;
  name: string;
  assetType: IndexRecord['assetType'];
  family: string;
  region: string | null;
  description: string;
  basket: Basket;
  variants: readonly Variant[];
  returns: (market: Market) => Returns;
  /** Part of the income that NTR indexes lose to withholding tax. */
  withholding: number;
  baseDate: string;
  /** Null for a measure that is no invested money: its path is then the logarithm of its level. */
  baseValue: number | null;
  launchDate: string;
  frequency: IndexRecord['frequency'];
  decimals: number;
  weighting: string;
  rebalancing: string;
  bondSector: IndexRecord['bondSector'];
  /** Code of the portfolio that it is compared with. */
  benchmark: string | null;
  members: Members | null;
  entitlements: GivenEntitlements;
  /** What only a few have: an end, a successor, an earlier name. */
  life: {
    ceasedOn?: string;
    successorFundId?: string;
    formerNames?: readonly string[];
  };
};

/**
 * Reads variants as return type and currencies, H for hedged: `NTR USD EURH, PR USD`.
 * The first is the main variant.
 */
export function parseVariants(text: string): Variant[] {
  return text.split(', ').flatMap((part) => {
    const [returnType, ...currencies] = part.split(' ');
    return currencies.map((currency) => ({
      returnType: returnType as Variant['returnType'],
      currency: currency.slice(0, 3) as Currency,
      hedged: currency.endsWith('H'),
    }));
  });
}
