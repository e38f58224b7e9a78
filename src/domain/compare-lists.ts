/** As much of a member as it takes to compare lists; its weight in per cent, null where none is published. */
type Member = {
  isin: string | null;
  ticker: string | null;
  name: string;
  weight: number | null;
};

export type ListComparison<One extends Member> = {
  /** Members of the later list that the earlier one has not. */
  additions: One[];
  /** Members of the earlier list that the later one has not, with their weights in it. */
  deletions: One[];
  /** One-way turnover, per cent; null where a member has no weight. */
  turnover: number | null;
};

/** From the strongest to the weakest. */
const identifiers = ['isin', 'ticker', 'name'] as const;

/**
 * What changed from one list of an index's members to the next. Two rows are of one member when the strongest
 * identifier that both bear (ISIN, then ticker, then name) is the same.
 *
 * Turnover is ½ · Σ |w_later − w_earlier| over the members of either list, an absent one weighing 0. It compares
 * weights as they are published: prices that moved between the two days count too.
 */
export function compareLists<One extends Member>(
  earlier: readonly One[],
  later: readonly One[],
): ListComparison<One> {
  const earlierOf = matchMembers(earlier, later);
  const kept = new Set(earlierOf.values());
  const additions = later.filter((member) => !earlierOf.has(member));
  const deletions = earlier.filter((member) => !kept.has(member));
  const isWeighted = [...earlier, ...later].every(({ weight }) => weight !== null);
  return {
    additions,
    deletions,
    turnover: isWeighted ? halfOf([...additions, ...deletions], earlierOf) : null,
  };
}

/** For members of the later list their rows in the earlier one. */
export function matchMembers<One extends Member>(
  earlier: readonly One[],
  later: readonly One[],
): Map<One, One> {
  const earlierOf = new Map<One, One>();
  const taken = new Set<One>();
  for (const [at, identifier] of identifiers.entries()) {
    const stronger = identifiers.slice(0, at);
    const byIdentifier = Map.groupBy(earlier, (member) => member[identifier]);
    for (const member of later) {
      if (earlierOf.has(member) || member[identifier] === null) continue;
      const same = byIdentifier
        .get(member[identifier])
        ?.find(
          (one) =>
            !taken.has(one) && stronger.every((key) => one[key] === null || member[key] === null),
        );
      if (same === undefined) continue;
      earlierOf.set(member, same);
      taken.add(same);
    }
  }
  return earlierOf;
}

function halfOf<One extends Member>(
  comeOrGone: readonly One[],
  earlierOf: ReadonlyMap<One, One>,
): number {
  const weightOf = ({ weight }: Member) => weight ?? 0;
  let sum = 0;
  for (const member of comeOrGone) sum += weightOf(member);
  for (const [later, earlier] of earlierOf) sum += Math.abs(weightOf(later) - weightOf(earlier));
  return sum / 2;
}
