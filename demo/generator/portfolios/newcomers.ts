import * as groups from '../members/countries.ts';
import * as baskets from './baskets.ts';
import { byCapitalisation } from './by-capitalisation.ts';
import { researchUse } from './licences.ts';
import type { Portfolio } from './portfolio.ts';
import { sharePortfolio } from './share-portfolio.ts';

/** Indexes of these weeks: one without any history before its launch, one with a long back-test. */
export const newcomers: readonly Portfolio[] = [
  sharePortfolio({
    code: 'PLWAU',
    name: 'Plumbline World Automation',
    family: 'Plumbline Factors',
    region: 'Global',
    description:
      'Companies that make robots, sensors and the software that runs them. The index was launched on 12 November 2026; no levels were calculated for the time before.',
    basket: baskets.world,
    variants: 'NTR USD, TR USD',
    shares: {
      beta: 1.1,
      factors: { 'sector.technology': 0.8, 'sector.industrials': 0.3 },
      dividendYield: 0.009,
    },
    members: byCapitalisation(groups.developed, 50, {
      sectors: ['technology', 'industrials'],
      score: 'automation',
      cap: 5,
      bySize: 0.5,
    }),
    weighting: 'Free-float market capitalization, capped at 5%',
    baseDate: '2026-11-12',
    launchDate: '2026-11-12',
    entitlements: { constituentsDelayDays: 0, licence: researchUse },
    benchmark: 'PLWLD',
  }),
  sharePortfolio({
    code: 'PLJDG',
    name: 'Plumbline Japan Dividend Growth',
    family: 'Plumbline Factors',
    region: 'Japan',
    description:
      'Japanese companies that raised their dividend in each of the past five years. Launched on 5 October 2026; earlier levels are back-tested.',
    basket: { JPY: 1 },
    variants: 'NTR JPY, TR JPY',
    shares: {
      beta: 0.9,
      factors: { 'region.japan': 1, 'style.dividend': 0.5, 'style.quality': 0.5 },
      dividendYield: 0.025,
    },
    members: byCapitalisation(['Japan'], 70, { bySize: 0.6, score: 'dividend-growth' }),
    baseDate: '2010-12-31',
    launchDate: '2026-10-05',
    entitlements: { constituentsDelayDays: 0, licence: researchUse },
    benchmark: 'PLJPN',
  }),
];
