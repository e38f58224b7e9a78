import { NotFoundError } from '#src/domain/errors.ts';
import type { ListedIndex } from '#src/catalogue/lists/index-list.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';

// A fundId wins over another index's secId or performanceId of the same spelling.
const kindsOfId = ['fundId', 'secId', 'performanceId'] as const;

/**
 * The index that bears the identifier, of whichever kind it is (RT-08); in an earlier release also one that it bears now.
 * Throws NotFoundError.
 */
export function resolveIndex(snapshot: Snapshot, identifier: string): ListedIndex {
  const { catalogue, current, release } = snapshot;
  const found = findIndex(snapshot, identifier);
  if (found !== null) return found;
  const fundId = (current && findIndex(current, identifier)?.fundId) ?? null;
  const row = fundId === null ? null : catalogue.indexes.find('fundId', fundId);
  if (row !== null) return catalogue.indexes.row(row);
  throw new NotFoundError(
    current
      ? `Release ${release} does not show ${identifier}: it was not published then, or the provider no longer shows what was`
      : `There is no index ${identifier}`,
  );
}

function findIndex({ catalogue: { indexes } }: Snapshot, identifier: string): ListedIndex | null {
  for (const kind of kindsOfId) {
    const row = indexes.find(kind, identifier);
    if (row !== null) return indexes.row(row);
  }
  return null;
}

export function resolveFundId(snapshot: Snapshot, identifier: string): string {
  return resolveIndex(snapshot, identifier).fundId ?? identifier;
}

/** Name of an index that another one refers to; null when it refers to none, or to one that is not published. */
export function findName(
  { catalogue: { indexes } }: Snapshot,
  fundId: string | null,
): string | null {
  const row = fundId === null ? null : indexes.find('fundId', fundId);
  return row === null ? null : indexes.row(row).name;
}

/** The name of an index in the words of the request; as it is published where its release does not list it. */
export function shownName(snapshot: Snapshot, { fundId, name }: NamedIndex): string {
  return findName(snapshot, fundId) ?? name;
}

type NamedIndex = { fundId: string; name: string };
