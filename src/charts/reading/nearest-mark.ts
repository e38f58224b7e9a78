/** Share of the plot's width within which a pointer is at a mark: five pixels of a wide one. */
const reach = 0.006;

export type NearestMark = typeof nearestMark;

/** The mark nearest to a place; null where none is within reach. */
export function nearestMark(
  marks: readonly { share: number }[],
  share: number,
  within = reach,
): number | null {
  let nearest: number | null = null;
  let least = within;
  for (const [i, mark] of marks.entries()) {
    const distance = Math.abs(mark.share - share);
    if (distance > least) continue;
    nearest = i;
    least = distance;
  }
  return nearest;
}
