import { hash } from 'node:crypto';
import type { ConstituentList, EarlierList } from '#src/contract/provider/constituents.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { EntitledLists } from './entitled-lists.ts';

/**
 * Completes the lists of variants. Variants of one portfolio have their members in common: one without a list has
 * those of the variant of its group that has most, and one with a single list has the earlier ones of that variant. Only
 * variants whose members are published in the same way share them, since the lists are cut already.
 * @param lists by fundId; variants without a list are added
 */
export function shareListsOfVariants(
  lists: Map<string, EntitledLists>,
  directory: IndexDirectory,
): void {
  for (const variants of groupsOf(directory)) {
    const source = longestOf(variants, lists);
    if (source === undefined) continue;
    const offered = [source.newest, ...source.earlier].map(sharedFrom);
    for (const fundId of variants) {
      const own = lists.get(fundId);
      if (own === source || (own && own.earlier.length > 0)) continue;
      const newest = own?.newest ?? { ...source.newest, fundId };
      lists.set(fundId, { newest, earlier: before(newest, offered) });
    }
  }
}

/**
 * The variants of each portfolio whose members are published in the same way, in the order of the index master. Those
 * that have ended keep the lists that they had.
 */
function groupsOf(directory: IndexDirectory): Iterable<string[]> {
  const groups = new Map<string, string[]>();
  for (const { fundId, variantGroup, ceasedOn } of directory.allFacts()) {
    if (variantGroup === null || ceasedOn !== null) continue;
    const { shown, delayDays } = directory.constituentsRight(fundId);
    const key = JSON.stringify([variantGroup, shown, delayDays]);
    groups.set(key, [...(groups.get(key) ?? []), fundId]);
  }
  return groups.values();
}

/** The lists of the variant that has most of them, of the first of several. */
function longestOf(
  variants: readonly string[],
  lists: ReadonlyMap<string, EntitledLists>,
): EntitledLists | undefined {
  const all = variants.flatMap((fundId) => lists.get(fundId) ?? []);
  const most = Math.max(...all.map(({ earlier }) => earlier.length));
  return all.find(({ earlier }) => earlier.length === most);
}

function sharedFrom(list: EarlierList): EarlierList {
  const digest = hash('sha256', JSON.stringify(list.constituents), 'base64url');
  return { ...list, sharedFrom: { fundId: list.fundId, digest } };
}

/** Of the lists of another variant those that are older than the newest one of this variant. */
function before(
  { fundId, asOfDate }: ConstituentList,
  lists: readonly EarlierList[],
): EarlierList[] {
  return lists
    .filter((list) => asOfDate !== null && list.asOfDate !== null && list.asOfDate < asOfDate)
    .map((list) => ({ ...list, fundId }));
}
