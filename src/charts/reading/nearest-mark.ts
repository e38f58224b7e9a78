/** The distance within which a pointer selects a mark, as a share of the plot's width: five pixels of a wide plot. */
const reach = 0.006;

export type NearestMark = typeof nearestMark;

/** The mark nearest to a position; null where none is close enough. */
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
