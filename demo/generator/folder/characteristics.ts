import type { Company } from '../members/companies.ts';
import { makeCompanies } from '../members/companies.ts';
import { listMembers } from '../members/list-members.ts';
import type { Portfolio } from '../portfolios/portfolio.ts';
import { hashOf, randomOf } from '../random.ts';
import { csvLine, csvText } from './csv.ts';
import type { DemoIndex } from './index-master.ts';

const asOf = '2026-11-18';

const columns = ['index', 'as_of', 'kind', 'name', 'value'] as const;

type Line = [kind: string, name: string, value: string];

/**
 * `characteristics.csv`: what portfolios of bonds and of companies hold, the same for all variants. Figures
 * of bonds follow from the coupons and maturities of the members; those of companies are drawn by name.
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

type Bond = { weight: number; coupon: number; years: number; rating: Rating };

function ofBonds(
  members: readonly { name: string; weight: number; sector: string }[],
  portfolio: Portfolio,
): Line[] {
  const bonds = members.map((member) => bondOf(member, portfolio));
  const mean = (valueOf: (bond: Bond) => number) =>
    bonds.reduce((sum, bond) => sum + bond.weight * valueOf(bond), 0) / 100;
  const maturity = mean(({ years }) => years);
  const coupon = mean((bond) => bond.coupon);
  const spread = mean(({ rating }) => spreads[rating]);
  // At par, a bond yields its coupon; modified duration of yearly coupons.
  const bondYield = Math.max(0.05, coupon) / 100;
  const duration = (1 - (1 + bondYield) ** -maturity) / bondYield;
  return [
    ['figure', 'yieldToWorst', (bondYield * 100).toFixed(2)],
    ['figure', 'modifiedDuration', duration.toFixed(2)],
    ['figure', 'optionAdjustedSpread', spread.toFixed(0)],
    ['figure', 'averageMaturity', maturity.toFixed(2)],
    ['figure', 'averageCoupon', coupon.toFixed(2)],
    ...shares('maturity', bonds, ({ years }) => maturityOf(years), maturities),
    ...shares('rating', bonds, ({ rating }) => rating, ratings),
  ];
}

const lastDay = 2026.88;

/** The name of an invented bond says its coupon and the day it matures: `France 2.375% 15 Feb 2031`. */
function bondOf(
  { name, weight, sector }: { name: string; weight: number; sector: string },
  portfolio: Portfolio,
): Bond {
  const [, issuer = '', coupon = '0', year = '2030'] =
    /^(.*) ([\d.]+)% \d+ \w+ (\d{4})$/.exec(name) ?? [];
  return {
    weight,
    coupon: Number(coupon),
    years: Math.max(0.1, Number(year) + 0.5 - lastDay),
    rating: ratingOf(issuer, sector, portfolio),
  };
}

const ratings = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B'] as const;
type Rating = (typeof ratings)[number];

const spreads: Record<Rating, number> = { AAA: 4, AA: 22, A: 68, BBB: 132, BB: 255, B: 415 };

/** The same issuer has the same rating everywhere, but for portfolios that hold high yield alone. */
function ratingOf(issuer: string, sector: string, portfolio: Portfolio): Rating {
  const draw = hashOf(`rating ${issuer}`) % 100;
  if (/high yield/i.test(portfolio.name)) return draw < 60 ? 'BB' : 'B';
  if (sector === 'Government') return draw < 45 ? 'AAA' : draw < 75 ? 'AA' : 'A';
  return draw < 8 ? 'AA' : draw < 48 ? 'A' : 'BBB';
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
  bonds: readonly Bond[],
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
