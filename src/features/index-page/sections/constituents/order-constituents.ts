import type { ConstituentsAnswer } from '#src/contract/api/indexes/index-details.ts';

type Constituent = ConstituentsAnswer['constituents'][number];

/** What a list of members can be ordered by; `weight` is the order that it comes in. */
export const constituentOrders = ['weight', 'name', 'sector', 'country'] as const;

export type ConstituentOrder = (typeof constituentOrders)[number];

/** Members in an order: heaviest first, or by a text, those without it last and otherwise by weight. */
export function orderConstituents(
  all: readonly Constituent[],
  order: ConstituentOrder,
  compare: (one: string, other: string) => number,
): Constituent[] {
  if (order === 'weight') return [...all];
  return all.toSorted((one, other) => {
    const [a, b] = [one[order], other[order]];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return compare(a, b);
  });
}
