import { monthsSince } from '../members/drift.ts';
import type { Members } from '../members/members.ts';
import { reviewDaysOf } from '../notices/reviews.ts';
import { listDate } from '../trading-days.ts';
import { families, type Family, type FamilyName } from './families.ts';
import { parseVariants, type Portfolio } from './portfolio.ts';

/** What a portfolio must say; the rest comes from its family or is as usual. */
export type PortfolioWanted = Pick<
  Portfolio,
  'code' | 'name' | 'region' | 'description' | 'basket' | 'returns'
> &
  Partial<Omit<Portfolio, 'variants'>> & {
    family: FamilyName;
    /** As `parseVariants` reads them. */
    variants: string;
  };

/** A whole portfolio; what is wanted wins over what its family says. */
export function makePortfolio(
  assetType: Portfolio['assetType'],
  wanted: PortfolioWanted,
): Portfolio {
  const family: Family = families[wanted.family];
  const whole: Portfolio = {
    withholding: 0,
    baseValue: 1000,
    frequency: 'daily',
    decimals: 2,
    bondSector: null,
    benchmark: null,
    members: null,
    life: {},
    ...family,
    ...wanted,
    assetType,
    variants: parseVariants(wanted.variants),
    entitlements: { ...family.entitlements, ...wanted.entitlements },
  };
  return { ...whole, members: whole.members && reviewedMembers(whole.members, whole) };
}

/** Shares bear the weights of their last review, and what prices have made of them. */
function reviewedMembers(members: Members, portfolio: Portfolio): Members {
  const last = reviewDaysOf(portfolio).findLast((date) => date <= listDate);
  if (members.kind !== 'companies' || last === undefined || last < portfolio.launchDate) {
    return members;
  }
  return { ...members, sinceReview: monthsSince(last) };
}
