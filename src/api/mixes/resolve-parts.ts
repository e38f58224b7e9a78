import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { resolveFundId } from '../indexes/resolve-index.ts';

/**
 * The fundIds of the indexes that the address of a comparison or blend names.
 * @param nearestOf the address with other indexes in place of those that are unknown; null where that is none either
 * @throws NotFoundError for an unknown index, with the address of those whose names are nearest to what it is called
 */
export function resolveParts(
  ids: readonly string[],
  snapshot: Snapshot,
  nearestOf: (fundIds: readonly string[]) => string | null,
): string[] {
  try {
    return ids.map((id) => resolveFundId(snapshot, id));
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    const near = ids.map((id) => nearIndex(snapshot, id));
    const nearest = near.every((id) => id !== null) ? nearestOf(near) : null;
    throw new NotFoundError(
      error.message,
      error.reasons.map((reason) => ({ ...reason, nearest })),
    );
  }
}

/** The index that a search for the words finds first. */
function nearIndex({ catalogue: { indexes } }: Snapshot, words: string): string | null {
  const [row] = indexes.search({ text: words, limit: 1, offset: 0 }).rows;
  return row === undefined ? null : indexes.value('fundId', row);
}
