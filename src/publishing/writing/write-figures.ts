import type { Figures } from '#src/contract/provider/figures.ts';
import { dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { Frequency } from '#src/domain/levels/series.ts';
import { periodReturns, returnPeriods } from '#src/domain/figures/returns.ts';
import { eachItem } from '#src/store/items/each-item.ts';
import { findItem, itemsOfRelease } from '#src/store/items/items.ts';
import { listLevels } from '#src/store/levels/levels.ts';
import type { ReleaseDraft } from '#src/store/releases/release-draft.ts';
import type { Store } from '#src/store/store.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { Listeners } from '../progress.ts';
import { kindSummary, type Summary } from '../summary.ts';

/** Whole histories are read: more of them at once would hold the engine, and every reader, too long. */
const batchSize = 50;

/** What decides on the figures of an index besides its levels. */
export type FiguresRules = {
  directory: Pick<IndexDirectory, 'historyFrom' | 'frequency'>;
  holidays: ReadonlySet<Day>;
};

/**
 * What follows from the levels of one index; null for an index without levels. Where the provider withholds
 * the beginning, the first public level is not the inception, and there is no return since then.
 */
function figuresOf(fundId: string, levels: Levels, { directory, holidays }: FiguresRules) {
  const { days, values } = levels;
  const frequency = directory.frequency(fundId) ?? 'daily';
  const found = periodReturns({ levels, frequency, holidays });
  const [first] = days;
  const last = days.at(-1);
  const lastLevel = values.at(-1);
  if (!found || first === undefined || last === undefined || lastLevel === undefined) return null;
  const previous = days.at(-2);
  const isCut = directory.historyFrom(fundId) !== null;
  const shown = returnPeriods.map((period) => {
    const { value, from } = found[period];
    const isWithheld = isCut && period === 'sinceInception';
    return isWithheld ? { period, value: null, from: null } : { period, value, from };
  });
  return {
    fundId,
    numberOfLevels: days.length,
    firstDate: isoOfDay(first),
    lastDate: isoOfDay(last),
    lastLevel,
    previousDate: previous === undefined ? null : isoOfDay(previous),
    previousLevel: values.at(-2) ?? null,
    frequency,
    returns: Object.fromEntries(
      shown.map(({ period, value }) => [period, value]),
    ) as Figures['returns'],
    returnsFrom: Object.fromEntries(
      shown.flatMap(({ period, from }) => (from === null ? [] : [[period, isoOfDay(from)]])),
    ),
  } satisfies Figures;
}

/** Writes the figures of these indexes from the levels as the draft has them. */
export async function writeFigures(
  draft: ReleaseDraft,
  store: Store,
  fundIds: ReadonlySet<string>,
  rules: FiguresRules,
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
      const body = figuresOf(key, series, rules);
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

/** Closes the figures of indexes that the directory does not have, or that have no level any more. */
export async function closeFigures(
  draft: ReleaseDraft,
  directory: Pick<IndexDirectory, 'fundIds'>,
  emptied: readonly string[],
  summary: Summary,
): Promise<void> {
  const keep = new Set(directory.fundIds);
  for (const fundId of emptied) keep.delete(fundId);
  kindSummary(summary, 'figures').closed += await draft.closeMissing('figures', keep);
}

/** What is known of the figures of a release before it is written anew, by index; nothing without a release. */
export type KnownFigure = { frequency: Frequency; hasInception: boolean };

export type KnownFigures = Map<string, KnownFigure>;

export async function listKnownFigures(
  store: Store,
  release: number | null,
): Promise<KnownFigures> {
  const known: KnownFigures = new Map();
  if (release === null) return known;
  for await (const { key, body } of eachItem(itemsOfRelease(store.db, release), 'figures')) {
    const hasInception = body.returns.sinceInception !== null;
    known.set(key, { frequency: body.frequency, hasInception });
  }
  return known;
}

/** The days of a release's calendar on which no index has a level, besides weekends. */
export async function holidaysOf(store: Store, release: number): Promise<ReadonlySet<Day>> {
  const site = await findItem(store.db, release, 'site', 'site');
  return new Set(site?.calendar?.holidays.flatMap((iso) => dayOfIso(iso) ?? []));
}
