import { matchMembers } from '../compare-lists.ts';

type Member = {
  isin: string | null;
  ticker: string | null;
  name: string;
  weight: number | null;
};

/** The overlap of two lists of members; weights are in per cent, null where members have none. */
export type Overlap = {
  membersInCommon: number;
  /** Σ min(weight, weight) over the members of both lists. */
  weightInCommon: number | null;
  /** 100 minus the weight in common (M. Cremers, A. Petajisto, How Active Is Your Fund Manager?, 2009). */
  activeShare: number | null;
};

/** Members are matched as in `compareLists`. Weights are normalised by the total of their list. */
export function overlapOf(one: readonly Member[], other: readonly Member[]): Overlap {
  const matches = Array.from(matchMembers(one, other));
  const membersInCommon = matches.length;
  const [own, its] = [totalOf(one), totalOf(other)];
  if (own === null || its === null) {
    return { membersInCommon, weightInCommon: null, activeShare: null };
  }
  const shared = matches.reduce(
    (sum, [later, earlier]) =>
      sum + Math.min((later.weight ?? 0) / its, (earlier.weight ?? 0) / own),
    0,
  );
  return { membersInCommon, weightInCommon: shared * 100, activeShare: (1 - shared) * 100 };
}

function totalOf(members: readonly Member[]): number | null {
  if (members.some(({ weight }) => weight === null)) return null;
  const total = members.reduce((sum, { weight }) => sum + (weight ?? 0), 0);
  return total > 0 ? total : null;
}
