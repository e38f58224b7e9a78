import { addUnreadable, type Fault } from '../faults.ts';
import type { CheckContext } from '../check-context.ts';
import type { SourceFile } from '../mapping/list-source-files.ts';
import { usualMissingMarks, type Source } from '../mapping/mapping-schema.ts';
import { openTable, type Table } from '../reading/read-table.ts';
import { cellPosition, type Row } from '../reading/split-rows.ts';
import {
  conditionFaults,
  createHeaderLookup,
  type HeaderFault,
  type HeaderLookup,
} from './header-lookup.ts';
import { atKey, openWiderRows, placeOf, type WiderRows } from './wider-rows.ts';
import { createRowProblems } from './row-problems.ts';

/** A problem of one cell; a null cell stands for the row as a whole. */
export type Problem = { cell: number | null; expected: string; found: string };

export type OpenedTable = { table: Table; header: HeaderLookup };

type RowsContext = Pick<CheckContext, 'faults' | 'leaveOut' | 'rowsRead'>;

type Open = (opened: OpenedTable) => { faults: HeaderFault[]; read: RowReader };

type RowReader = (row: Row) => readonly Problem[] | null;

/**
 * Reads the rows of one file. `open` checks the header and returns a reader of rows, which takes a row and returns
 * null, or returns its fault. Rows that the mapping leaves out are skipped.
 */
export async function readRows(file: SourceFile, context: RowsContext, open: Open): Promise<void> {
  // A missing joined file was reported already.
  if ((file.joins?.length ?? 0) < file.source.joins.length) return;
  const problems = createRowProblems(file.source.tolerance.rows, context.faults, (row) =>
    context.leaveOut(file.kind, row),
  );
  const before = context.faults.total;
  const met = metOf(file);
  let table: Table | null = null;
  try {
    table = await openTable(file.readFrom ?? file.path, formatOf(file));
    const use = await openRows(file, table, context, open);
    if (use === null) return;
    for await (const rows of table.batches) {
      for (const row of rows) readRow(row, table, file, { ...use, add: problems.add });
      met.rows += rows.length;
      context.rowsRead(file.kind, rows.length);
    }
    problems.settle();
    use.settle(context.faults.total > before);
  } catch (error) {
    addUnreadable(context.faults, file.path, error, table?.line());
  }
}

const metOf = (file: SourceFile) => (file.met ??= { rows: 0, rules: new Set() });

/** The reader of a table's rows; null, with faults, where its header or a joined file does not fit the mapping. */
async function openRows(
  file: SourceFile,
  table: Table,
  context: RowsContext,
  open: Open,
): Promise<Omit<RowUse, 'add'> | null> {
  const before = context.faults.total;
  const { names, widen, settle } = await openWiderRows(file, table, context.faults);
  if (context.faults.total > before) return null;
  const first = { ...table.first, cells: [...table.first.cells, ...names] };
  const whole = { ...table, first };
  const opened = { table: whole, header: createHeaderLookup(whole, file.source) };
  const { faults: own, read } = open(opened);
  const faults = [...own, ...conditionFaults(whole, file.source)];
  for (const fault of faults) context.faults.add({ file: file.path, ...fault });
  return faults.length > 0
    ? null
    : { widen, settle, read, isUnwanted: unwantedRows(file, context, opened) };
}

function formatOf({ source }: SourceFile) {
  const { encoding, delimiter, preamble, header } = source;
  const hasHeadings = source.headings !== undefined;
  return { encoding, delimiter, preamble, hasHeader: header, hasHeadings };
}

type RowUse = Omit<WiderRows, 'names'> & {
  isUnwanted: (row: Row) => boolean;
  read: RowReader;
  add: (faults: Fault[]) => void;
};

function readRow(own: Row, table: Table, file: SourceFile, use: RowUse): void {
  const row = use.widen(own);
  if (row === null) return;
  const wrongLength = lengthProblem(own, table);
  if (!wrongLength && use.isUnwanted(row)) return;
  const problems = wrongLength ? [wrongLength] : use.read(row);
  if (!problems) return;
  use.add(
    problems.map((problem) => {
      const { cell, expected, found } = atKey(row, problem);
      const place = wrongLength
        ? { file: file.path, ...cellPosition(own, cell ?? 0, table.delimiter) }
        : placeOf(row, cell ?? 0, table, file.path);
      return { ...place, expected, found };
    }),
  );
}

/** A row with a missing or an additional cell has shifted columns; empty cells at its end do no harm. */
function lengthProblem({ cells }: Row, { first, delimiter }: Table): Problem | null {
  const wanted = first.cells.length;
  const isLonger = cells.length > wanted && cells.slice(wanted).some((cell) => cell.trim());
  if (cells.length >= wanted && !isLonger) return null;
  const cell = Math.min(cells.length, wanted);
  const hint = isLonger ? longerHint(cells, delimiter) : '';
  return { cell, expected: counted(wanted) + hint, found: counted(cells.length) };
}

/** What a row with too many cells most often lacks. */
function longerHint(cells: readonly string[], delimiter: string): string {
  return cells.some((one, at) => isHalf(one) && isHalf(cells[at + 1] ?? ''))
    ? ', and numbers like 1234.56 (others by mapping.yaml)'
    : `, and quotation marks around a text with ${delimiter === '\t' ? 'a tab' : delimiter} in it`;
}

/** A decimal comma splits a number into two cells. */
const isHalf = (cell: string) => /^\s*-?\d+\s*$/.test(cell);

const counted = (cells: number) => (cells === 1 ? '1 cell' : `${cells} cells`);

function unwantedRows(file: SourceFile, context: RowsContext, { header }: OpenedTable) {
  const { missing = usualMissingMarks, leaveOut, keep } = file.source;
  const ruleOf = (isLeftOut: boolean) => (rule: Source['keep'][number]) => {
    const cell = header.get(rule.column);
    const values = new Set(rule.in ?? missing);
    // Without values, whether the cell is empty decides.
    const leavesOut = isLeftOut || rule.in === undefined;
    const meets = (text: string) => {
      const has = values.has(text);
      if (has) metOf(file).rules.add(rule);
      return has === leavesOut;
    };
    return { cell, reason: rule.reason, meets };
  };
  const rules = [...leaveOut.map(ruleOf(true)), ...keep.map(ruleOf(false))];
  return (row: Row): boolean => {
    // Each rule sees each row, so that none counts as unused behind another one.
    const [rule] = rules.filter(({ cell, meets }) => meets((row.cells[cell] ?? '').trim()));
    if (!rule) return false;
    context.leaveOut(file.kind, { file: file.path, line: row.line, reason: rule.reason });
    return true;
  };
}
