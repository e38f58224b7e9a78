import type { Portfolio, Variant } from '../portfolios/portfolio.ts';
import { newcomers } from '../portfolios/newcomers.ts';
import { japaneseLicence } from '../portfolios/licences.ts';
import { isinOf } from '../isin.ts';
import { randomOf } from '../random.ts';
import type { DemoIndex, IndexRow } from './demo-index.ts';
import { japaneseDescription } from './japanese-descriptions.ts';
import { japaneseName } from './japanese-names.ts';
import { keywordsOf } from './keywords.ts';
import { specialRows } from './special-indexes.ts';

/** `PLWLD_NTR_USD`; hedged variants end with H. */
function fundIdOf(portfolio: Portfolio, variant: Variant): string {
  const hedge = variant.hedged ? 'H' : '';
  return `${portfolio.code}_${variant.returnType}_${variant.currency}${hedge}`;
}

/** All indexes of the portfolios, main variant first. */
export function listIndexes(portfolios: readonly Portfolio[]): DemoIndex[] {
  return portfolios.flatMap((portfolio) =>
    portfolio.variants.map((variant) => ({
      fundId: fundIdOf(portfolio, variant),
      name: nameOf(portfolio, variant),
      ticker: tickerOf(portfolio, variant),
      portfolio,
      variant,
    })),
  );
}

const isInvested = ({ baseValue }: Portfolio) => baseValue !== null;

function nameOf(portfolio: Portfolio, variant: Variant): string {
  if (!isInvested(portfolio)) return portfolio.name;
  const hedge = variant.hedged ? 'Hedged ' : '';
  // Portfolios of one currency have it in their name already; it stands last in every name.
  const own = ` ${variant.currency}`;
  const name = portfolio.name.endsWith(own) ? portfolio.name.slice(0, -own.length) : portfolio.name;
  return `${name} ${hedge}${variant.returnType}${own}`;
}

function tickerOf(portfolio: Portfolio, variant: Variant): string {
  const hedge = variant.hedged ? 'H' : '';
  return `${portfolio.code}${variant.returnType[0]}${variant.currency[0]}${hedge}`;
}

/** Rows of `indexes.csv`; cells that say the default are left empty. */
export function indexRows(indexes: readonly DemoIndex[]): IndexRow[] {
  const ids = new Set(indexes.map((index) => index.fundId));
  const ranks = ranksOf(indexes);
  const rows = indexes.map((index) => ({ ...rowOf(index, ids), rank: ranks.get(index.fundId)! }));
  return [...rows, ...specialRows];
}

/** What most visitors come for first; then the portfolios in their order, the newest last, each with its main variant first. */
const foremost = [
  'PLWLD',
  'PLACW',
  'PLUSA',
  'PLEUR',
  'PLJPN',
  'PLEMG',
  'PLWLC',
  'PLGAG',
  'PLUST',
  'PLCOM',
  'PLGRE',
];

function ranksOf(indexes: readonly DemoIndex[]): Map<string, number> {
  const placeOf = ({ portfolio: { code } }: DemoIndex) => {
    const place = foremost.indexOf(code);
    if (place >= 0) return place;
    return foremost.length + (newcomers.some((one) => one.code === code) ? 1 : 0);
  };
  const sorted = indexes.toSorted((one, other) => placeOf(one) - placeOf(other));
  return new Map(sorted.map(({ fundId }, at) => [fundId, at + 1]));
}

function rowOf(
  { fundId, name, ticker, portfolio, variant }: DemoIndex,
  ids: Set<string>,
): IndexRow {
  return {
    fund_id: fundId,
    ...serviceIds(portfolio, fundId),
    name,
    name_ja: japaneseName(portfolio, variant),
    former_names: formerNames(portfolio, name).join('|'),
    keywords: keywordsOf(portfolio).join('|'),
    asset_type: portfolio.assetType,
    family: portfolio.family,
    region: portfolio.region,
    // A measure that is no invested money has neither a currency nor a return type.
    currency: isInvested(portfolio) ? variant.currency : null,
    return_type: isInvested(portfolio) ? variant.returnType : null,
    hedged_to: variant.hedged ? variant.currency : null,
    variant_group: portfolio.code,
    ticker,
    isin: isinOf('X', fundId),
    base_date: portfolio.baseDate,
    base_value: portfolio.baseValue,
    launch_date: portfolio.launchDate,
    frequency: portfolio.frequency,
    returns: isInvested(portfolio) ? null : 'no',
    weighting: portfolio.weighting,
    rebalancing: portfolio.rebalancing,
    administrator: 'Plumbline Indexes (illustrative)',
    description: portfolio.description,
    description_ja: japaneseDescription(portfolio),
    bond_sector: portfolio.bondSector,
    benchmark_fund_id: benchmarkOf(portfolio, variant, ids),
    ceased_on: portfolio.life.ceasedOn ?? null,
    successor_fund_id: portfolio.life.successorFundId ?? null,
    ...entitlementCells(portfolio),
    'figure_days-to-trade': daysToTrade(portfolio),
  };
}

// One family carries identifiers of its own for price series and return variant, as providers with
// several systems have them; for all others the fundId serves.
function serviceIds(portfolio: Portfolio, fundId: string): IndexRow {
  if (portfolio.family !== 'Plumbline Global Equity') return {};
  return { sec_id: `S.${fundId}`, performance_id: `P.${fundId}` };
}

function formerNames(portfolio: Portfolio, name: string): string[] {
  const former = portfolio.life.formerNames ?? [];
  return former.map((old) => name.replace(portfolio.name, old));
}

/** The same variant of the benchmark, or none: a price return is not set against a net total return. */
function benchmarkOf(portfolio: Portfolio, variant: Variant, ids: Set<string>): string | null {
  const hedge = variant.hedged ? 'H' : '';
  const fundId = `${portfolio.benchmark}_${variant.returnType}_${variant.currency}${hedge}`;
  return ids.has(fundId) ? fundId : null;
}

function entitlementCells({ entitlements }: Portfolio): IndexRow {
  return {
    history_from: entitlements.historyFrom ?? null,
    constituents: entitlements.constituents ?? null,
    constituents_delay_days: entitlements.constituentsDelayDays || null,
    downloads: entitlements.downloads === false ? 'no' : null,
    licence: entitlements.licence ?? null,
    licence_ja: japaneseLicence(entitlements.licence),
  };
}

/** Of shares alone: some tenths of a day for large ones, weeks where few are traded. */
function daysToTrade({ assetType, code }: Portfolio): number | null {
  if (assetType !== 'equity' && assetType !== 'esg') return null;
  return Number((0.2 * 40 ** randomOf(`days to trade ${code}`).uniform()).toFixed(1));
}
