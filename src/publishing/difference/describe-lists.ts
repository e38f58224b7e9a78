import type { ConstituentList } from '#src/contract/provider/constituents.ts';
import { compareLists, matchMembers } from '#src/domain/compare-lists.ts';
import { differingPairs, type ComparedSource } from './describe-items.ts';
import type { ItemDifference } from './difference.ts';
import type { ListChange, ListedMember } from './difference-report.ts';

const listedWeights = 20;

/** The changes of members of each index whose newest list differs. */
export async function describeLists(
  source: ComparedSource,
  difference: ItemDifference,
  nameOf: (fundId: string) => string,
): Promise<ListChange[]> {
  const changes: ListChange[] = [];
  for await (const pairs of differingPairs(source, 'constituents', difference)) {
    for (const { key, before, after } of pairs)
      changes.push(describeList(key, nameOf(key), before, after));
  }
  return changes;
}

function describeList(
  key: string,
  name: string,
  before: ConstituentList | null,
  after: ConstituentList | null,
): ListChange {
  const [earlier, later] = [before?.constituents ?? [], after?.constituents ?? []];
  const { additions, deletions, turnover } = compareLists(earlier, later);
  const weights = Array.from(matchMembers(earlier, later), ([now, then]) => ({
    name: now.name,
    before: then.weight ?? 0,
    after: now.weight ?? 0,
  }))
    .filter((one) => one.before !== one.after)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  return {
    key,
    name,
    before: sizeOf(before),
    after: sizeOf(after),
    added: additions.map(memberOf),
    removed: deletions.map(memberOf),
    weights: weights.slice(0, listedWeights),
    // A first list has no turnover.
    turnover:
      turnover === null || before === null || after === null
        ? null
        : Number(turnover.toPrecision(10)),
  };
}

const memberOf = ({ name, weight }: ListedMember): ListedMember => ({ name, weight });

const sizeOf = (list: ConstituentList | null) => ({
  date: list?.asOfDate ?? null,
  number: list?.numberOfConstituents ?? 0,
});
