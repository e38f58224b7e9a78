import { creditBonds } from './bonds-credit.ts';
import { governmentBonds } from './bonds-government.ts';
import { commodities } from './commodities.ts';
import { equityCountries } from './equity-countries.ts';
import { equityFactors } from './equity-factors.ts';
import { equityMarkets } from './equity-markets.ts';
import { equitySegments } from './equity-segments.ts';
import { moneyMarkets } from './money-market.ts';
import { multiAsset } from './multi-asset.ts';
import { newcomers } from './newcomers.ts';
import type { Portfolio } from './portfolio.ts';
import { privateMarkets } from './private-markets.ts';
import { realAssets } from './real-assets.ts';
import { strategies } from './strategies.ts';
import { sustainable } from './sustainable.ts';

/** Every portfolio of the demo provider, in the order of `indexes.csv`. */
export const portfolios: readonly Portfolio[] = [
  ...equityMarkets,
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
  ...sustainable,
  ...privateMarkets,
];
