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
  return {
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
}
