import { dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';
import { frequencyOfSteps } from '#src/domain/levels/step-frequency.ts';
import type { Fault } from '../faults.ts';
import type { CheckContext } from '../check-context.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { SourceFile } from '../mapping/list-source-files.ts';
import type { ReturnsRule } from '../mapping/mapping-schema.ts';
import { cellPosition, type Row } from '../reading/split-rows.ts';
import { readRows, type OpenedTable, type Problem } from '../tables/read-rows.ts';
import type { BoundField } from '../tables/bind-fields.ts';
import { bindLevels, type BoundLevels, type LevelColumn } from './bind-levels.ts';
import { createReturnChains, type ReturnChains } from './chain-returns.ts';
import { LevelSeries } from './level-series.ts';
import type { FindPublic } from './public-bases.ts';

export type Series = Map<string, LevelSeries>;
export type LevelsContext = Pick<CheckContext, 'faults' | 'today' | 'leaveOut' | 'rowsRead'> & {
  /** Whether an empty cell is kept as NaN; otherwise it is ignored. */
  keepsEmpty?: boolean;
  /** Of a file that arrives by itself: finds the public levels that returns are chained to. */
  findPublic?: FindPublic;
  /** Filled with the last level of each index that is before its first public day. */
  withheld?: Map<string, Day>;
};
export type LevelsDirectory = Pick<IndexDirectory, 'has' | 'historyFrom' | 'frequency' | 'facts'>;

/** Reads the files of levels. Levels before an index's first public day are dropped here. */
export async function checkLevels(
  files: readonly SourceFile[],
  context: LevelsContext,
  directory: LevelsDirectory,
): Promise<Series> {
  const series: Series = new Map();
  const chains = createReturnChains();
  const into = { series, chains };
  for (const file of files) {
    await readRows(file, context, (opened) => readFile(file, opened, context, directory, into));
  }
  const { faults, findPublic } = context;
  const { historyFrom } = directory;
  const withhold = withholdIn(context.withheld);
  await chains.settle(series, { historyFrom, withhold, findPublic, faults });
  for (const [fundId, levels] of series) {
    const fault = frequencyFault(fundId, levels, directory);
    if (fault) faults.add(fault);
  }
  return series;
}

/** Notes the day of a level that is not public. */
const withholdIn = (withheld: Map<string, Day> | undefined) => (fundId: string, day: Day) => {
  withheld?.set(fundId, Math.max(day, withheld.get(fundId) ?? day));
  return null;
};

/** The levels must fit the stated frequency, which annualises volatility and predicts the next level. */
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
  { series, chains }: { series: Series; chains: ReturnChains },
) {
  const bound = bindLevels(file.source, opened, directory.has);
  const seriesOf: SeriesOf = (fundId, { level }, row) => {
    const known = series.get(fundId);
    if (known) {
      known.endsIn = file;
      return known;
    }
    const position = cellPosition(row, level.cell ?? 0, opened.table.delimiter);
    const begun = new LevelSeries({ file: file.path, ...position }, file);
    series.set(fundId, begun);
    return begun;
  };
  const { returns } = file.source;
  const withhold = withholdIn(context.withheld);
  const take: Reading['take'] = (fundId, column, row, day, value) => {
    if (!returns) {
      const from = directory.historyFrom(fundId) ?? day;
      return day < from ? withhold(fundId, day) : seriesOf(fundId, column, row).add(day, value);
    }
    const position = cellPosition(row, column.level.cell ?? 0, opened.table.delimiter);
    return chains.add(file, fundId, day, value, { file: file.path, ...position });
  };
  const reading: Reading = {
    directory,
    take,
    limitOf: returns ? () => limitOfReturns[returns.as] : limitOfLevels(directory),
    what: returns ? 'return' : 'level',
    keepsEmpty: returns !== undefined || (context.keepsEmpty ?? false),
  };
  const dayOf = (date: BoundField | null, row: Row) =>
    readDay({ ...bound, date }, row.cells, context.today);
  const readOn = (row: Row, column: LevelColumn, day: Day | Problem) =>
    typeof day === 'number' ? readLevel(column, row, day, reading) : day;
  const readWithDay = (row: Row) => {
    const day = dayOf(bound.date, row);
    if (typeof day !== 'number') return [day];
    return bound.columns.map((column) => readOn(row, column, day));
  };
  // Columns of months to come are empty.
  const readAcross = (row: Row) =>
    bound.columns
      .filter(({ level }) => level.text(row.cells) !== null)
      .map((column) => readOn(row, column, dayOf(column.date, row)));
  const readRow = file.source.across ? readAcross : readWithDay;
  const read = (row: Row): readonly Problem[] | null => {
    const problems = readRow(row).filter((problem) => problem !== null);
    return problems.length > 0 ? problems : null;
  };
  return { faults: bound.faults, read };
}

/** No exchange is older; a day before it is a slip of the pen (1026, 0206). */
const firstYearOfLevels = dayOfIso('1600-01-01') ?? 0;

/** A day as a spreadsheet counts it, from 1900 on: 43832 is 2020-01-02. */
const isSerial = /^[1-6]\d{4}$/;
const notASerial =
  '; a spreadsheet wrote the number of a day: give the column the format of a date';

function expectedDate(date: BoundField | null, found: string): string {
  const expected = date?.expected ?? 'a date';
  return isSerial.test(found) ? expected + notASerial : expected;
}

type DayReading = Pick<BoundLevels, 'date' | 'day'>;

function readDay({ date, day }: DayReading, cells: readonly string[], today: Day): Day | Problem {
  const found = date?.text(cells) ?? '';
  const cell = date?.cell ?? null;
  const read = day(found);
  if (read === null) return { cell, expected: expectedDate(date, found), found };
  if (read < firstYearOfLevels) return { cell, expected: 'a date from 1600 on', found };
  // In some time zone it is tomorrow already.
  return read <= today + 1 ? read : { cell, expected: 'a date that is not in the future', found };
}

/** The series of an index, created at its first level. */
type SeriesOf = (fundId: string, column: LevelColumn, row: Row) => LevelSeries;

/** The lower bound of a value, and how a fault describes it. */
type Limit = { above: number; expected: string };

const limitOfReturns: Record<ReturnsRule['as'], Limit> = {
  fractions: { above: -1, expected: 'a return above -1' },
  percent: { above: -100, expected: 'a return above -100' },
};

/**
 * Levels of invested money are above zero; rates may have any sign, and so may those of an index whose row has a fault
 * of its own.
 */
function limitOfLevels(directory: LevelsDirectory): (fundId: string) => Limit {
  const money = {
    above: 0,
    expected: 'a level above zero (any number with returns: no in indexes.csv)',
  };
  const any = { above: -Infinity, expected: '' };
  return (fundId) => (directory.facts(fundId)?.hasReturns === true ? money : any);
}

/** The value of a cell, NaN where it is empty, or the fault's expectation. */
function valueOf(
  text: string | null,
  { parse, expected }: BoundField,
  limit: Limit,
): number | string {
  if (text === null) return Number.NaN;
  const value = parse(text);
  if (typeof value !== 'number') return expected;
  return value > limit.above ? value : limit.expected;
}

type Reading = {
  directory: LevelsDirectory;
  keepsEmpty: boolean;
  limitOf: (fundId: string) => Limit;
  what: 'level' | 'return';
  /** Adds a level; if the day has another one already, that is returned and the new one dropped. */
  take: (fundId: string, column: LevelColumn, row: Row, day: Day, value: number) => number | null;
};

function readLevel(
  column: LevelColumn,
  row: Row,
  day: Day,
  { directory, take, limitOf, what, keepsEmpty }: Reading,
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
  const value = valueOf(text, level, limitOf(fundId));
  if (typeof value === 'string') return { cell: level.cell, expected: value, found };
  const other = take(fundId, column, row, day, value);
  if (other === null) return null;
  const expected = `one ${what} of ${fundId} on ${isoOfDay(day)} (another row has ${other})`;
  return { cell: level.cell, expected, found };
}
