import { isoOfDay } from '#src/domain/day.ts';
import { hedgedPath } from '../market/hedging.ts';
import { exchangePath, type Market } from '../market/market.ts';
import { positionOf } from '../market/path.ts';
import type { Returns, Variant } from '../portfolios/portfolio.ts';
import { day, monthEnds } from '../trading-days.ts';
import { familyFile } from './family-file.ts';
import type { DemoIndex } from './demo-index.ts';

/** Files of levels: one a family and frequency, a date column and one column an index. */
export function levelFiles(
  market: Market,
  indexes: readonly DemoIndex[],
  years: number,
): { path: string; text: string }[] {
  const from = firstShown(market, years);
  const files = new Map<string, DemoIndex[]>();
  for (const index of indexes) {
    const path = `levels/${fileName(index)}.csv`;
    files.set(path, [...(files.get(path) ?? []), index]);
  }
  return [...files].map(([path, members]) => ({ path, text: levelsText(market, members, from) }));
}

/** Every level of one index with its date, rounded as it is published. */
export function publishedLevels(market: Market, index: DemoIndex): [date: string, level: number][] {
  const [column] = columnsOf(market, [index]);
  return rowsOf(market, index.portfolio.frequency).flatMap((at) => {
    const cell = column!(at);
    return cell === '' ? [] : [[market.dates[at]!, Number(cell)]];
  });
}

function fileName({ portfolio }: DemoIndex): string {
  const family = familyFile(portfolio.family);
  const others = portfolio.assetType === 'private-markets' ? '' : '-monthly';
  return portfolio.frequency === 'monthly' ? family + others : family;
}

function levelsText(market: Market, indexes: readonly DemoIndex[], from: number): string {
  const columns = columnsOf(market, indexes);
  const rows = rowsOf(market, indexes[0]!.portfolio.frequency).filter((at) => at >= from);
  const lines = rows.map((at) => {
    let line = market.dates[at]!;
    for (const column of columns) line += `,${column(at)}`;
    return line;
  });
  return [`date,${indexes.map(({ fundId }) => fundId).join(',')}`, ...lines, ''].join('\n');
}

function firstShown(market: Market, years: number): number {
  return positionOf(market.days, isoOfDay(market.days.at(-1)! - Math.round(years * 365.25)));
}

function rowsOf(market: Market, frequency: 'daily' | 'weekly' | 'monthly'): number[] {
  if (frequency === 'monthly') return monthEnds(market.dates);
  return Array.from(market.days, (_, at) => at);
}

/** For each index what stands in its column at a position; empty outside its life. */
function columnsOf(market: Market, indexes: readonly DemoIndex[]): ((at: number) => string)[] {
  const known = new Map<string, Returns>();
  return indexes.map(({ portfolio, variant }) => {
    const returns = known.get(portfolio.code) ?? portfolio.returns(market);
    known.set(portfolio.code, returns);
    const path = variantPath(market, portfolio, variant, returns);
    const first = positionOf(market.days, portfolio.baseDate);
    const last = lastPosition(market, portfolio.life.ceasedOn ?? null);
    const start = portfolio.baseValue === null ? 0 : path[first]! - Math.log(portfolio.baseValue);
    return (at) =>
      at < first || at > last ? '' : Math.exp(path[at]! - start).toFixed(portfolio.decimals);
  });
}

function lastPosition(market: Market, ceasedOn: string | null): number {
  if (ceasedOn === null) return market.days.length - 1;
  const position = positionOf(market.days, ceasedOn);
  return market.days[position]! > day(ceasedOn) ? position - 1 : position;
}

/** Cumulated logarithmic return of one variant: income by return type, then currency or hedge. */
function variantPath(
  market: Market,
  { basket, withholding }: DemoIndex['portfolio'],
  { returnType, currency, hedged }: Variant,
  { total, income }: Returns,
): Float64Array {
  const lost = { TR: 0, NTR: withholding, PR: 1 }[returnType];
  const own = total.map((value, at) => value - lost * income[at]!);
  if (hedged) return hedgedPath(market, basket, currency, own);
  const exchanges = exchangePath(market, basket, currency);
  return own.map((value, at) => value + exchanges[at]!);
}
