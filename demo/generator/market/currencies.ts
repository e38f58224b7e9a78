import { anchors, type Anchors } from './path.ts';

export const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'AUD', 'CAD'] as const;
export type Currency = (typeof currencies)[number];

/** Shares of the currencies in which a portfolio is invested; they add up to 1. */
export type Basket = Partial<Record<Currency, number>>;

type Exchange = {
  /** US dollars for one unit, stylised. */
  dollars: Anchors;
  /** A year. */
  volatility: number;
  /** Correlation with the world's share prices: above 0 rises with them, below 0 is a refuge. */
  withShares: number;
};

export const exchanges: Record<Exclude<Currency, 'USD'>, Exchange> = {
  EUR: {
    volatility: 0.088,
    withShares: 0.2,
    dollars: anchors(`
      2001-12-31 0.89  2004-12-30 1.36  2005-11-15 1.17  2008-04-22 1.59  2008-11-20 1.25
      2011-05-02 1.48  2015-03-13 1.05  2018-02-01 1.25  2020-03-20 1.07  2021-01-05 1.23
      2022-09-27 0.96  2026-11-19 1.14`),
  },
  GBP: {
    volatility: 0.088,
    withShares: 0.25,
    dollars: anchors(`
      2001-12-31 1.45  2007-11-08 2.1  2009-01-23 1.38  2014-07-01 1.71  2016-10-11 1.22
      2018-04-16 1.43  2020-03-19 1.15  2021-06-01 1.42  2022-09-27 1.08  2026-11-19 1.31`),
  },
  JPY: {
    volatility: 0.095,
    withShares: -0.35,
    dollars: anchors(`
      2001-12-31 0.0076  2004-12-31 0.0097  2007-06-22 0.0081  2011-10-31 0.0131  2015-06-05 0.008
      2016-08-18 0.01  2021-01-05 0.0097  2022-10-20 0.0067  2024-07-03 0.0062  2026-11-19 0.0067`),
  },
  CHF: {
    volatility: 0.095,
    withShares: -0.15,
    dollars: anchors(`
      2001-12-31 0.6  2004-12-30 0.88  2008-03-17 1.01  2011-08-09 1.37  2012-07-24 1.01
      2020-12-31 1.13  2022-10-21 1.0  2026-11-19 1.22`),
  },
  AUD: {
    volatility: 0.118,
    withShares: 0.5,
    dollars: anchors(`
      2001-12-31 0.51  2008-07-15 0.98  2008-10-27 0.61  2011-07-27 1.1  2016-01-15 0.69
      2020-03-19 0.57  2021-02-25 0.79  2026-11-19 0.66`),
  },
  CAD: {
    volatility: 0.082,
    withShares: 0.4,
    dollars: anchors(`
      2001-12-31 0.63  2007-11-06 1.08  2009-03-09 0.77  2011-07-21 1.06  2016-01-19 0.69
      2021-06-01 0.83  2026-11-19 0.72`),
  },
};
