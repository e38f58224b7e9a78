import { isoOfDay } from '#src/domain/day.ts';
import type { Cell, DownloadFile, LevelRows } from './download-file.ts';

/** The rows of a file in the order in which they are written. */
export function rowsOf({ rows }: Pick<DownloadFile, 'rows'>): Iterable<readonly Cell[]> {
  return 'levels' in rows ? levelCells(rows) : rows;
}

/** Where the launch date is unknown, whether a level is back-tested is unknown too. */
function* levelCells({ levels, launch, corrected }: LevelRows): Generator<Cell[]> {
  const { days, values } = levels;
  for (const [at, day] of days.entries()) {
    const isBackTested = launch === null ? null : day < launch;
    yield [isoOfDay(day), values[at] ?? null, isBackTested, corrected.has(day)];
  }
}
