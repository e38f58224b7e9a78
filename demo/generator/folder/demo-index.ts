import type { Portfolio, Variant } from '../portfolios/portfolio.ts';

/** One index: a portfolio measured in one way. */
export type DemoIndex = {
  fundId: string;
  name: string;
  ticker: string;
  portfolio: Portfolio;
  variant: Variant;
};

export const indexColumns = [
  'fund_id',
  'sec_id',
  'performance_id',
  'name',
  'name_ja',
  'former_names',
  'keywords',
  'asset_type',
  'family',
  'region',
  'currency',
  'return_type',
  'hedged_to',
  'variant_group',
  'rank',
  'ticker',
  'isin',
  'base_date',
  'base_value',
  'launch_date',
  'frequency',
  'returns',
  'weighting',
  'rebalancing',
  'administrator',
  'description',
  'description_ja',
  'bond_sector',
  'benchmark_fund_id',
  'ceased_on',
  'successor_fund_id',
  'history_from',
  'constituents',
  'constituents_delay_days',
  'downloads',
  'licence',
  'licence_ja',
  'figure_days-to-trade',
] as const;

export type IndexRow = Partial<Record<(typeof indexColumns)[number], string | number | null>>;
