import type { Figures } from '#src/contract/provider/figures.ts';
import { isoOfDay } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { isMonthly } from '#src/domain/figures/period-start.ts';
import { periodReturns } from '#src/domain/figures/returns.ts';
import { eachItem } from '#src/store/items/each-item.ts';
import { itemsOfRelease } from '#src/store/items/items.ts';
import { listLevels } from '#src/store/levels/levels.ts';
import type { ReleaseDraft } from '#src/store/releases/release-draft.ts';
import type { Store } from '#src/store/store.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { Listeners } from '../progress.ts';
import { kindSummary, type Summary } from '../summary.ts';

/** Whole histories are read: more of them at once would hold the engine, and every reader, too long. */
const batchSize = 50;

/**
 * What follows from the levels of one index; null for an index without levels. Where the provider withholds
 * the beginning, the first public level is not the inception, and there is no return since then.
 */
function figuresOf(fundId: string, levels: Levels, isCut: boolean): Figures | null {
  const { days, values } = levels;
  const returns = periodReturns(levels);
  const [first] = days;
  const last = days.at(-1);
  const lastLevel = values.at(-1);
  if (!returns || first === undefined || last === undefined || lastLevel === undefined) return null;
  const previous = days.at(-2);
  return {
    fundId,
    numberOfLevels: days.length,
    firstDate: isoOfDay(first),
    lastDate: isoOfDay(last),
    lastLevel,
    previousDate: previous === undefined ? null : isoOfDay(previous),
    previousLevel: values.at(-2) ?? null,
    isMonthly: isMonthly(levels),
    returns: isCut ? { ...returns, sinceInception: null } : returns,
  };
}

/** Writes the figures of these indexes from the levels as the draft has them. */
export async function writeFigures(
  draft: ReleaseDraft,
  store: Store,
  fundIds: ReadonlySet<string>,
  directory: Pick<IndexDirectory, 'historyFrom'>,
  summary: Summary,
  { onProgress }: Listeners,
): Promise<{ emptied: string[] }> {
  const counts = kindSummary(summary, 'figures');
  const emptied: string[] = [];
  const ids = [...fundIds];
  for (let at = 0; at < ids.length; at += batchSize) {
    const batch = ids.slice(at, at + batchSize);
    const levels = await listLevels(store.db, draft.number, batch);
    const items = Array.from(levels).flatMap(([key, series]) => {
      const body = figuresOf(key, series, directory.historyFrom(key) !== null);
      return body ? [{ key, body }] : [];
    });
    emptied.push(...batch.filter((fundId) => !levels.has(fundId)));
    const written = await draft.putItems('figures', items);
    counts.added += written.added;
    counts.changed += written.changed;
    counts.unchanged += written.unchanged;
    onProgress?.({ step: 'writing figures', done: at + batch.length, total: ids.length });
  }
  return { emptied };
}

/** The indexes that have figures in a release, if there is one, and those of them that have no return since inception. */
export async function listFigureKeys(
  store: Store,
  release: number | null,
): Promise<{ all: Set<string>; withoutInception: Set<string> }> {
  const all = new Set<string>();
  const withoutInception = new Set<string>();
  if (release === null) return { all, withoutInception };
  for await (const { key, body } of eachItem(itemsOfRelease(store.db, release), 'figures')) {
    all.add(key);
    if (body.returns.sinceInception === null) withoutInception.add(key);
  }
  return { all, withoutInception };
}
