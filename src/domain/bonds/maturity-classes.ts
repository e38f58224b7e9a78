import { dayOfIso } from '../day.ts';

/** Years to maturity, from the first bound to below the second. */
const maturityClasses = ['0–1', '1–3', '3–5', '5–7', '7–10', '10+'] as const;

const bounds = [1, 3, 5, 7, 10];
const daysOfYear = 365.25;

/**
 * The class of a bond by the years from the day of a list to its maturity; null where a day is unknown or the bond
 * has matured.
 */
export function maturityClass(asOf: string | null, maturity: string | null): string | null {
  const [from, to] = [asOf, maturity].map((iso) => (iso === null ? null : dayOfIso(iso)));
  if (from == null || to == null || to < from) return null;
  const years = (to - from) / daysOfYear;
  const at = bounds.findIndex((bound) => years < bound);
  return maturityClasses.at(at) ?? null;
}

/** The place of a class among the others, the shortest first; what has no class comes last. */
export function maturityRank(name: string | null): number {
  const at = maturityClasses.findIndex((one) => one === name);
  return at < 0 ? maturityClasses.length : at;
}
