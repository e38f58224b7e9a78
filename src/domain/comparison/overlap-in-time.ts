/** The first and last day of a history; null where there is no level. */
type Extent = { firstDate: string | null; lastDate: string | null };

/** Whether the histories of two indexes lie over each other for more than one day, without which they have no blend. */
export function overlapInTime(one: Extent, other: Extent): boolean {
  const both = [one, other];
  return both.every(({ firstDate }) =>
    both.every(({ lastDate }) => firstDate !== null && lastDate !== null && firstDate < lastDate),
  );
}
