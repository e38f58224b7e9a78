import type { Bond } from './bond.ts';
import { listBonds } from './bonds.ts';
import type { Company } from './companies.ts';
import { beforeDrift, driftOf } from './drift.ts';
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
  if (members.kind === 'named') return weighted(listNamed(members));
  if (members.kind === 'bonds') return listWeightedBonds(members, companies, scale);
  const count = Math.max(1, Math.round(members.count * scale));
  return sinceReview({ ...members, count }, rankCompanies({ ...members, count }, companies));
}

/** What the weights of the last review have become: caps and scores hold on its day, prices move on. */
function sinceReview(wanted: CompanyMembers, { members, parent }: Ranking): WeightedMember[] {
  const { bySize, cap, sinceReview: months = 0 } = wanted;
  const set = withSectorsOf(
    parent && beforeDrift(parent, bySize, months),
    beforeDrift(members, bySize, months),
  );
  const sizes = cappedSizes(set, cap);
  return weighted(
    set.map((member, at) => ({
      ...member,
      size: sizes[at]! * Math.exp(driftOf(member, months)),
    })),
  );
}

/** Brings sizes to weights in per cent, none above the cap; the heaviest first. */
export function weighted<T extends Member>(
  members: readonly T[],
  cap = 100,
): (T & { weight: number })[] {
  const found = members.toSorted((one, other) => other.size - one.size);
  const weights = percentages(cappedSizes(found, cap));
  return found.map((member, at) => ({ ...member, weight: weights[at]! }));
}

/** A shortened list may be too short for its cap. */
function cappedSizes(members: readonly Member[], cap = 100): number[] {
  return capped(
    members.map(({ size }) => size),
    Math.max(cap, 200 / members.length),
  );
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

/** Companies in the order in which an index takes them. */
export type Ranking = {
  members: Member[];
  /** Those that it would take next, the first in line first. */
  next: Member[];
  /** Those whose sectors' weights it keeps; none where it does not. */
  parent: Member[] | null;
};

/**
 * The companies that an index has, and those that it would take next: those that are largest in their own
 * market, so that every market is covered alike. With a score, the better part of them remains, and good scores
 * weigh more.
 */
export function rankCompanies(wanted: CompanyMembers, companies: readonly Company[]): Ranking {
  const eligible = companies
    .filter((company) => passes(company, wanted))
    .toSorted((one, other) => one.coverage - other.coverage);
  const { score, bySize, kept = 0.5, tilt = 0.3 } = wanted;
  if (score === undefined) {
    const all = eligible.map((company) => memberOf(company, bySize, 1));
    return { members: all.slice(0, wanted.count), next: all.slice(wanted.count), parent: null };
  }
  const scored = eligible.map((company) => ({ company, points: scoreOf(score, company) }));
  const rated = scored.slice(0, Math.round(wanted.count / kept));
  const better = wanted.bySector ? bestOfSectors(rated) : bestOf(rated);
  const all = [...better, ...scored.slice(rated.length)].map(({ company, points }) =>
    memberOf(company, bySize, Math.exp(tilt * points)),
  );
  const count = Math.round(rated.length * kept);
  return {
    members: all.slice(0, count),
    next: all.slice(count),
    parent: wanted.bySector ? rated.map(({ company }) => memberOf(company, bySize, 1)) : null,
  };
}

type Scored = { company: Company; points: number };

function bestOf(scored: readonly Scored[]): Scored[] {
  return scored.toSorted((one, other) => other.points - one.points);
}

/** By the part of their sector that is ahead of them: first the best of each, the better half before the other. */
function bestOfSectors(scored: readonly Scored[]): Scored[] {
  const bySector = [...Map.groupBy(scored, ({ company }) => company.sector).values()];
  return bySector
    .flatMap((peers) => bestOf(peers).map((one, at) => ({ one, ahead: at / peers.length })))
    .toSorted((one, other) => one.ahead - other.ahead)
    .map(({ one }) => one);
}

/** Members at such sizes that every sector weighs what it weighs in the parent, where there is one. */
export function withSectorsOf(
  parent: readonly Member[] | null,
  members: readonly Member[],
): Member[] {
  if (!parent) return [...members];
  const wanted = sectorSizes(parent);
  const own = sectorSizes(members);
  return members.map((member) => ({
    ...member,
    size: (member.size * wanted.get(member.sector)!) / own.get(member.sector)!,
  }));
}

function sectorSizes(members: readonly Member[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { sector, size } of members) sizes.set(sector, (sizes.get(sector) ?? 0) + size);
  return sizes;
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
