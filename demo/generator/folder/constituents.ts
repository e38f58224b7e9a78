import type { Bond } from '../members/bond.ts';
import { makeCompanies, type Company } from '../members/companies.ts';
import { listMembers } from '../members/list-members.ts';
import type { WeightedMember } from '../members/list-members.ts';
import { reviewedLists } from '../members/reviewed-lists.ts';
import { reviewDaysOf } from '../notices/reviews.ts';
import { listDate } from '../trading-days.ts';
import type { Portfolio } from '../portfolios/portfolio.ts';
import { csvLine, csvText } from './csv.ts';
import type { DemoIndex } from './demo-index.ts';
import { familyFile } from './family-file.ts';

const columns = [
  'index',
  'as_of',
  'ticker',
  'isin',
  'member',
  'weight',
  'sector',
  'country',
  'currency',
  'classification',
  'issuer',
  'coupon',
  'maturity',
  'rating',
] as const;

/** Portfolios whose main index has its lists as of earlier reviews too: all would make a folder of gigabytes. */
const withReviews = new Set(
  'PLWLD PLFRO PLEUR PLUSA PLJPN PLGBR PLDEU PLCHE PLWTE PLWHC PLULA PLGRE PLWQU PLWMO PLWLC PLULC PLWSL PLGIN'.split(
    ' ',
  ),
);

/**
 * Files of members: one a family, where the variants of a portfolio have the same list each, and one a review in
 * the past.
 */
export function constituentFiles(
  indexes: readonly DemoIndex[],
  scale: number,
): { path: string; text: string }[] {
  const companies = makeCompanies();
  const lists = new Map<Portfolio, string[]>();
  const files = new Map<string, string[]>();
  for (const { fundId, portfolio } of indexes) {
    if (!portfolio.members) continue;
    const list =
      lists.get(portfolio) ??
      linesOf(dateOf(portfolio), listMembers(portfolio.members, companies, scale));
    lists.set(portfolio, list);
    const path = `constituents/${familyFile(portfolio.family)}.csv`;
    const lines = files.get(path) ?? [];
    files.set(path, lines);
    for (const line of list) lines.push(`${fundId},${line}`);
  }
  for (const [path, lines] of reviewLines(indexes, companies, scale)) files.set(path, lines);
  return [...files].map(([path, lines]) => ({ path, text: csvText(columns, lines) }));
}

/** Weights that are given outright are those of the last review, others those of today. */
function dateOf(portfolio: Portfolio): string {
  const isGiven = portfolio.members?.kind === 'named';
  const last = reviewDaysOf(portfolio).findLast((date) => date <= listDate);
  return (isGiven && last) || listDate;
}

/** Lists as of earlier reviews: a provider adds a file at each, and leaves the others as they are. */
function reviewLines(
  indexes: readonly DemoIndex[],
  companies: readonly Company[],
  scale: number,
): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const { fundId, portfolio, variant } of indexes) {
    const { members, code, launchDate } = portfolio;
    const isMain = variant === portfolio.variants[0];
    if (members?.kind !== 'companies' || !withReviews.has(code) || !isMain) continue;
    const reviews = reviewDaysOf(portfolio).filter(
      (date) => date >= launchDate && date <= listDate,
    );
    const count = Math.max(1, Math.round(members.count * scale));
    const past = { reviews: reviews.toReversed(), seed: code };
    for (const list of reviewedLists({ ...members, count }, companies, past)) {
      const path = `constituents/review-${list.date}.csv`;
      const lines = files.get(path) ?? [];
      files.set(path, lines);
      for (const line of linesOf(list.date, list.members)) lines.push(`${fundId},${line}`);
    }
  }
  return files;
}

/** What a member is as a bond; empty cells of any other. */
function termsOf(member: WeightedMember | (WeightedMember & Bond)): string[] {
  if (!('coupon' in member)) return ['', '', '', ''];
  const { issuer, coupon, maturity, rating } = member;
  return [issuer, coupon.toFixed(3), maturity, rating];
}

/** The rows of one list without their first column. */
function linesOf(date: string, members: readonly WeightedMember[]): string[] {
  return members.map((member) =>
    csvLine([
      date,
      member.ticker,
      member.isin,
      member.name,
      member.weight.toFixed(4),
      member.sector,
      member.country,
      member.currency,
      member.classification,
      ...termsOf(member),
    ]),
  );
}
