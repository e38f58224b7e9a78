import { randomOf } from '../random.ts';
import { listBonds } from './bonds.ts';
import type { Company } from './companies.ts';
import type { CompanyMembers, Member, Members, NamedMembers } from './members.ts';
import { classification, sectorNames } from './sectors.ts';
import { capped, percentages } from './weights.ts';

/** Members with weights in per cent, the heaviest first. */
export function listMembers(
  members: Members,
  companies: readonly Company[],
  scale: number,
): (Member & { weight: number })[] {
  const found = unweighted(members, companies, scale).toSorted(
    (one, other) => other.size - one.size,
  );
  const sizes = found.map(({ size }) => size);
  const cap = members.kind === 'companies' ? (members.cap ?? 100) : 100;
  // A shortened list may be too short for its cap.
  const weights = percentages(capped(sizes, Math.max(cap, 200 / sizes.length)));
  return found.map((member, at) => ({ ...member, weight: weights[at]! }));
}

function unweighted(members: Members, companies: readonly Company[], scale: number): Member[] {
  if (members.kind === 'named') return listNamed(members);
  const count = Math.max(1, Math.round(members.count * scale));
  if (members.kind === 'bonds') return listBonds({ ...members, count }, companies);
  return listCompanies({ ...members, count }, companies);
}

function listNamed(named: NamedMembers): Member[] {
  return named.members.map(({ weight, ...member }) => ({
    ...member,
    isin: null,
    classification: named.classification,
    size: weight,
  }));
}

/** With a score, the better part of the largest companies remains, and good scores weigh more. */
function listCompanies(wanted: CompanyMembers, companies: readonly Company[]): Member[] {
  const eligible = companies.filter((company) => passes(company, wanted));
  const { score, kept = 0.5, tilt = 0.3 } = wanted;
  if (score === undefined) {
    return eligible.slice(0, wanted.count).map((company) => memberOf(company, wanted.bySize, 1));
  }
  const rated = eligible.slice(0, Math.round(wanted.count / kept));
  return rated
    .map((company) => ({ company, points: randomOf(`${score}.${company.isin}`).normal() }))
    .toSorted((one, other) => other.points - one.points)
    .slice(0, Math.round(rated.length * kept))
    .map(({ company, points }) => memberOf(company, wanted.bySize, Math.exp(tilt * points)));
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
