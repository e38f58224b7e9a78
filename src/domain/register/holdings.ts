/** What is published of what an index holds. */
export type Holdings = {
  /** The newest list that is due; null where there is none. */
  list: PublishedList | null;
  /** One-way turnover of the latest review, per cent; null where it is not known. */
  turnover: number | null;
  /** The provider's figures of the whole, by name, in the units of the register. */
  characteristics: Readonly<Record<string, number>>;
};

export type PublishedList = {
  /** Members in the index, also of those that are withheld. */
  numberOfConstituents: number;
  /** Only the ten heaviest are published, none of them, or not yet. */
  withheld: 'none' | 'top10' | 'delayed' | null;
  /** Per cent, heaviest first; null for a member without a weight. */
  weights: readonly (number | null)[];
};

const mostHeavy = 10;

/** Weight of the ten heaviest members together, per cent; null where one of them has no weight. */
export function topTenWeight({ weights }: Pick<PublishedList, 'weights'>): number | null {
  const heaviest = weights.slice(0, mostHeavy);
  const known = heaviest.filter((weight) => weight !== null);
  if (heaviest.length === 0 || known.length < heaviest.length) return null;
  return known.reduce((sum, weight) => sum + weight, 0);
}

/**
 * 1 / Σ weight², weights as fractions that add to one: how many members of equal weight would be as concentrated (the
 * inverse of the Herfindahl index). Null unless the whole list is published with weights.
 */
export function effectiveNumber({ weights, withheld }: PublishedList): number | null {
  const known = weights.filter((weight) => weight !== null);
  if (withheld !== null || known.length < weights.length) return null;
  const total = known.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return null;
  return total ** 2 / known.reduce((sum, weight) => sum + weight ** 2, 0);
}
