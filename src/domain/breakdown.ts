/** The members of one class, with their total weight in per cent. */
export type Share = { name: string | null; weight: number; count: number };

type Weighted = { weight: number | null };

/**
 * The total weight of each class, heaviest first; members without a class come last, with the name null. Returns
 * null where any member has no weight or none has a class, because partial shares would mislead.
 */
export function breakdownBy<Member extends Weighted>(
  members: readonly Member[],
  classOf: (member: Member) => string | null,
): Share[] | null {
  if (members.length === 0 || members.some(({ weight }) => weight === null)) return null;
  if (members.every((member) => classOf(member) === null)) return null;
  const groups = Map.groupBy(members, classOf);
  return [...groups]
    .map(([name, group]) => ({
      name,
      weight: group.reduce((sum, { weight }) => sum + (weight ?? 0), 0),
      count: group.length,
    }))
    .toSorted(
      (one, other) =>
        Number(one.name === null) - Number(other.name === null) || other.weight - one.weight,
    );
}
