import { hash } from 'node:crypto';
import type { ItemBody, ItemKind } from '#src/contract/provider/item-kinds.ts';
import { compareItems, findMissing } from '../items/put-items.ts';
import { compareLevels } from '../levels/put-levels.ts';
import type { LevelInput } from '../levels/stage-series.ts';
import type { Store } from '../store.ts';
import type { ReleaseTarget } from './unfinished-release.ts';

/** Receives what a publish would write, and compares it with a published release (0: with none) without storing it. */
export function compareRelease({ session }: Store, release: number): ReleaseTarget {
  return {
    putItems: <K extends ItemKind>(kind: K, items: readonly { key: string; body: ItemBody<K> }[]) =>
      compareItems(session, release, kind, items),
    closeMissing: (kind: ItemKind, keep: ReadonlySet<string>) =>
      findMissing(session, release, kind, keep),
    putLevels: (series: readonly LevelInput[]) => compareLevels(session, release, series),
    putBlob: async (bytes: Uint8Array) => hash('sha256', bytes),
  };
}
