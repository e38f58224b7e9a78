import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { eachItem } from '#src/store/items/each-item.ts';
import { itemsOfRelease } from '#src/store/items/items.ts';
import { resolveFundId } from '../indexes/resolve-index.ts';
import type { Stored } from '../source.ts';

/** What the provider allows of an index. */
export type Terms = IndexRecord['entitlements'];

/** How much of an index a file holds. */
export type Holding = 'all' | 'part' | 'none';

/** Indexes of a file by their fundIds, sorted, or in the order in which they were asked for. */
export type ChosenIndexes = {
  fundIds: readonly string[];
  /** Those of which the provider allows a part only; they are among the others. */
  inPart: readonly string[];
  /** Those whose data the provider does not allow to be downloaded. */
  leftOut: readonly string[];
};

/** How much of an index a file holds on its terms. */
export type HoldingOf = (terms: Terms) => Holding;

type AllIndexes = {
  fundIds: string[];
  /** Terms of those that are not open to all. */
  terms: Map<string, Terms>;
  chosen: Map<HoldingOf, ChosenIndexes>;
};

const allIndexes = oncePerRelease(async ({ snapshot, db }: Stored): Promise<AllIndexes> => {
  const all: AllIndexes = { fundIds: [], terms: new Map(), chosen: new Map() };
  for await (const { key, body } of eachItem(itemsOfRelease(db, snapshot.release), 'index')) {
    // An earlier release does not show what the provider shows less of by now.
    if (snapshot.catalogue.indexes.find('fundId', key) === null) continue;
    all.fundIds.push(key);
    const { downloads, constituents } = body.entitlements;
    if (!downloads || constituents !== 'all') all.terms.set(key, body.entitlements);
  }
  return all;
});

const noIndexes: ChosenIndexes = { fundIds: [], inPart: [], leftOut: [] };

/**
 * The indexes that a file is asked for, or all, without those of which it holds nothing.
 * @param ids any identifiers of indexes
 * @param holding absent where the file is not about indexes alone: none are chosen for it
 * @throws NotFoundError when an identifier is none of any index
 */
export async function chooseIndexes(
  source: Stored,
  ids: readonly string[] | undefined,
  holding: HoldingOf | undefined,
): Promise<ChosenIndexes> {
  if (holding === undefined) return noIndexes;
  const { fundIds, terms, chosen } = await allIndexes(source);
  if (ids !== undefined) {
    const asked = ids.map((id) => resolveFundId(source.snapshot, id));
    return choose([...new Set(asked)], terms, holding);
  }
  const found = chosen.get(holding) ?? choose(fundIds, terms, holding);
  chosen.set(holding, found);
  return found;
}

function choose(
  asked: readonly string[],
  terms: ReadonlyMap<string, Terms>,
  holding: HoldingOf,
): ChosenIndexes {
  const heldOf = (fundId: string) => {
    const of = terms.get(fundId);
    return of === undefined ? 'all' : holding(of);
  };
  return {
    fundIds: asked.filter((fundId) => heldOf(fundId) !== 'none'),
    inPart: asked.filter((fundId) => heldOf(fundId) === 'part'),
    leftOut: asked.filter((fundId) => heldOf(fundId) === 'none'),
  };
}
