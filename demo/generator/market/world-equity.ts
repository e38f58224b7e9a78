import { anchors, logAnchors, shocksOf, throughAnchors } from './path.ts';

/** Volatility of the world's share prices over the whole history, a year. */
const volatility = 0.152;

/**
 * Share prices of the world in local currencies, as a stylised history: the turning points lie where
 * the markets had theirs, and the falls have about their size. The values are no index's.
 */
const worldEquityAnchors = anchors(`
      2001-12-31 100  2002-10-09 72  2003-03-12 70  2004-12-31 102  2006-05-09 132
      2006-06-14 122  2007-07-13 150  2007-08-16 137  2007-10-31 152
      2008-03-17 127  2008-05-19 138  2008-09-12 119  2008-10-10 88  2008-11-04 97
      2008-11-20 79  2009-01-06 92  2009-03-09 73  2009-04-01 81  2009-06-02 97  2010-04-15 115
      2010-07-02 98  2011-05-02 118  2011-10-04 96
      2013-12-31 141  2015-05-21 160  2016-02-11 134  2018-01-26 191  2018-12-24 165
      2020-02-19 208  2020-03-23 140  2020-06-08 193  2020-08-31 208  2021-12-31 279  2022-10-12 216
      2023-07-31 262  2025-02-18 322  2025-04-08 272  2026-11-19 371`);

/** One standardised shock a day that shares, credit, rates and currencies have in common. */
export function worldShocks(length: number): Float64Array {
  return shocksOf('world', length);
}

/** Cumulated logarithmic price return, 0 on the first day. */
export function worldEquityPath(
  days: Int32Array,
  turbulence: Float64Array,
  shocks: Float64Array,
): Float64Array {
  const daily = volatility / Math.sqrt(252);
  const steps = turbulence.map((roughness, at) => roughness * shocks[at]! * daily);
  const path = throughAnchors(days, steps, logAnchors(worldEquityAnchors));
  const start = path[0]!;
  return path.map((value) => value - start);
}
