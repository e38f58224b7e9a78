import type { Company } from '../members/companies.ts';
import { makeCompanies } from '../members/companies.ts';
import { listMembers } from '../members/list-members.ts';
import type { Portfolio } from '../portfolios/portfolio.ts';
import type { Member } from '../members/members.ts';
import { randomOf } from '../random.ts';
import { bondFigures, ratings, type BondFigures } from './bond-figures.ts';
import { csvLine, csvText } from './csv.ts';
import type { DemoIndex } from './index-master.ts';

const asOf = '2026-11-18';

const columns = ['index', 'as_of', 'kind', 'name', 'value'] as const;

type Line = [kind: string, name: string, value: string];

/**
 * `characteristics.csv`: what portfolios of bonds and of companies hold, the same for all variants. Figures
 * of bonds follow from those of the members; those of companies are drawn by name.
 */
export function characteristicsFile(
  indexes: readonly DemoIndex[],
  scale: number,
): { path: string; text: string } {
  const companies = makeCompanies();
  const lines = new Map<Portfolio, string[]>();
  const all = indexes.flatMap(({ fundId, portfolio }) => {
    const known = lines.get(portfolio) ?? linesOf(portfolio, companies, scale);
    lines.set(portfolio, known);
    return known.map((line) => `${fundId},${line}`);
  });
  return { path: 'characteristics.csv', text: csvText(columns, all) };
}

function linesOf(portfolio: Portfolio, companies: readonly Company[], scale: number): string[] {
  const { members } = portfolio;
  const lines =
    members?.kind === 'bonds'
      ? ofBonds(listMembers(members, companies, scale), portfolio)
      : members?.kind === 'companies'
        ? ofCompanies(portfolio)
        : [];
  return lines.map((line) => csvLine([asOf, ...line]));
}

function ofCompanies({ code }: Portfolio): Line[] {
  const random = randomOf(`characteristics ${code}`);
  return [
    ['figure', 'priceToEarnings', (18.5 * Math.exp(0.18 * random.normal())).toFixed(2)],
    ['figure', 'priceToBook', (2.6 * Math.exp(0.25 * random.normal())).toFixed(2)],
  ];
}

function ofBonds(members: readonly (Member & { weight: number })[], portfolio: Portfolio): Line[] {
  const bonds = members.map((member) => bondFigures(member, portfolio));
  const mean = (valueOf: (bond: BondFigures) => number) =>
    bonds.reduce((sum, bond) => sum + bond.weight * valueOf(bond), 0) / 100;
  return [
    ['figure', 'yieldToWorst', mean((bond) => bond.bondYield).toFixed(2)],
    ['figure', 'modifiedDuration', mean((bond) => bond.duration).toFixed(2)],
    ['figure', 'optionAdjustedSpread', mean((bond) => bond.spread).toFixed(0)],
    ['figure', 'averageMaturity', mean(({ years }) => years).toFixed(2)],
    ['figure', 'averageCoupon', mean((bond) => bond.coupon).toFixed(2)],
    ...shares('maturity', bonds, ({ years }) => maturityOf(years), maturities),
    ...shares('rating', bonds, ({ rating }) => rating, ratings),
  ];
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
  bonds: readonly BondFigures[],
  classOf: (bond: BondFigures) => string,
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
