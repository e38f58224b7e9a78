import { holidaysOf } from '#src/contract/provider/holidays.ts';
import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import { getBlob } from '#src/store/blobs.ts';
import { findItem, findItems } from '#src/store/items/items.ts';
import {
  compareRollback as changesOf,
  type Restored,
  type RollbackChanges,
} from '#src/store/releases/compare-rollback.ts';
import type { DifferingItem } from '#src/store/releases/differing-items.ts';
import { requireSameRights } from '#src/store/releases/rollback-part.ts';
import type { Store } from '#src/store/store.ts';
import { describeDifference } from './difference/describe-difference.ts';
import type { ComparedSource } from './difference/describe-items.ts';
import { createDifference, type Difference } from './difference/difference.ts';
import type { DifferenceReport } from './difference/difference-report.ts';
import { watchCorrected } from './difference/moved-figures.ts';
import { createIndexDirectory, type IndexDirectory } from './indexes/index-directory.ts';

/**
 * What a rollback would change of what is public, without writing anything.
 * @throws as the rollback does, apart from another publish
 */
export async function compareRollback(store: Store, restored: Restored): Promise<DifferenceReport> {
  const { db } = store;
  const { release, part } = restored;
  const { current, items, levels } = await changesOf(store, restored);
  const difference = createDifference(current.number);
  for (const [kind, found] of items) {
    const { added, changed, closed } = keysByChange(found);
    difference.addItems(kind, { added, changed, unchanged: 0 });
    difference.addClosed(kind, closed);
  }
  const corrected = watchCorrected();
  for await (const changes of levels()) {
    for (const change of changes) {
      difference.addLevels(change);
      corrected.see(change);
    }
  }
  const touched = touchedBy(difference);
  if (part !== undefined) await requireSameRights(store, touched, release, current.number);
  const site = await findItem(db, current.number, 'site', 'site');
  return describeDifference({
    db,
    current,
    difference,
    directory: await directoryOf(store, touched, [current.number, release]),
    holidays: holidaysOf(site?.calendar),
    corrected,
    questions: [],
    items: itemsOf(store, release, items),
  });
}

function keysByChange(found: readonly DifferingItem[]) {
  const keysOf = (what: DifferingItem['change']) =>
    found.filter(({ change }) => change === what).map(({ key }) => key);
  return { added: keysOf('added'), changed: keysOf('changed'), closed: keysOf('closed') };
}

/** The indexes with changed levels or members. */
function touchedBy({ levels, items }: Difference): string[] {
  const ofLists = (['constituents', 'earlier-constituents', 'reviews'] as const).flatMap((kind) => {
    const { added, changed, closed } = items.get(kind) ?? {};
    return [added, changed, closed].flatMap((keys) => [...(keys ?? [])]);
  });
  const ids = ofLists.map((key) => key.split('/', 1)[0] ?? key);
  return [...new Set([...levels.keys(), ...ids])];
}

/** These indexes as they are in the first of the releases that has them. */
async function directoryOf(
  { db }: Store,
  fundIds: readonly string[],
  releases: readonly number[],
): Promise<IndexDirectory> {
  const directory = createIndexDirectory();
  for (const release of releases.toReversed()) {
    for (const record of await findItems(db, release, 'index', fundIds)) directory.add(record);
  }
  return directory;
}

const itemsAtATime = 500;

/** The items that would come back, from the earlier release. */
function itemsOf(
  { db }: Store,
  release: number,
  items: RollbackChanges['items'],
): ComparedSource['items'] {
  return {
    async *batches<K extends ItemKind>(kind: K) {
      const { added, changed } = keysByChange(items.get(kind) ?? []);
      const keys = [...added, ...changed];
      for (let at = 0; at < keys.length; at += itemsAtATime) {
        const some = keys.slice(at, at + itemsAtATime);
        const bodies = await findItems(db, release, kind, some);
        yield bodies.map((body, place) => ({ key: some[place]!, body }));
      }
    },
    blob: (sha256) => getBlob(db, release, sha256),
  };
}
