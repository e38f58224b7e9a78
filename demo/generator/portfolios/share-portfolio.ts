import type { CompanyMembers } from '../members/members.ts';
import { taxOf } from '../members/tax-rates.ts';
import { makePortfolio, type PortfolioWanted } from './make-portfolio.ts';
import type { Portfolio } from './portfolio.ts';
import { shareReturns, type Shares } from './share-returns.ts';

/** A portfolio of shares by what it says of itself; what moves its prices stands under `shares`. */
export type ShareWanted = Omit<PortfolioWanted, 'returns' | 'members'> & {
  shares: Partial<Omit<Shares, 'code'>>;
  members: CompanyMembers;
};

const usualShares = {
  beta: 1,
  factors: {},
  specific: 0.02,
  drift: 0,
  dividendYield: 0.022,
  rateSensitivity: 0,
};

/** A portfolio of shares, under `equity` or another asset type that holds shares. */
export function sharePortfolio(wanted: ShareWanted, assetType: Portfolio['assetType'] = 'equity') {
  const { shares, ...rest } = wanted;
  const whole: Shares = { code: wanted.code, ...usualShares, ...shares };
  return makePortfolio(assetType, {
    withholding: taxOf(wanted.members.countries),
    ...rest,
    returns: (market) => shareReturns(market, whole),
  });
}
