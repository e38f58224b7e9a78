import type { Company } from '../members/companies.ts';
import { makeCompanies } from '../members/companies.ts';
import { priceOf } from '../members/bond-prices.ts';
import type { Bond } from '../members/bond.ts';
import { ratings } from '../members/issuers.ts';
import { listMembers, listWeightedBonds, type WeightedMember } from '../members/list-members.ts';
import { valuationOf, type Valuation } from '../members/valuations.ts';
import type { Market } from '../market/market.ts';
import { positionOf } from '../market/path.ts';
import { listDate } from '../trading-days.ts';
import type { Portfolio } from '../portfolios/portfolio.ts';
import { csvLine, csvText } from './csv.ts';
import type { DemoIndex } from './demo-index.ts';

const columns = ['index', 'as_of', 'kind', 'name', 'value'] as const;

type Line = [kind: string, name: string, value: string];

/**
 * `characteristics.csv`: what portfolios of bonds and of companies hold, the same for all variants. The figures
 * follow from those of the members, the dividends from the income that total return variants have.
 */
export function characteristicsFile(
  market: Market,
  indexes: readonly DemoIndex[],
  scale: number,
): { path: string; text: string } {
  const companies = makeCompanies();
  const lines = new Map<Portfolio, string[]>();
  const all = indexes.flatMap(({ fundId, portfolio }) => {
    const known = lines.get(portfolio) ?? linesOf(market, portfolio, companies, scale);
    lines.set(portfolio, known);
    return known.map((line) => `${fundId},${line}`);
  });
  return { path: 'characteristics.csv', text: csvText(columns, all) };
}

function linesOf(
  market: Market,
  portfolio: Portfolio,
  companies: readonly Company[],
  scale: number,
): string[] {
  const { members } = portfolio;
  const lines =
    members?.kind === 'bonds'
      ? ofBonds(listWeightedBonds(members, companies, scale))
      : members?.kind === 'companies'
        ? ofCompanies(listMembers(members, companies, scale), dividendYield(market, portfolio))
        : [];
  return lines.map((line) => csvLine([listDate, ...line]));
}

/** What the portfolio costs for all that its members earn and own: a harmonic mean of theirs. */
function ofCompanies(members: readonly WeightedMember[], dividends: number): Line[] {
  const valuations = members.map((member) => ({ ...valuationOf(member), weight: member.weight }));
  const costOf = (figure: keyof Valuation) =>
    100 / valuations.reduce((sum, one) => sum + one.weight * one[figure], 0);
  return [
    ['figure', 'priceToEarnings', costOf('earnings').toFixed(2)],
    ['figure', 'priceToBook', costOf('book').toFixed(2)],
    ['figure', 'dividendYield', dividends.toFixed(2)],
  ];
}

/** Dividends of the past year in per cent of the price: what gross total return earns beyond price return. */
function dividendYield(market: Market, portfolio: Portfolio): number {
  const { income } = portfolio.returns(market);
  const last = positionOf(market.days, listDate);
  const yearBefore = positionOf(
    market.days,
    `${Number(listDate.slice(0, 4)) - 1}${listDate.slice(4)}`,
  );
  return 100 * Math.expm1(income[last]! - income[yearBefore]!);
}

type WeightedBond = Bond & { weight: number };

function ofBonds(bonds: readonly WeightedBond[]): Line[] {
  const mean = (valueOf: (bond: WeightedBond) => number) =>
    bonds.reduce((sum, bond) => sum + bond.weight * valueOf(bond), 0) / 100;
  return [
    ['figure', 'yieldToWorst', mean((bond) => bond.bondYield).toFixed(2)],
    ['figure', 'modifiedDuration', mean(durationOf).toFixed(2)],
    ['figure', 'optionAdjustedSpread', mean((bond) => bond.spread).toFixed(0)],
    ['figure', 'averageMaturity', mean(({ years }) => years).toFixed(2)],
    ['figure', 'averageCoupon', mean((bond) => bond.coupon).toFixed(2)],
    ...shares('maturity', bonds, ({ years }) => maturityOf(years), maturities),
    ...shares('rating', bonds, ({ rating }) => rating, ratings),
  ];
}

function durationOf({ coupon, bondYield, years }: Bond): number {
  return priceOf({ coupon: coupon / 100, bondYield: bondYield / 100, years }).duration;
}

/** In years. */
const maturities = ['0–1', '1–3', '3–5', '5–7', '7–10', '10+'];

function maturityOf(years: number): string {
  const bounds = [1, 3, 5, 7, 10];
  const at = bounds.findIndex((bound) => years < bound);
  return maturities.at(at)!;
}

function shares(
  kind: string,
  bonds: readonly WeightedBond[],
  classOf: (bond: Bond) => string,
  classes: readonly string[],
): Line[] {
  const weights = new Map<string, number>();
  for (const bond of bonds) {
    weights.set(classOf(bond), (weights.get(classOf(bond)) ?? 0) + bond.weight);
  }
  return classes.flatMap((name): Line[] => {
    const weight = weights.get(name);
    return weight === undefined ? [] : [[kind, name, weight.toFixed(2)]];
  });
}
