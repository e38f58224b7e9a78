/** The part of a member that a comparison needs; its weight is in per cent, null where none is published. */
type Member = {
  isin: string | null;
  ticker: string | null;
  name: string;
  weight: number | null;
};

export type ListComparison<One extends Member> = {
  /** Members of the later list that are not in the earlier one. */
  additions: One[];
  /** Members of the earlier list that are not in the later one, with their weights in it. */
  deletions: One[];
  /** One-way turnover in per cent; null where a member has no weight. */
  turnover: number | null;
};

/** The identifiers by which members are matched, in order of precedence. */
const identifiers = ['isin', 'ticker', 'name'] as const;

/**
 * Compares one list of an index's members with the next. Two rows are the same member if they agree in the first
 * identifier that both have: ISIN, then ticker, then name.
 *
 * Turnover is ½ · Σ |w_later − w_earlier| over the members of either list, an absent one having the weight 0. It
 * compares published weights, so it includes price movements between the two days.
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
    turnover: isWeighted ? turnoverOf([...additions, ...deletions], earlierOf) : null,
  };
}

/** The rows of the earlier list by the member of the later list that they match. */
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

function turnoverOf<One extends Member>(
  addedOrDeleted: readonly One[],
  earlierOf: ReadonlyMap<One, One>,
): number {
  const weightOf = ({ weight }: Member) => weight ?? 0;
  let sum = 0;
  for (const member of addedOrDeleted) sum += weightOf(member);
  for (const [later, earlier] of earlierOf) sum += Math.abs(weightOf(later) - weightOf(earlier));
  return sum / 2;
}
