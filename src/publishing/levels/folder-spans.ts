import { dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';
import { findItem } from '#src/store/items/items.ts';
import type { ItemChanges } from '#src/store/items/put-items.ts';
import type { Span } from '#src/store/levels/series.ts';
import type { ReleaseTarget } from '#src/store/releases/unfinished-release.ts';
import type { Store } from '#src/store/store.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { Series } from './check-levels.ts';

/** By index the first and last day of the levels in the last folder; other levels came by files of levels. */
export type FolderSpans = ReadonlyMap<string, Span>;

const kind = 'folder-levels';

/** The spans of a release; empty for one of a version that did not keep them. */
export async function findFolderSpans(store: Store, release: number | null): Promise<FolderSpans> {
  const found = release === null ? null : await findItem(store.db, release, kind, kind);
  return new Map(
    Object.entries(found?.spans ?? {}).flatMap(([fundId, [from, to]]) => {
      const [first, last] = [dayOfIso(from), dayOfIso(to)];
      return first === null || last === null ? [] : [[fundId, { first, last }]];
    }),
  );
}

/**
 * Keeps the days of this folder for the next one. An index that the folder does not contain keeps its span: its levels
 * stay in the store, and it may return.
 */
export async function writeFolderSpans(
  target: ReleaseTarget,
  before: FolderSpans,
  series: Series,
  directory: IndexDirectory,
): Promise<ItemChanges> {
  const gone = Array.from(before).filter(([fundId]) => !directory.has(fundId));
  const own = Array.from(series, ([fundId, levels]) => [fundId, levels.span] as const);
  const spans = Object.fromEntries(
    [...gone, ...own].flatMap(([fundId, span]) =>
      span ? [[fundId, [isoOfDay(span.first), isoOfDay(span.last)] as [string, string]]] : [],
    ),
  );
  return target.putItems(kind, [{ key: kind, body: { spans } }]);
}

/** The days on which a folder replaces all levels of an index: its own, and those of the previous folder. */
export function replacedSpans(
  own: Span | null,
  before: Span | undefined,
  historyFrom: Day | null,
): Span[] {
  return [own, before].flatMap((span) => {
    if (!span) return [];
    // Levels that the provider withholds from now on were not lost from the folder.
    const first = Math.max(span.first, historyFrom ?? span.first);
    return first > span.last ? [] : [{ first, last: span.last }];
  });
}
