import type { Comparison } from '#src/contract/api/mixes/compare.ts';
import type { ConstituentList } from '#src/contract/provider/constituents.ts';
import { overlapOf } from '#src/domain/comparison/overlap.ts';
import { rounded } from '../figures/rounded.ts';

export type Overlap = Comparison['overlaps'][number];

type Listed = { fundId: string; list: ConstituentList | null };

/** What two indexes have in common, by their newest lists; these must be published whole. */
export function overlapAnswer([one, other]: readonly [Listed, Listed]): Overlap {
  const pair = { one: one.fundId, other: other.fundId };
  const lists = [one.list, other.list] as const;
  const none = { membersInCommon: null, weightInCommon: null, activeShare: null };
  if (lists.some((list) => list !== null && list.withheld !== null)) {
    return { ...pair, ...none, missing: 'withheld' };
  }
  const [own, its] = lists.map((list) => list?.constituents ?? []);
  if (!own?.length || !its?.length) return { ...pair, ...none, missing: 'no-list' };
  const { membersInCommon, weightInCommon, activeShare } = overlapOf(own, its);
  return {
    ...pair,
    membersInCommon,
    weightInCommon: rounded(weightInCommon),
    activeShare: rounded(activeShare),
    missing: null,
  };
}
