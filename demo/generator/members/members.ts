import type { CountryName } from './countries.ts';
import type { Sector } from './sectors.ts';

export type Size = 'large' | 'mid' | 'small';

/** Companies of the demo's universe that pass all conditions, the largest first. */
export type CompanyMembers = {
  kind: 'companies';
  countries: readonly CountryName[];
  sectors?: readonly Sector[];
  sizes?: readonly Size[];
  count: number;
  /** Power of the capitalisation: 1 weights by it, 0 weights all members alike. */
  bySize: number;
  /** Highest weight of one company, per cent. */
  cap?: number;
  /** Names a score of each company that changes its weight and leaves out the lower part. */
  score?: string;
  /** Part of the companies that a score leaves in; the better half unless given. */
  kept?: number;
  /** How strongly a score changes weights, 0 not at all; 0.3 unless given. */
  tilt?: number;
  /** Months since weights and caps were set at a review; prices have moved since. None: they hold today. */
  sinceReview?: number;
  /** Whether a score is set against that of the same sector alone, and every sector keeps its weight. */
  bySector?: boolean;
};

/** All bonds of the demo's universe that pass all conditions. */
export type BondMembers = {
  kind: 'bonds';
  countries: readonly CountryName[];
  issuers: 'governments' | 'companies' | 'both';
  currencies: readonly string[];
  /** Years to maturity: at least the first, less than the second. */
  maturities: readonly [number, number];
  /** Of investment grade unless said otherwise. */
  grade?: 'good' | 'low' | 'any';
  /** Bonds whose principal follows prices, and no others. */
  linked?: boolean;
  /** Bonds whose proceeds pay for environmental projects, and no others. */
  green?: boolean;
  /** Names a score of companies: those above the middle remain. */
  score?: string;
};

/** Members that are named outright: contracts, currencies, other indexes. */
export type NamedMembers = {
  kind: 'named';
  classification: string;
  members: readonly {
    name: string;
    ticker: string | null;
    weight: number;
    sector: string;
    country: string | null;
    currency: string | null;
  }[];
};

/** How the members of a portfolio are found. */
export type Members = CompanyMembers | BondMembers | NamedMembers;

/** One row of a list, before sizes become weights. */
export type Member = {
  name: string;
  ticker: string | null;
  isin: string | null;
  sector: string;
  country: string | null;
  currency: string | null;
  classification: string;
  /** Weight before all are brought to per cent. */
  size: number;
};
