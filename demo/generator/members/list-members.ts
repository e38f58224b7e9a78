import { listBonds, type Bond } from './bonds.ts';
import type { Company } from './companies.ts';
import type { BondMembers, CompanyMembers, Member, Members, NamedMembers } from './members.ts';
import { scoreOf } from './scores.ts';
import { classification, sectorNames } from './sectors.ts';
import { capped, percentages } from './weights.ts';

export type WeightedMember = Member & { weight: number };

/** Members with weights in per cent, the heaviest first. */
export function listMembers(
  members: Members,
  companies: readonly Company[],
  scale: number,
): WeightedMember[] {
  const cap = members.kind === 'companies' ? members.cap : undefined;
  return weighted(unweighted(members, companies, scale), cap);
}

/** Brings sizes to weights in per cent, none above the cap; the heaviest first. */
export function weighted<T extends Member>(
  members: readonly T[],
  cap = 100,
): (T & { weight: number })[] {
  const found = members.toSorted((one, other) => other.size - one.size);
  const sizes = found.map(({ size }) => size);
  // A shortened list may be too short for its cap.
  const weights = percentages(capped(sizes, Math.max(cap, 200 / sizes.length)));
  return found.map((member, at) => ({ ...member, weight: weights[at]! }));
}

function unweighted(members: Members, companies: readonly Company[], scale: number): Member[] {
  if (members.kind === 'named') return listNamed(members);
  if (members.kind === 'bonds') return largest(listBonds(members, companies), scale);
  const count = Math.max(1, Math.round(members.count * scale));
  return rankCompanies({ ...members, count }, companies).members;
}

/** The bonds of an index with their weights in per cent, the heaviest first. */
export function listWeightedBonds(
  members: BondMembers,
  companies: readonly Company[],
  scale: number,
): (Bond & { weight: number })[] {
  return weighted(largest(listBonds(members, companies), scale));
}

/** A part of the bonds, the largest of them: what a shortened list has. */
function largest(bonds: readonly Bond[], scale: number): Bond[] {
  const count = Math.max(1, Math.round(bonds.length * scale));
  return bonds.toSorted((one, other) => other.size - one.size).slice(0, count);
}

function listNamed(named: NamedMembers): Member[] {
  return named.members.map(({ weight, ...member }) => ({
    ...member,
    isin: null,
    classification: named.classification,
    size: weight,
  }));
}

/**
 * The companies that an index has, and those that it would take next, the first in line first: those that are
 * largest in their own market, so that every market is covered alike. With a score, the better part of them
 * remains, and good scores weigh more.
 */
export function rankCompanies(
  wanted: CompanyMembers,
  companies: readonly Company[],
): { members: Member[]; next: Member[] } {
  const eligible = companies
    .filter((company) => passes(company, wanted))
    .toSorted((one, other) => one.coverage - other.coverage);
  const { score, bySize, kept = 0.5, tilt = 0.3 } = wanted;
  if (score === undefined) {
    const all = eligible.map((company) => memberOf(company, bySize, 1));
    return { members: all.slice(0, wanted.count), next: all.slice(wanted.count) };
  }
  const scored = eligible.map((company) => ({
    company,
    points: scoreOf(score, company.isin),
  }));
  const rated = scored.slice(0, Math.round(wanted.count / kept));
  const all = [
    ...rated.toSorted((one, other) => other.points - one.points),
    ...scored.slice(rated.length),
  ].map(({ company, points }) => memberOf(company, bySize, Math.exp(tilt * points)));
  const count = Math.round(rated.length * kept);
  return { members: all.slice(0, count), next: all.slice(count) };
}

function passes(company: Company, { countries, sectors, sizes }: CompanyMembers): boolean {
  return (
    countries.includes(company.country) &&
    (sectors?.includes(company.sector) ?? true) &&
    (sizes?.includes(company.size) ?? true)
  );
}

function memberOf(company: Company, bySize: number, factor: number): Member {
  return {
    name: company.name,
    ticker: company.ticker,
    isin: company.isin,
    sector: sectorNames[company.sector],
    country: company.country,
    currency: company.currency,
    classification,
    size: company.capitalisation ** bySize * factor,
  };
}
