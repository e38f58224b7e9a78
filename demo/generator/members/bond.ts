import type { Rating } from './issuers.ts';
import type { Member } from './members.ts';

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
  maturity: string;
  years: number;
  spread: number;
  bondYield: number;
};
