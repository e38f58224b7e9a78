import type { Currency } from '../market/currencies.ts';
import type { Market } from '../market/market.ts';
import { weighted, withoutIncome, flowing } from './mixed-returns.ts';
import { makePortfolio } from './make-portfolio.ts';
import type { Portfolio } from './portfolio.ts';

const overnight = (
  [
    ['USD', 'US Dollar', 'North America'],
    ['EUR', 'Euro', 'Europe'],
    ['GBP', 'Sterling', 'Europe'],
    ['JPY', 'Yen', 'Japan'],
    ['CHF', 'Swiss Franc', 'Europe'],
    ['AUD', 'Australian Dollar', 'Asia Pacific'],
  ] as const
).map(([currency, name, region]) =>
  moneyMarket(currency, `PLON${currency[0]}`, {
    name: `Plumbline ${name} Overnight Cash`,
    region,
    description: `Money lent overnight in ${currency} at the reference rate and lent again with its interest every business day.`,
    premium: () => 0,
    volatility: 0,
  }),
);

const threeMonths = (
  [
    ['USD', 'US Dollar', 'North America'],
    ['EUR', 'Euro', 'Europe'],
  ] as const
).map(([currency, name, region]) =>
  moneyMarket(currency, `PLBI${currency[0]}`, {
    name: `Plumbline ${name} 3-Month Treasury Bill`,
    region,
    description: `Treasury bills in ${currency} with three months to maturity, rolled every month.`,
    premium: () => 0.0006,
    volatility: 0.0016,
  }),
);

// Interbank rates were given up as reference rates; so was the index that followed one.
const interbank = moneyMarket('USD', 'PLIBU', {
  name: 'Plumbline US Dollar 3-Month Interbank Deposit',
  region: 'North America',
  description:
    'Three-month interbank deposits in USD. The index ceased on 30 June 2023, when its reference rate was no longer published; the overnight index succeeds it.',
  // Banks pay more when they trust each other less.
  premium: (market, at) => 0.15 * market.spread['investment-grade'][at]!,
  volatility: 0.0022,
  life: { ceasedOn: '2023-06-30', successorFundId: 'PLONU_TR_USD' },
});

function moneyMarket(
  currency: Currency,
  code: string,
  text: Pick<Portfolio, 'name' | 'region' | 'description'> & {
    /** What it pays beyond the overnight rate, a year. */
    premium: (market: Market, at: number) => number;
    /** Of what the price does by itself, a year. */
    volatility: number;
    life?: Portfolio['life'];
  },
): Portfolio {
  const { premium, volatility, ...rest } = text;
  return makePortfolio('fixed-income', {
    code,
    family: 'Plumbline Money Market',
    basket: { [currency]: 1 },
    variants: `TR ${currency}`,
    returns: (market) =>
      withoutIncome(
        weighted(market.days.length, [
          [market.cash[currency], 1],
          [flowing(market, (at) => premium(market, at)), 1],
          [market.specific(code, volatility, 0), 1],
        ]),
      ),
    baseValue: 100,
    decimals: 4,
    bondSector: code.startsWith('PLBI') ? 'GOVERNMENT' : null,
    ...rest,
  });
}

export const moneyMarkets: readonly Portfolio[] = [...overnight, ...threeMonths, interbank];
