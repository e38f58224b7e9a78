import type { Guards } from '#src/contract/provider/guards.ts';
import { holidaysOf } from '#src/contract/provider/holidays.ts';
import type { Site } from '#src/contract/provider/site.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { findLastLevels } from '#src/store/levels/last-levels.ts';
import { listLevels } from '#src/store/levels/levels.ts';
import { findListSizes } from '#src/store/items/list-sizes.ts';
import type { Store } from '#src/store/store.ts';
import type { Difference } from '../difference/difference.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { Series } from '../levels/check-levels.ts';
import { askAboutIndexes, askAboutListSizes, type ReadList } from './changed-items.ts';
import type { ContentWatch } from './content-watch.ts';
import type { LevelGuard } from './levels/level-guard.ts';
import { watchLevels } from './levels/level-watch.ts';
import type { Questions } from './questions.ts';

/** What was read and is to be asked about. */
export type Watched = {
  guards: Guards;
  questions: Questions;
  directory: IndexDirectory;
  series: Series;
  site: Pick<Site, 'calendar'> | null;
};

/** Histories read at a time. */
const historiesPerRead = 50;
/** For more indexes, a false question costs less than reading their histories. */
const mostHistories = 100;

/** The guards of levels for a release that is written or compared; `against` is the public release, 0 without one. */
export function watchLevelsOf(store: Store, against: number, watched: Watched): LevelGuard {
  return watchLevels({
    ...surroundingsOf(watched),
    findLastLevels: async (wanted, within) =>
      against === 0 ? new Map() : findLastLevels(store, against, wanted, within),
    listPublished: (fundIds) => listPublished(store, against, fundIds),
  });
}

const surroundingsOf = ({ guards, questions, directory, series, site }: Watched) => ({
  settings: guards,
  directory,
  series,
  holidays: holidaysOf(site?.calendar),
  ask: questions.ask,
});

/** Asks about the levels of a folder by themselves, as if nothing were public. */
export async function askAboutLevelsAlone(watched: Watched): Promise<void> {
  const guard = watchLevels({
    ...surroundingsOf(watched),
    findLastLevels: async () => new Map(),
    listPublished: async () => new Map(),
  });
  for (const [fundId, read] of watched.series) {
    const levels = read.toLevels();
    const oldValues = new Float64Array(levels.days.length).fill(Number.NaN);
    guard.see({ fundId, changes: { ...levels, oldValues }, levels });
  }
  await guard.finish();
}

async function listPublished(
  store: Store,
  against: number,
  fundIds: readonly string[],
): Promise<ReadonlyMap<string, Levels>> {
  const found = new Map<string, Levels>();
  const read = against === 0 ? [] : fundIds.slice(0, mostHistories);
  for (let at = 0; at < read.length; at += historiesPerRead) {
    const some = await listLevels(store.db, against, read.slice(at, at + historiesPerRead));
    for (const [fundId, levels] of some) found.set(fundId, levels);
  }
  return found;
}

type WatchedFolder = Watched & {
  content: ContentWatch;
  listSizes: ReadonlyMap<string, ReadList>;
  indexFile: string;
};

/** Asks about changed indexes, lists and content of a folder. */
export async function askAboutFolder(
  store: Store,
  difference: Difference,
  { guards, questions, content, listSizes, indexFile }: WatchedFolder,
): Promise<void> {
  const { ask } = questions;
  askAboutIndexes(difference, guards, indexFile, ask);
  const changed = difference.items.get('constituents')?.changed ?? new Set();
  if (changed.size > 0) {
    const published = await findListSizes(store.db, difference.against, [...changed]);
    askAboutListSizes(listSizes, published, guards, ask);
  }
  content.finish(ask, difference);
}
