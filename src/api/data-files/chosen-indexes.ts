import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import { eachItem } from '#src/store/items/each-item.ts';
import { itemsOfRelease } from '#src/store/items/items.ts';
import { resolveFundId } from '../indexes/resolve-index.ts';
import type { Stored } from '../source.ts';

/** What the provider permits for an index. */
export type Terms = IndexRecord['entitlements'];

/** How much of an index a file contains. */
export type Holding = 'all' | 'part' | 'none';

/** The indexes of a file by their fundIds, sorted or in the requested order. */
export type ChosenIndexes = {
  fundIds: readonly string[];
  /** Those of which the provider permits only a part; they are among `fundIds`. */
  inPart: readonly string[];
  /** Those whose data the provider does not permit to be downloaded. */
  leftOut: readonly string[];
};

/** How much of an index a file contains under its terms. */
export type HoldingOf = (terms: Terms) => Holding;

type AllIndexes = {
  fundIds: string[];
  /** The terms of indexes that are not entirely open. */
  terms: Map<string, Terms>;
  /** The terms of use that the provider states, by index. */
  licences: Map<string, string>;
  chosen: Map<HoldingOf, ChosenIndexes>;
};

const allIndexes = oncePerRelease(async ({ snapshot, db }: Stored): Promise<AllIndexes> => {
  const all: AllIndexes = {
    fundIds: [],
    terms: new Map(),
    licences: new Map(),
    chosen: new Map(),
  };
  // Most indexes share a text, which is kept once.
  const texts = new Map<string, string>();
  for await (const { key, body } of eachItem(itemsOfRelease(db, snapshot.release), 'index')) {
    // An index that the provider shows less of today is left out of earlier releases.
    if (snapshot.catalogue.indexes.find('fundId', key) === null) continue;
    all.fundIds.push(key);
    const { downloads, constituents, licence } = body.entitlements;
    const stated = licence[defaultLanguage];
    const text = texts.get(stated) ?? stated;
    if (text) all.licences.set(key, text);
    texts.set(text, text);
    if (!downloads || constituents !== 'all') all.terms.set(key, body.entitlements);
  }
  return all;
});

const noIndexes: ChosenIndexes = { fundIds: [], inPart: [], leftOut: [] };

/**
 * The requested indexes, or all, without those of which the file contains nothing.
 * @param ids any identifiers of indexes
 * @param holding absent for a table that is not about indexes: it chooses none
 * @throws NotFoundError for an identifier of no index
 */
export async function chooseIndexes(
  source: Stored,
  ids: readonly string[] | undefined,
  holding: HoldingOf | undefined,
): Promise<ChosenIndexes> {
  if (holding === undefined) return noIndexes;
  const { fundIds, terms, chosen } = await allIndexes(source);
  if (ids !== undefined) {
    const request = ids.map((id) => resolveFundId(source.snapshot, id));
    return choose([...new Set(request)], terms, holding);
  }
  const found = chosen.get(holding) ?? choose(fundIds, terms, holding);
  chosen.set(holding, found);
  return found;
}

/** Terms of use, and the indexes of a file that they are stated for. */
export type StatedLicence = {
  /** null where the provider states none. */
  text: string | null;
  count: number;
  fundIds: readonly string[];
};

/** The terms of use of the indexes of a file, those of most indexes first. */
export async function listLicences(
  source: Stored,
  { fundIds }: ChosenIndexes,
): Promise<StatedLicence[]> {
  const { licences } = await allIndexes(source);
  const found = Map.groupBy(fundIds, (fundId) => licences.get(fundId) ?? null);
  return [...found]
    .map(([text, of]) => ({ text, count: of.length, fundIds: of }))
    .toSorted((a, b) => b.count - a.count);
}

function choose(
  request: readonly string[],
  terms: ReadonlyMap<string, Terms>,
  holding: HoldingOf,
): ChosenIndexes {
  const heldOf = (fundId: string) => {
    const of = terms.get(fundId);
    return of === undefined ? 'all' : holding(of);
  };
  return {
    fundIds: request.filter((fundId) => heldOf(fundId) !== 'none'),
    inPart: request.filter((fundId) => heldOf(fundId) === 'part'),
    leftOut: request.filter((fundId) => heldOf(fundId) === 'none'),
  };
}
