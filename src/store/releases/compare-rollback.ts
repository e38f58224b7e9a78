import { itemKinds, type ItemKind } from '#src/contract/provider/item-kinds.ts';
import { compareLevels, type LevelChange } from '../levels/put-levels.ts';
import type { Store } from '../store.ts';
import { listDiffering, listDifferingOfPublic, type DifferingItem } from './differing-items.ts';
import { getRelease, requireContent, type Release } from './releases.ts';
import { changedSince, kept, levelsAsOf, requireRestorable } from './rollback.ts';
import {
  getCurrentRelease,
  releaseParts,
  requirePublic,
  type ReleasePart,
} from './rollback-part.ts';

/** What comes back: the whole content of a release, or a part of it. */
export type Restored = {
  release: number;
  part?: ReleasePart | undefined;
  fundId?: string | undefined;
};

/** What a rollback would change of what is public; `levels` gives some indexes at a time. */
export type RollbackChanges = {
  current: Release;
  items: Map<ItemKind, DifferingItem[]>;
  levels: () => AsyncGenerator<LevelChange[]>;
};

/**
 * Compares what is public with what a rollback would bring back, without writing.
 * @throws as the rollback does, apart from another publish and changed terms (`requireSameRights`)
 */
export async function compareRollback(store: Store, restored: Restored): Promise<RollbackChanges> {
  const { release, part, fundId } = restored;
  if (part === undefined) await requireRestorable(store.db, release);
  else requireContent(await getRelease(store.db, release));
  const current = await getCurrentRelease(store);
  await requirePublic(store, current.number, fundId);
  const items = new Map<ItemKind, DifferingItem[]>();
  for (const kind of kindsOf(part)) {
    const list = part === undefined ? listDiffering : listDifferingOfPublic;
    const found = await list(store.session, kind, { release, current: current.number, fundId });
    if (found.length > 0) items.set(kind, found);
  }
  return { current, items, levels: () => levelsOf(store, restored, current.number) };
}

const kindsOf = (part: ReleasePart | undefined): readonly ItemKind[] =>
  part === undefined
    ? (Object.keys(itemKinds) as ItemKind[]).filter((kind) => kind !== kept)
    : releaseParts[part];

async function* levelsOf(
  { db, session }: Store,
  { release, part, fundId }: Restored,
  current: number,
): AsyncGenerator<LevelChange[]> {
  if (part !== undefined && part !== 'levels') return;
  const restoring = { release, draft: current + 1, fundId };
  for await (const fundIds of changedSince(session, restoring)) {
    const back = await levelsAsOf(db, fundIds, restoring);
    yield (await compareLevels(session, current, back)).changes;
  }
}
