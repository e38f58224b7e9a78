import { LRUCache } from 'lru-cache';
import type { Figures } from '#src/contract/provider/figures.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { firstShownDay, levelsFrom } from '#src/domain/levels/first-shown-day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { findFigures, putFigures, type KeptFigures } from '#src/store/figures.ts';
import { findItem } from '#src/store/items/items.ts';
import { listLevels } from '#src/store/levels/levels.ts';
import type { Store } from '#src/store/store.ts';
import { basisOf, figuresOf, type Measured, type Others } from './figures-of.ts';
import { holidaysOf } from '#src/contract/provider/holidays.ts';
import { othersOfRelease } from './others-of-release.ts';

/** By index; one without levels is absent. */
export type ReadFigures = (indexes: readonly Measured[]) => Promise<Map<string, Figures>>;

/** Whole histories are read: more at once would hold up every other query. */
const seriesAtATime = 50;

/** Most cached histories of benchmarks and risk-free indexes; 25 daily years take 80 kB. */
const mostOthers = 200;

type OfRelease = {
  /** Whether it is the current release: its figures are stored for the next reader. */
  keeps: boolean;
  /** Indexes that today's terms narrow, with these terms: others are measured with what they leave. */
  narrowed: ReadonlyMap<string, IndexRecord['entitlements']>;
};

/**
 * Reads the figures of indexes as of a release: stored ones where they are valid, otherwise calculated from its levels.
 */
export async function figuresOfRelease(
  { db, session }: Pick<Store, 'db' | 'session'>,
  release: number,
  { keeps, narrowed }: OfRelease,
): Promise<ReadFigures> {
  const site = await findItem(db, release, 'site', 'site');
  const holidays = holidaysOf(site?.calendar);
  const findOthers = othersOfRelease(db, release, {
    riskFree: site?.riskFree,
    isClosedNow: (fundId) => narrowed.get(fundId)?.downloads === false,
  });
  const histories = new LRUCache<string, Levels>({ max: mostOthers });

  /** Levels of indexes; those of benchmarks and risk-free indexes are cached. */
  async function levelsOf(some: Iterable<string>): Promise<Map<string, Levels>> {
    const ids = [...new Set(some)];
    const found = await listLevels(
      db,
      release,
      ids.filter((fundId) => !histories.has(fundId)),
    );
    for (const [fundId, levels] of found) {
      const terms = narrowed.get(fundId);
      const shown = terms === undefined ? levels : levelsFrom(levels, firstShownDay(terms));
      found.set(fundId, shown);
      histories.set(fundId, shown);
    }
    const known = ids.flatMap((fundId): [string, Levels][] => {
      const levels = found.get(fundId) ?? histories.get(fundId);
      return levels && levels.days.length > 0 ? [[fundId, levels]] : [];
    });
    return new Map(known);
  }

  async function make(
    indexes: readonly Measured[],
    others: ReadonlyMap<string, Others>,
  ): Promise<Figures[]> {
    const ids = indexes.map(({ fundId }) => fundId);
    const own = await listLevels(db, release, ids);
    const theirs = await levelsOf(
      ids.flatMap((fundId) => {
        const { benchmark, riskFree } = others.get(fundId) ?? {};
        return [benchmark, riskFree].flatMap((other) => other?.fundId ?? []);
      }),
    );
    return indexes.flatMap((index) => {
      const series = own.get(index.fundId);
      const measuredWith = others.get(index.fundId);
      if (!series || !measuredWith) return [];
      return figuresOf(index, series, { holidays, others: measuredWith, levelsOf: theirs }) ?? [];
    });
  }

  return async (indexes) => {
    const others = await findOthers(indexes);
    const bases = new Map(
      indexes.map((index) => [index.fundId, basisOf(index, holidays, others.get(index.fundId)!)]),
    );
    const wanted = Array.from(bases, ([fundId, basis]) => ({ fundId, basis }));
    const kept = await findFigures(db, release, wanted);
    const found = new Map<string, Figures>();
    for (const [fundId, { figures }] of kept) if (figures) found.set(fundId, figures);
    const missing = indexes.filter(({ fundId }) => kept.get(fundId)?.figures === null);
    for (let at = 0; at < missing.length; at += seriesAtATime) {
      const made = await make(missing.slice(at, at + seriesAtATime), others);
      for (const figures of made) found.set(figures.fundId, figures);
      const rows = made.map((figures): KeptFigures => {
        const { fundId } = figures;
        const levelsRelease = kept.get(fundId)?.levelsRelease ?? release;
        return { figures, levelsRelease, basis: bases.get(fundId) ?? '' };
      });
      // Figures that cannot be stored, as on a full disk, are calculated again by the next build.
      if (keeps) await putFigures(session, rows).catch(() => undefined);
    }
    return found;
  };
}
