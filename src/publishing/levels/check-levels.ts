import { isoOfDay, type Day } from '#src/domain/day.ts';
import { frequencyOfSteps } from '#src/domain/levels/step-frequency.ts';
import type { Fault } from '../faults.ts';
import type { CheckContext } from '../check-context.ts';
import type { IndexDirectory, IndexFacts } from '../indexes/index-directory.ts';
import type { SourceFile } from '../mapping/list-source-files.ts';
import { cellPosition, type Row } from '../reading/split-rows.ts';
import { readRows, type OpenedTable, type Problem } from '../tables/read-rows.ts';
import type { BoundField } from '../tables/bind-fields.ts';
import { bindLevels, type BoundLevels, type LevelColumn } from './bind-levels.ts';
import { LevelSeries } from './level-series.ts';

export type Series = Map<string, LevelSeries>;
export type LevelsContext = Pick<CheckContext, 'faults' | 'today' | 'leaveOut' | 'rowsRead'> & {
  /** An empty cell is kept, as NaN; else it says nothing of its day. */
  keepsEmpty?: boolean;
};
export type LevelsDirectory = Pick<IndexDirectory, 'has' | 'historyFrom' | 'frequency' | 'facts'>;

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
  for (const [fundId, levels] of series) {
    const fault = frequencyFault(fundId, levels, directory);
    if (fault) context.faults.add(fault);
  }
  return series;
}

/** Volatility is annualised, and the next level expected, by the frequency that the provider gives. */
function frequencyFault(
  fundId: string,
  levels: LevelSeries,
  directory: LevelsDirectory,
): Fault | null {
  const given = directory.frequency(fundId);
  const { days, values } = levels.toLevels();
  const found = frequencyOfSteps(days.filter((_, at) => !Number.isNaN(values[at])));
  if (found === null || given === null || found.frequency === given) return null;
  const expected = `${given} levels of ${fundId}, or ${found.frequency} as its frequency in indexes.csv`;
  return {
    ...levels.begins,
    expected,
    found: found.step === 1 ? 'a level every day' : `a level every ${found.step} days`,
  };
}

function readFile(
  file: SourceFile,
  opened: OpenedTable,
  context: LevelsContext,
  directory: LevelsDirectory,
  series: Series,
) {
  const bound = bindLevels(file.source, opened, directory.has);
  const seriesOf: SeriesOf = (fundId, { level }, row) => {
    const known = series.get(fundId);
    if (known) return known;
    const position = cellPosition(row, level.cell ?? 0, opened.table.delimiter);
    const begun = new LevelSeries({ file: file.path, ...position });
    series.set(fundId, begun);
    return begun;
  };
  const reading = { directory, seriesOf, keepsEmpty: context.keepsEmpty ?? false };
  const read = (row: Row): readonly Problem[] | null => {
    const day = readDay(bound, row.cells, context.today);
    if (typeof day !== 'number') return [day];
    const problems: Problem[] = [];
    for (const column of bound.columns) {
      const problem = readLevel(column, row, day, reading);
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

/** The series of an index, begun with the level of this row where there is none yet. */
type SeriesOf = (fundId: string, column: LevelColumn, row: Row) => LevelSeries;

/**
 * The level of a cell, NaN where it is empty, or what is expected in its place. Invested money is worth more than nothing;
 * a rate may be anything.
 */
function valueOf(
  text: string | null,
  { parse, expected }: BoundField,
  facts: IndexFacts | null,
): number | string {
  if (text === null) return Number.NaN;
  const value = parse(text);
  if (typeof value !== 'number') return expected;
  if (value > 0 || facts?.hasReturns === false) return value;
  return 'a level above zero (any number with returns: no in indexes.csv)';
}

type Reading = { directory: LevelsDirectory; seriesOf: SeriesOf; keepsEmpty: boolean };

function readLevel(
  column: LevelColumn,
  row: Row,
  day: Day,
  { directory, seriesOf, keepsEmpty }: Reading,
): Problem | null {
  const { cells } = row;
  const { level, indexCell } = column;
  const text = level.text(cells);
  if (text === null && !keepsEmpty) return null;
  const found = text ?? '';
  const fundId = column.fundId(cells) ?? '';
  if (!directory.has(fundId)) {
    return { cell: indexCell, expected: 'the fund_id of an index', found: fundId };
  }
  const value = valueOf(text, level, directory.facts(fundId));
  if (typeof value === 'string') return { cell: level.cell, expected: value, found };
  const from = directory.historyFrom(fundId) ?? day;
  if (day < from) return null;
  const other = seriesOf(fundId, column, row).add(day, value);
  if (other === null) return null;
  const expected = `one level of ${fundId} on ${isoOfDay(day)} (another row has ${other})`;
  return { cell: level.cell, expected, found };
}
