import type { Company } from './companies.ts';
import { makeBonds } from './bond-universe.ts';
import { isInvestmentGrade, type Rating } from './issuers.ts';
import type { BondMembers, Member } from './members.ts';
import { scoreOf } from './scores.ts';
import { sectorOf } from './sectors.ts';

/** A bond with what it is, per cent, years and basis points; its size is the market value outstanding. */
export type Bond = Member & {
  issuer: string;
  /** Of the shares of the company that issues it; null of a government's. */
  issuerIsin: string | null;
  linked: boolean;
  /** Whether its proceeds pay for environmental projects. */
  isGreen: boolean;
  rating: Rating;
  coupon: number;
  years: number;
  spread: number;
  bondYield: number;
};

let known: readonly Bond[] | null = null;

/** The bonds that an index takes from all there are. */
export function listBonds(wanted: BondMembers, companies: readonly Company[]): Bond[] {
  known ??= makeBonds(companies);
  return known.filter((bond) => passes(bond, wanted));
}

function passes(bond: Bond, wanted: BondMembers): boolean {
  const [shortest, longest] = wanted.maturities;
  const { currencies, grade = 'good', linked = false, green = false, score } = wanted;
  return (
    wanted.countries.includes(bond.country ?? '') &&
    currencies.includes(bond.currency ?? '') &&
    isOfKind(bond, wanted.issuers) &&
    bond.years >= shortest &&
    bond.years < longest &&
    (grade === 'any' || isInvestmentGrade(bond.rating) === (grade === 'good')) &&
    bond.linked === linked &&
    (!green || bond.isGreen) &&
    (score === undefined || hasGoodScore(bond, score))
  );
}

function hasGoodScore({ issuerIsin, sector }: Bond, score: string): boolean {
  return issuerIsin === null || scoreOf(score, { isin: issuerIsin, sector: sectorOf(sector) }) > 0;
}

function isOfKind({ issuerIsin }: Bond, issuers: BondMembers['issuers']): boolean {
  return issuers === 'both' || (issuerIsin === null) === (issuers === 'governments');
}
