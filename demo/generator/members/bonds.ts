import type { Company } from './companies.ts';
import { makeBonds } from './bond-universe.ts';
import type { Bond } from './bond.ts';
import { isInvestmentGrade } from './issuers.ts';
import type { BondMembers } from './members.ts';
import { scoreOf } from './scores.ts';
import { sectorOf } from './sectors.ts';

let known: readonly Bond[] | null = null;

/** The bonds that an index takes from all there are. */
export function listBonds(wanted: BondMembers, companies: readonly Company[]): Bond[] {
  known ??= makeBonds(companies);
  return known.filter((bond) => passes(bond, wanted));
}

function passes(bond: Bond, wanted: BondMembers): boolean {
  const { countries, currencies, issuers, maturities } = wanted;
  return (
    countries.includes(bond.country ?? '') &&
    currencies.includes(bond.currency ?? '') &&
    isOfKind(bond, issuers) &&
    matures(bond, maturities) &&
    hasTraits(bond, wanted)
  );
}

function hasTraits(bond: Bond, wanted: BondMembers): boolean {
  const { grade = 'good', linked = false, green = false, score } = wanted;
  const isGood = isInvestmentGrade(bond.rating);
  return (
    (grade === 'any' || isGood === (grade === 'good')) &&
    bond.linked === linked &&
    (!green || bond.isGreen) &&
    (score === undefined || hasGoodScore(bond, score))
  );
}

function matures({ years }: Bond, [shortest, longest]: BondMembers['maturities']): boolean {
  return years >= shortest && years < longest;
}

function hasGoodScore({ issuerIsin, sector }: Bond, score: string): boolean {
  return issuerIsin === null || scoreOf(score, { isin: issuerIsin, sector: sectorOf(sector) }) > 0;
}

function isOfKind({ issuerIsin }: Bond, issuers: BondMembers['issuers']): boolean {
  return issuers === 'both' || (issuerIsin === null) === (issuers === 'governments');
}
