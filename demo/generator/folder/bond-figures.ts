import { lastYield } from '../market/last-yields.ts';
import { emerging } from '../members/countries.ts';
import type { Member } from '../members/members.ts';
import type { Portfolio } from '../portfolios/portfolio.ts';
import { hashOf } from '../random.ts';

export const ratings = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B'] as const;
type Rating = (typeof ratings)[number];

/** Figures of one bond: per cent, years, and basis points for the spread. */
export type BondFigures = {
  weight: number;
  coupon: number;
  years: number;
  rating: Rating;
  spread: number;
  bondYield: number;
  duration: number;
};

/** Issuers that are alike: how their ratings are spread, and what a rating costs above the curve. */
type Segment = { ratings: readonly [below: number, Rating][]; spreads: Record<Rating, number> };

const companies = { AAA: 40, AA: 55, A: 75, BBB: 125, BB: 230, B: 400 };

const segments = {
  government: {
    ratings: [
      [45, 'AAA'],
      [75, 'AA'],
      [100, 'A'],
    ],
    spreads: { AAA: 5, AA: 25, A: 60, BBB: 110, BB: 230, B: 400 },
  },
  investmentGrade: {
    ratings: [
      [8, 'AA'],
      [48, 'A'],
      [100, 'BBB'],
    ],
    spreads: companies,
  },
  highYield: {
    ratings: [
      [60, 'BB'],
      [100, 'B'],
    ],
    spreads: companies,
  },
  emerging: {
    ratings: [
      [10, 'A'],
      [45, 'BBB'],
      [80, 'BB'],
      [100, 'B'],
    ],
    spreads: { AAA: 60, AA: 80, A: 110, BBB: 185, BB: 310, B: 480 },
  },
} satisfies Record<string, Segment>;

const lastDay = 2026.88;

/** Inflation that is expected: what the real yield of linked bonds is lower by, percentage points. */
const expectedInflation = 2.2;

/**
 * Figures of an invented bond on the last day. Its name says its coupon and when it matures
 * (`France 2.375% 15 Feb 2031`); its yield is that of the government curve of its currency and a spread.
 */
export function bondFigures(
  member: Member & { weight: number },
  portfolio: Portfolio,
): BondFigures {
  const [, issuer = '', coupon = '0', year = '2030'] =
    /^(.*) ([\d.]+)% \d+ \w+ (\d{4})$/.exec(member.name) ?? [];
  const years = Math.max(0.1, Number(year) + 0.5 - lastDay);
  const { ratings: classes, spreads } = segments[segmentOf(member, portfolio)];
  // The same issuer has the same rating in all portfolios of a segment.
  const draw = hashOf(`rating ${issuer}`) % 100;
  const rating = classes.find(([below]) => draw < below)![1];
  const spread = isOwnCurve(member) ? 0 : spreads[rating];
  const real = portfolio.family.includes('Inflation-Linked') ? expectedInflation : 0;
  const bondYield = lastYield(member.currency ?? '', years) + spread / 100 - real;
  return {
    weight: member.weight,
    coupon: Number(coupon),
    years,
    rating,
    spread,
    bondYield,
    duration: modifiedDuration(Number(coupon) / 100, bondYield / 100, years),
  };
}

function segmentOf({ sector, country }: Member, { name }: Portfolio): keyof typeof segments {
  if (/high yield/i.test(name)) return 'highYield';
  if (country !== null && emerging.includes(country)) return 'emerging';
  return sector === 'Government' ? 'government' : 'investmentGrade';
}

/** The curve of a currency is that of its government; in the euro area, of the German one. */
function isOwnCurve({ sector, country, currency }: Member): boolean {
  if (sector !== 'Government' || (country !== null && emerging.includes(country))) return false;
  return currency !== 'EUR' || country === 'Germany';
}

/**
 * Relative change of the price for a change of the yield, in years: Macaulay duration of yearly payments
 * over 1 + yield. Both rates are parts (0.03 is 3 %), the payments come at whole years before the end.
 */
export function modifiedDuration(coupon: number, bondYield: number, years: number): number {
  let price = 0;
  let weightedTimes = 0;
  for (let at = years; at > 0; at -= 1) {
    const value = (coupon + (at === years ? 1 : 0)) / (1 + bondYield) ** at;
    price += value;
    weightedTimes += value * at;
  }
  return weightedTimes / price / (1 + bondYield);
}
