import type { Currency } from '../market/currencies.ts';
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
    premium: 0,
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
    premium: 0.001,
  }),
);

// Interbank rates were given up as reference rates; so was the index that followed one.
const interbank = moneyMarket('USD', 'PLIBU', {
  name: 'Plumbline US Dollar 3-Month Interbank Deposit',
  region: 'North America',
  description:
    'Three-month interbank deposits in USD. The index ceased on 30 June 2023, when its reference rate was no longer published; the overnight index succeeds it.',
  premium: 0.003,
  life: { ceasedOn: '2023-06-30', successorFundId: 'PLONU_TR_USD' },
});

function moneyMarket(
  currency: Currency,
  code: string,
  text: Pick<Portfolio, 'name' | 'region' | 'description'> & {
    premium: number;
    life?: Portfolio['life'];
  },
): Portfolio {
  const { premium, ...rest } = text;
  return makePortfolio('fixed-income', {
    code,
    family: 'Plumbline Money Market',
    basket: { [currency]: 1 },
    variants: `TR ${currency}`,
    returns: (market) =>
      withoutIncome(
        weighted(market.days.length, [
          [market.cash[currency], 1],
          [flowing(market, () => premium), 1],
        ]),
      ),
    baseValue: 100,
    decimals: 4,
    bondSector: 'GOVERNMENT_OR_CORPORATE',
    ...rest,
  });
}

export const moneyMarkets: readonly Portfolio[] = [...overnight, ...threeMonths, interbank];
