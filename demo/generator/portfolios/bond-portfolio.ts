import type { BondMembers } from '../members/members.ts';
import { bondReturns, type Bonds } from './bond-returns.ts';
import { makePortfolio, type PortfolioWanted } from './make-portfolio.ts';
import type { Portfolio } from './portfolio.ts';

type BondWanted = Omit<PortfolioWanted, 'returns' | 'members'> & {
  bonds: Pick<Bonds, 'maturity'> & Partial<Bonds>;
  /** Bonds in the currencies of the basket, unless said otherwise. */
  members: Omit<BondMembers, 'kind' | 'currencies'>;
};

/** A portfolio of bonds, under `fixed-income` or another asset type that holds bonds. */
export function bondPortfolio(
  wanted: BondWanted,
  assetType: Portfolio['assetType'] = 'fixed-income',
): Portfolio {
  const { bonds, members, ...rest } = wanted;
  const whole: Bonds = { basket: wanted.basket, credit: {}, extraYield: 0, ...bonds };
  return makePortfolio(assetType, {
    baseValue: 100,
    decimals: 4,
    ...rest,
    returns: (market) => bondReturns(market, whole),
    members: { kind: 'bonds', currencies: Object.keys(wanted.basket), ...members },
  });
}
