import { NotFoundError } from '#src/domain/errors.ts';
import type { ListedIndex } from '#src/catalogue/index-list.ts';
import type { Snapshot } from '#src/catalogue/live-catalogue.ts';

// A fundId wins over another index's secId or performanceId of the same spelling.
const kindsOfId = ['fundId', 'secId', 'performanceId'] as const;

/** The index that bears the identifier, of whichever kind it is (RT-08). Throws NotFoundError. */
export function resolveIndex(
  { catalogue: { indexes } }: Snapshot,
  identifier: string,
): ListedIndex {
  for (const kind of kindsOfId) {
    const row = indexes.find(kind, identifier);
    if (row !== null) return indexes.row(row);
  }
  throw new NotFoundError(`There is no index ${identifier}`);
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
