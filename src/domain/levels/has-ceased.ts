/**
 * Whether an index is no longer calculated on a day, an ISO date like `ceasedOn`. An announced end may be in the
 * future.
 */
export function hasCeased({ ceasedOn }: { ceasedOn: string | null }, day: string): boolean {
  return ceasedOn !== null && ceasedOn <= day;
}
