import { anchors, type Anchors } from './path.ts';

export const grades = ['investment-grade', 'high-yield', 'emerging'] as const;
export type Grade = (typeof grades)[number];

type Credit = {
  /** Yield above government bonds, percentage points. */
  spreads: Anchors;
  /** Of the spread's logarithm, a year. */
  volatility: number;
  /** What defaults and downgrades cost, percentage points a year. */
  loss: number;
};

/** Credit spreads by grade, stylised; they widen when share prices fall. */
export const credits: Record<Grade, Credit> = {
  'investment-grade': {
    volatility: 0.28,
    loss: 0.2,
    spreads: anchors(`
      2001-12-31 1.6  2002-10-09 2.3  2007-02-22 0.9  2008-12-03 5.2  2010-04-26 1.5
      2011-10-04 2.5  2014-06-30 1.0  2016-02-11 2.1  2018-01-26 0.9  2020-02-19 1.0
      2020-03-23 3.6  2021-06-30 0.8  2022-10-12 1.7  2025-02-18 0.8  2025-04-08 1.2
      2026-11-19 0.9`),
  },
  'high-yield': {
    volatility: 0.34,
    loss: 2.7,
    spreads: anchors(`
      2001-12-31 7.2  2002-10-09 9.8  2007-06-01 2.7  2008-12-03 17.0  2010-04-26 5.5
      2011-10-04 8.6  2014-06-30 3.4  2016-02-11 8.2  2018-01-26 3.3  2020-02-19 3.6
      2020-03-23 10.4  2021-12-31 3.0  2022-07-05 5.8  2025-02-18 2.7  2025-04-08 4.5
      2026-11-19 3.1`),
  },
  emerging: {
    volatility: 0.3,
    loss: 1.3,
    spreads: anchors(`
      2001-12-31 6.5  2002-09-30 8.0  2007-06-01 1.6  2008-11-20 7.6  2010-04-26 2.5
      2011-10-04 4.4  2014-06-30 2.8  2016-02-11 5.0  2018-01-26 2.7  2020-02-19 2.9
      2020-03-23 6.6  2021-12-31 3.3  2022-07-15 5.6  2026-11-19 2.7`),
  },
};
