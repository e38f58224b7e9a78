import type { CompanyMembers } from '../members/members.ts';

/** The largest companies of some countries, weighted by capitalisation unless said otherwise. */
export function byCapitalisation(
  countries: readonly string[],
  count: number,
  narrower: Partial<CompanyMembers> = {},
): CompanyMembers {
  return { kind: 'companies', countries, count, bySize: 1, sizes: ['large', 'mid'], ...narrower };
}
