/** The published holdings of an index. */
export type Holdings = {
  /** The newest list that is due; null where there is none. */
  list: PublishedList | null;
  /** One-way turnover of the latest review in per cent; null where it is unknown. */
  turnover: number | null;
  /** The provider's characteristics by name, in the register's units. */
  characteristics: Readonly<Record<string, number>>;
};

export type PublishedList = {
  /** The number of members in the index, including withheld ones. */
  numberOfConstituents: number;
  /** Whether only the ten heaviest are published, none of them, or none yet. */
  withheld: 'none' | 'top10' | 'delayed' | null;
  /** Per cent, heaviest first; null for a member without a weight. */
  weights: readonly (number | null)[];
};

const mostHeavy = 10;

/** The total weight of the ten heaviest members in per cent; null where one of them has no weight. */
export function topTenWeight({ weights }: Pick<PublishedList, 'weights'>): number | null {
  const heaviest = weights.slice(0, mostHeavy);
  const known = heaviest.filter((weight) => weight !== null);
  if (heaviest.length === 0 || known.length < heaviest.length) return null;
  return known.reduce((sum, weight) => sum + weight, 0);
}

/**
 * The number of members of equal weight that would be as concentrated (the inverse of the Herfindahl index): 1 / Σ
 * weight², with weights as fractions that add up to one. Null unless the whole list is published with weights.
 */
export function effectiveNumber({ weights, withheld }: PublishedList): number | null {
  const known = weights.filter((weight) => weight !== null);
  if (withheld !== null || known.length < weights.length) return null;
  const total = known.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return null;
  return total ** 2 / known.reduce((sum, weight) => sum + weight ** 2, 0);
}
