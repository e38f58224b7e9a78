import { NotFoundError } from '#src/domain/errors.ts';
import { refusal } from '#src/domain/refusal.ts';
import type { ListedIndex } from '#src/catalogue/lists/index-list.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';

// A fundId takes precedence over an equal secId or performanceId of another index.
const kindsOfId = ['fundId', 'secId', 'performanceId'] as const;

/**
 * The index with an identifier of any kind (RT-08). In an earlier release today's identifiers work too. Throws
 * NotFoundError.
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
    [
      current
        ? refusal('not-in-release', { release: String(release), id: identifier })
        : refusal('no-index', { id: identifier }),
    ],
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

/** Name of a referenced index; null where there is no reference, or the index is not published. */
export function findName(
  { catalogue: { indexes } }: Snapshot,
  fundId: string | null,
): string | null {
  const row = fundId === null ? null : indexes.find('fundId', fundId);
  return row === null ? null : indexes.row(row).name;
}

/** The name of an index in the request's language, or as published where the release does not list it. */
export function shownName(snapshot: Snapshot, { fundId, name }: NamedIndex): string {
  return findName(snapshot, fundId) ?? name;
}

type NamedIndex = { fundId: string; name: string };
