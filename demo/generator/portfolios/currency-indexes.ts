import { currencies, type Basket, type Currency } from '../market/currencies.ts';
import { exchangePath } from '../market/market.ts';
import { makePortfolio } from './make-portfolio.ts';
import { withoutIncome } from './mixed-returns.ts';
import type { Portfolio } from './portfolio.ts';

/** Shares of the currencies in world trade; they need not add up to 1. */
const trade: Record<Currency, number> = {
  USD: 0.3,
  EUR: 0.3,
  JPY: 0.12,
  GBP: 0.1,
  CHF: 0.05,
  AUD: 0.05,
  CAD: 0.08,
};

/** Values of single currencies against the others. */
export const currencyIndexes: readonly Portfolio[] = (
  [
    ['PLFXD', 'US Dollar', 'USD', 'North America'],
    ['PLFXE', 'Euro', 'EUR', 'Europe'],
    ['PLFXY', 'Yen', 'JPY', 'Japan'],
    ['PLFXS', 'Sterling', 'GBP', 'Europe'],
  ] as const
).map(([code, name, currency, region]) => {
  const others = currencies.filter((one) => one !== currency);
  const sum = others.reduce((total, one) => total + trade[one], 0);
  const basket = Object.fromEntries(others.map((one) => [one, trade[one] / sum])) as Basket;
  return makePortfolio('alternatives', {
    code,
    name: `Plumbline ${name} Currency`,
    family: 'Plumbline Currencies',
    region,
    description: `Value of ${currency} against six currencies, weighted by trade. Spot rates alone, without interest.`,
    basket: { [currency]: 1 },
    variants: `PR ${currency}`,
    baseValue: 100,
    decimals: 4,
    returns: (market) =>
      withoutIncome(exchangePath(market, basket, currency).map((value) => -value)),
    members: {
      kind: 'named',
      classification: 'Plumbline currency groups',
      members: others.map((one) => ({
        name: one,
        ticker: null,
        weight: (100 * trade[one]) / sum,
        sector: 'Currency',
        country: null,
        currency: one,
      })),
    },
  });
});
