/**
 * Whether an index is no longer calculated on a day, an ISO date as `ceasedOn` is: an end that was announced
 * for a later one is still to come.
 */
export function hasCeased({ ceasedOn }: { ceasedOn: string | null }, day: string): boolean {
  return ceasedOn !== null && ceasedOn <= day;
}
