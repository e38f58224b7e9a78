import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { CheckContext } from '../check-context.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { SourceFile } from '../mapping/list-source-files.ts';
import { readRows, type OpenedTable, type Problem } from '../tables/read-rows.ts';
import { bindLevels, type BoundLevels, type LevelColumn } from './bind-levels.ts';
import { LevelSeries } from './level-series.ts';

export type Series = Map<string, LevelSeries>;
export type LevelsContext = Pick<CheckContext, 'faults' | 'today' | 'leaveOut' | 'rowsRead'>;
export type LevelsDirectory = Pick<IndexDirectory, 'has' | 'historyFrom'>;

/** Reads the files of levels. What lies before an index's first public day is dropped here. */
export async function checkLevels(
  files: readonly SourceFile[],
  context: LevelsContext,
  directory: LevelsDirectory,
): Promise<Series> {
  const series: Series = new Map();
  for (const file of files) {
    await readRows(file, context, (opened) => readFile(file, opened, context, directory, series));
  }
  return series;
}

function readFile(
  file: SourceFile,
  opened: OpenedTable,
  context: LevelsContext,
  directory: LevelsDirectory,
  series: Series,
) {
  const bound = bindLevels(file.source, opened, directory.has);
  const read = ({ cells }: { cells: readonly string[] }): readonly Problem[] | null => {
    const day = readDay(bound, cells, context.today);
    if (typeof day !== 'number') return [day];
    const problems: Problem[] = [];
    for (const column of bound.columns) {
      const problem = readLevel(column, cells, day, directory, series);
      if (problem) problems.push(problem);
    }
    return problems.length > 0 ? problems : null;
  };
  return { faults: bound.faults, read };
}

function readDay({ date, day }: BoundLevels, cells: readonly string[], today: Day): Day | Problem {
  const found = date?.text(cells) ?? '';
  const cell = date?.cell ?? null;
  const read = day(found);
  if (read === null) return { cell, expected: date?.expected ?? 'a date', found };
  // Somewhere it is tomorrow already.
  return read <= today + 1 ? read : { cell, expected: 'a date that is not in the future', found };
}

function readLevel(
  column: LevelColumn,
  cells: readonly string[],
  day: Day,
  directory: LevelsDirectory,
  series: Series,
): Problem | null {
  const { level, indexCell } = column;
  const found = level.text(cells);
  if (found === null) return null;
  const fundId = column.fundId(cells);
  if (fundId === null || !directory.has(fundId)) {
    return { cell: indexCell, expected: 'the fund_id of an index', found: fundId ?? '' };
  }
  const value = level.parse(found);
  if (typeof value !== 'number') return { cell: level.cell, expected: level.expected, found };
  if (value <= 0) return { cell: level.cell, expected: 'a level above zero', found };
  const from = directory.historyFrom(fundId);
  if (from !== null && day < from) return null;
  const other = addLevel(series, fundId, day, value);
  if (other === null) return null;
  const expected = `one level of ${fundId} on ${isoOfDay(day)} (another row has ${other})`;
  return { cell: level.cell, expected, found };
}

function addLevel(series: Series, fundId: string, day: Day, value: number): number | null {
  const levels = series.get(fundId) ?? new LevelSeries();
  series.set(fundId, levels);
  return levels.add(day, value);
}
