import { csvCell, csvLine } from '#src/domain/csv.ts';
import { isoOfDay } from '#src/domain/day.ts';
import type { DataFormat } from '#src/urls/data-files.ts';
import {
  readerOf,
  type DataBatch,
  type DataCell,
  type DataColumn,
  type DataTable,
} from './data-table.ts';

type TextFormat = Exclude<DataFormat, 'parquet' | 'zip'>;

/** The writers of text formats. */
export const writers: Record<TextFormat, (table: DataTable) => AsyncGenerator<string>> = {
  csv: csvOf,
  json: jsonOf,
  ndjson: ndjsonOf,
};

/** CSV (RFC 4180), with nothing before its header: absent values are empty, booleans are `true` and `false`. */
async function* csvOf({ columns, batches }: DataTable): AsyncGenerator<string> {
  yield csvLine(columns.map(({ name }) => name));
  const reading = columns.map((column) => textReader(column, (cell) => csvCell(csvForm(cell))));
  for await (const batch of batches()) {
    const cells = reading.map((readerOfBatch, at) => readerOfBatch(batch.cells[at]!));
    let lines = '';
    for (let row = 0; row < batch.rows; row += 1) {
      lines += `${cells.map((cellOf) => cellOf(row)).join(',')}\r\n`;
    }
    yield lines;
  }
}

function csvForm(cell: DataCell): string | number {
  if (cell === null) return '';
  return typeof cell === 'boolean' ? String(cell) : cell;
}

/** A JSON array of objects with the header's keys. */
async function* jsonOf(table: DataTable): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of rowsOf(table)) {
    yield `${before}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/** The same objects, one per line. */
async function* ndjsonOf(table: DataTable): AsyncGenerator<string> {
  for await (const rows of rowsOf(table)) yield linesOf(rows);
}

/** Objects as NDJSON. */
export const linesOf = (rows: readonly object[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** The rows of a table as objects, formatted as texts are. */
export async function* rowsOf({
  columns,
  batches,
}: DataTable): AsyncGenerator<Record<string, DataCell>[]> {
  const reading = columns.map((column) => textReader(column, (cell) => cell));
  for await (const batch of batches()) {
    if (batch.rows === 0) continue;
    const cells = reading.map((readerOfBatch, at) => readerOfBatch(batch.cells[at]!));
    yield Array.from({ length: batch.rows }, (_, row) => {
      const made: Record<string, DataCell> = {};
      for (const [at, cellOf] of cells.entries()) made[columns[at]!.name] = cellOf(row);
      return made;
    });
  }
}

type Cells = DataBatch['cells'][number];

/**
 * Formats the cells of a column, batch by batch: days and times in ISO 8601. Repeated values are formatted once, and so
 * are days, which series have in common.
 */
function textReader<Written>(
  { type }: DataColumn,
  write: (cell: DataCell) => Written,
): (cells: Cells) => (row: number) => Written {
  const days = new Map<DataCell, Written>();
  const dayOf = (day: DataCell) => {
    const known = days.get(day);
    if (known !== undefined) return known;
    const written = write(typeof day === 'number' ? isoOfDay(day) : day);
    days.set(day, written);
    return written;
  };
  const timeOf = (time: DataCell) =>
    write(typeof time === 'number' ? new Date(time).toISOString() : time);
  const written = type === 'date' ? dayOf : type === 'time' ? timeOf : write;
  return (cells) => readerOf(cells, written);
}
