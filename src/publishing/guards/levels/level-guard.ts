import type { Guards } from '#src/contract/provider/guards.ts';
import type { HolidaysOf } from '#src/contract/provider/holidays.ts';
import type { Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { LastLevel } from '#src/store/levels/last-levels.ts';
import type { LevelChange } from '#src/store/levels/put-levels.ts';
import type { IndexDirectory } from '../../indexes/index-directory.ts';
import type { Series } from '../../levels/check-levels.ts';
import type { Ask } from '../questions.ts';

/** What guards of levels need besides the changed levels. */
export type LevelSurroundings = {
  settings: Guards;
  directory: Pick<IndexDirectory, 'facts' | 'allFacts'>;
  /** The levels that were read. */
  series: Series;
  holidays: HolidaysOf;
  /** The last public levels before given days; none for an index without one in that many days. */
  findLastLevels: (
    wanted: readonly { fundId: string; before: Day }[],
    within: number,
  ) => Promise<Map<string, LastLevel>>;
  /** Whole public series of some indexes, of the first hundred where there are more. */
  listPublished: (fundIds: readonly string[]) => Promise<ReadonlyMap<string, Levels>>;
  ask: Ask;
};

/** A guard: it is shown each change, and asks at the end. */
export type LevelGuard = {
  see: (change: LevelChange) => void;
  finish: () => Promise<void>;
};
