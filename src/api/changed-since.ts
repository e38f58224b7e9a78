import { concerned } from '#src/catalogue/lists/document-list.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { RowChange } from '#src/contract/api/row-changes.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { listChangedItems } from '#src/store/items/changed-items.ts';
import { listChangedIndexes } from '#src/store/levels/changed-indexes.ts';
import { getRelease, listReleases, requireContent } from '#src/store/releases/releases.ts';
import type { Stored } from './source.ts';

/** The kinds of items that are rows of a list, and how the row of a key is found. */
const rowOf = {
  index: ({ catalogue }: Snapshot, key: string) => catalogue.indexes.find('fundId', key),
  product: ({ catalogue }: Snapshot, key: string) => catalogue.products.find('productId', key),
  'structured-product': ({ catalogue }: Snapshot, key: string) =>
    catalogue.structuredProducts.find('productId', key),
  document: ({ catalogue }: Snapshot, key: string) => catalogue.documents.find('documentId', key),
  notice: ({ catalogue }: Snapshot, key: string) => catalogue.notices.find('noticeId', key),
} as const;

type Changes = {
  /** Rows of the list that changed. */
  among: number[];
  /** How one of them changed. */
  of: (key: string) => { change: RowChange };
  /** Fields of the answer that list the removed keys. */
  fields: { withdrawn: string[] };
};

/**
 * How the rows of a list changed since a release or a moment; null where the query does not ask for changes.
 * @throws NotFoundError when there is no such release, GoneError when its content was pruned
 */
export async function changesSince(
  kind: keyof typeof rowOf,
  since: string | undefined,
  source: Stored,
): Promise<Changes | null> {
  if (since === undefined) return null;
  const { db, snapshot } = source;
  const { release } = snapshot;
  const after = await releaseAt(since, source);
  const items = await listChangedItems(db, kind, { after, release });
  const changed = new Map(items.map(({ key, wasThere }) => [key, wasThere]));
  // A new level changes the row of its index.
  const moved = kind === 'index' ? await listChangedIndexes(db, after, release) : [];
  const alongWith = await namingOthers(kind, after, source);
  for (const key of [...moved.map(({ fundId }) => fundId), ...alongWith])
    if (!changed.has(key)) changed.set(key, true);
  const rows = Array.from(changed.keys(), (key) => rowOf[kind](snapshot, key));
  return {
    among: rows.filter((row) => row !== null),
    of: (key) => ({ change: changed.get(key) === true ? 'changed' : 'added' }),
    fields: { withdrawn: items.filter(({ isThere }) => !isThere).map(({ key }) => key) },
  };
}

/** Keys of products and documents whose rows contain the name of an index that changed. */
async function namingOthers(kind: keyof typeof rowOf, after: number, { db, snapshot }: Stored) {
  const { products, structuredProducts, documents } = snapshot.catalogue;
  const naming: Partial<Record<typeof kind, (fundId: string) => (string | null)[]>> = {
    product: (fundId) =>
      products.findAll('indexFundId', fundId).map((row) => products.value('productId', row)),
    'structured-product': (fundId) =>
      structuredProducts
        .findAll('indexFundId', fundId)
        .map((row) => structuredProducts.value('productId', row)),
    document(fundId) {
      const filters = { concerns: [concerned.index(fundId)] };
      const { rows } = documents.screen({ filters, page: 1, size: documents.size });
      return rows.map((row) => documents.value('documentId', row));
    },
  };
  const keysOf = naming[kind];
  if (keysOf === undefined) return [];
  const items = await listChangedItems(db, 'index', { after, release: snapshot.release });
  return items.flatMap(({ key }) => keysOf(key)).filter((key) => key !== null);
}

/** The release that was public at that moment, even if it was withdrawn since; 0 before the first. */
export async function releaseAt(since: string, { db, snapshot }: Stored): Promise<number> {
  if (/^\d{1,9}$/.test(since)) {
    const { number } = requireContent(await getRelease(db, Number(since)));
    if (number <= snapshot.release) return number;
    const message = 'changedSince: a release before the one that is asked for';
    throw new InvalidInputError(message, ['changedSince']);
  }
  const moment = Date.parse(since);
  const releases = await listReleases(db, snapshot.release);
  const then = releases.find(({ published }) => Date.parse(published) <= moment);
  return then === undefined ? 0 : requireContent(then).number;
}
