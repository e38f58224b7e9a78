import type { Figures } from '#src/contract/provider/figures.ts';
import { findFigures, putFigures, type KeptFigures } from '#src/store/figures.ts';
import { findItem } from '#src/store/items/items.ts';
import { listLevels } from '#src/store/levels/levels.ts';
import type { Store } from '#src/store/store.ts';
import { basisOf, figuresOf, type Measured } from './figures-of.ts';
import { holidaysOf } from './holidays.ts';

/** By index; one without levels is absent. */
export type ReadFigures = (indexes: readonly Measured[]) => Promise<Map<string, Figures>>;

/** Whole histories are read: more of them at once would hold the engine, and every reader, too long. */
const seriesAtATime = 50;

/**
 * Reads the figures of indexes as of a release: those that are kept, where they still hold, else made from its levels.
 * @param keeps the release is the current one: what is made is kept for the next who reads it
 */
export async function figuresOfRelease(
  { db, session }: Pick<Store, 'db' | 'session'>,
  release: number,
  keeps: boolean,
): Promise<ReadFigures> {
  const site = await findItem(db, release, 'site', 'site');
  const holidays = holidaysOf(site?.calendar);

  async function make(indexes: readonly Measured[]): Promise<Figures[]> {
    const levels = await listLevels(
      db,
      release,
      indexes.map(({ fundId }) => fundId),
    );
    return indexes.flatMap((index) => {
      const series = levels.get(index.fundId);
      return (series && figuresOf(index, series, holidays)) ?? [];
    });
  }

  return async (indexes) => {
    const bases = new Map(indexes.map((index) => [index.fundId, basisOf(index, holidays)]));
    const wanted = Array.from(bases, ([fundId, basis]) => ({ fundId, basis }));
    const kept = await findFigures(db, release, wanted);
    const found = new Map<string, Figures>();
    for (const [fundId, { figures }] of kept) if (figures) found.set(fundId, figures);
    const missing = indexes.filter(({ fundId }) => kept.get(fundId)?.figures === null);
    for (let at = 0; at < missing.length; at += seriesAtATime) {
      const made = await make(missing.slice(at, at + seriesAtATime));
      for (const figures of made) found.set(figures.fundId, figures);
      const rows = made.map((figures): KeptFigures => {
        const { fundId } = figures;
        const levelsRelease = kept.get(fundId)?.levelsRelease ?? release;
        return { figures, levelsRelease, basis: bases.get(fundId) ?? '' };
      });
      // What cannot be kept, as on a full disk, is made again by the next build.
      if (keeps) await putFigures(session, rows).catch(() => undefined);
    }
    return found;
  };
}
