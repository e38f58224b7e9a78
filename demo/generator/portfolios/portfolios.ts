import { creditBonds } from './bonds-credit.ts';
import { governmentBonds } from './bonds-government.ts';
import { commodities } from './commodities.ts';
import { currencyIndexes } from './currency-indexes.ts';
import { equityCountries } from './equity-countries.ts';
import { equityFactors } from './equity-factors.ts';
import { equityGlobal } from './equity-global.ts';
import { equityRegions } from './equity-regions.ts';
import { equitySegments } from './equity-segments.ts';
import { impliedVolatilities } from './implied-volatilities.ts';
import { moneyMarkets } from './money-market.ts';
import { multiAsset } from './multi-asset.ts';
import { newcomers } from './newcomers.ts';
import type { Portfolio } from './portfolio.ts';
import { privateMarkets } from './private-markets.ts';
import { realAssets } from './real-assets.ts';
import { strategies } from './strategies.ts';
import { sustainableBonds } from './sustainable-bonds.ts';
import { sustainableShares } from './sustainable-shares.ts';

/** Every portfolio of the demo provider, in the order of `indexes.csv`. */
export const portfolios: readonly Portfolio[] = [
  ...equityGlobal,
  ...equityRegions,
  ...equityCountries,
  ...equitySegments,
  ...equityFactors,
  ...newcomers,
  ...governmentBonds,
  ...creditBonds,
  ...moneyMarkets,
  ...multiAsset,
  ...commodities,
  ...realAssets,
  ...strategies,
  ...currencyIndexes,
  ...impliedVolatilities,
  ...sustainableShares,
  ...sustainableBonds,
  ...privateMarkets,
];
