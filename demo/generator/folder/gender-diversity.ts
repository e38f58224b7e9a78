import { makeCompanies } from '../members/companies.ts';
import type { CountryName } from '../members/countries.ts';
import { listMembers } from '../members/list-members.ts';
import { scoreOf } from '../members/scores.ts';
import { portfolios } from '../portfolios/portfolios.ts';
import { csvOf } from './csv.ts';

const numberOfGroups = 5;
const northAmerica: readonly CountryName[] = ['United States', 'Canada'];
const asiaPacific: readonly CountryName[] = [
  'Japan',
  'Australia',
  'Hong Kong',
  'Singapore',
  'New Zealand',
];

function regionOf(country: CountryName): string {
  if (northAmerica.includes(country)) return 'Dev N. America';
  return asiaPacific.includes(country) ? 'Dev Asia Pacific' : 'Dev Europe';
}

/**
 * How the members of the gender diversity index of the world are placed: fifths of them by the score that
 * tilts their weights, the best first.
 */
export function genderDiversityText(scale: number): string {
  const world = portfolios.find(({ code }) => code === 'PLWGD');
  if (world?.members?.kind !== 'companies') throw new Error('PLWGD has no companies');
  const companies = makeCompanies();
  const byIsin = new Map(companies.map((company) => [company.isin, company]));
  const { score } = world.members;
  const scored = listMembers(world.members, companies, scale)
    .map(({ isin }) => byIsin.get(isin!)!)
    .map((company) => ({ company, points: scoreOf(score!, company) }))
    .toSorted((one, other) => other.points - one.points);
  const rows = scored.map(({ company: { isin, country } }, rank) => ({
    isin,
    region: regionOf(country),
    group: String(1 + Math.floor((rank * numberOfGroups) / scored.length)),
  }));
  return csvOf(['isin', 'region', 'group'], rows);
}
