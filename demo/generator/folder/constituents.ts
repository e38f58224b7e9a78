import { makeCompanies, type Company } from '../members/companies.ts';
import { listMembers } from '../members/list-members.ts';
import type { Members } from '../members/members.ts';
import type { Portfolio } from '../portfolios/portfolio.ts';
import { csvLine, csvText } from './csv.ts';
import type { DemoIndex } from './index-master.ts';
import { familyFile } from './family-file.ts';

const asOf = '2026-11-18';

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
] as const;

/** Files of members, one a family; the variants of a portfolio have the same list each. */
export function constituentFiles(
  indexes: readonly DemoIndex[],
  scale: number,
): { path: string; text: string }[] {
  const companies = makeCompanies();
  const lists = new Map<Portfolio, string[]>();
  const files = new Map<string, string[]>();
  for (const { fundId, portfolio } of indexes) {
    if (!portfolio.members) continue;
    const list = lists.get(portfolio) ?? linesOf(portfolio.members, companies, scale);
    lists.set(portfolio, list);
    const path = `constituents/${familyFile(portfolio.family)}.csv`;
    const lines = files.get(path) ?? [];
    files.set(path, lines);
    for (const line of list) lines.push(`${fundId},${line}`);
  }
  return [...files].map(([path, lines]) => ({ path, text: csvText(columns, lines) }));
}

/** The rows of one list without their first column. */
function linesOf(members: Members, companies: readonly Company[], scale: number): string[] {
  return listMembers(members, companies, scale).map((member) =>
    csvLine([
      asOf,
      member.ticker,
      member.isin,
      member.name,
      member.weight.toFixed(4),
      member.sector,
      member.country,
      member.currency,
      member.classification,
    ]),
  );
}
