import type { Basket } from '../market/currencies.ts';

/** Shares of the currencies in usual portfolios. */
export const world: Basket = {
  USD: 0.68,
  EUR: 0.09,
  JPY: 0.07,
  GBP: 0.05,
  CHF: 0.04,
  CAD: 0.04,
  AUD: 0.03,
};
export const worldWithoutUs: Basket = {
  EUR: 0.3,
  JPY: 0.23,
  GBP: 0.15,
  CAD: 0.12,
  CHF: 0.11,
  AUD: 0.09,
};
export const europe: Basket = { EUR: 0.6, GBP: 0.24, CHF: 0.16 };
export const northAmerica: Basket = { USD: 0.95, CAD: 0.05 };
export const pacific: Basket = { AUD: 0.65, USD: 0.35 };
/** Currencies of emerging markets are not modelled one by one: they move with the commodity currencies. */
export const emerging: Basket = { USD: 0.7, AUD: 0.3 };
export const globalBonds: Basket = {
  USD: 0.46,
  EUR: 0.26,
  JPY: 0.15,
  GBP: 0.06,
  CAD: 0.04,
  AUD: 0.02,
  CHF: 0.01,
};
export const globalCredit: Basket = { USD: 0.68, EUR: 0.24, GBP: 0.08 };
