import { csvLine } from '#src/domain/csv.ts';
import { isoOfDay } from '#src/domain/day.ts';
import type { DataFormat } from '#src/urls/data-files.ts';
import type { DataBatch, DataCell, DataColumn, DataTable } from './data-table.ts';

type TextFormat = Exclude<DataFormat, 'parquet' | 'zip'>;

/** Each way to write a table, as parts of a text. */
export const writers: Record<TextFormat, (table: DataTable) => AsyncGenerator<string>> = {
  csv: csvOf,
  json: jsonOf,
  ndjson: ndjsonOf,
};

/**
 * CSV (RFC 4180), which begins with its header and has nothing before it: absent values are empty, true and
 * false are so written.
 */
async function* csvOf({ columns, batches }: DataTable): AsyncGenerator<string> {
  yield csvLine(columns.map(({ name }) => name));
  for await (const batch of batches()) {
    let lines = '';
    for (let row = 0; row < batch.rows; row += 1) {
      lines += csvLine(columns.map((column, at) => csvCell(cellAt(batch, column, at, row))));
    }
    yield lines;
  }
}

function csvCell(cell: DataCell): string | number {
  if (cell === null) return '';
  return typeof cell === 'boolean' ? String(cell) : cell;
}

/** A list with an object for each row, keys as in the header. */
async function* jsonOf(table: DataTable): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of rowsOf(table)) {
    yield `${before}\n${rows.map((row) => JSON.stringify(row)).join(',\n')}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/** The same objects, each on a line of its own. */
async function* ndjsonOf(table: DataTable): AsyncGenerator<string> {
  for await (const rows of rowsOf(table)) yield linesOf(rows);
}

/** Objects as NDJSON. */
export const linesOf = (rows: readonly object[]): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');

/** The rows of a table by the names of its columns, as texts write them. */
export async function* rowsOf({
  columns,
  batches,
}: DataTable): AsyncGenerator<Record<string, DataCell>[]> {
  for await (const batch of batches()) {
    if (batch.rows === 0) continue;
    yield Array.from({ length: batch.rows }, (_, row) => {
      const cells = columns.map((column, at) => [column.name, cellAt(batch, column, at, row)]);
      return Object.fromEntries(cells) as Record<string, DataCell>;
    });
  }
}

/** A cell as texts write it: days and times in ISO 8601. */
function cellAt({ cells }: DataBatch, { type }: DataColumn, column: number, row: number): DataCell {
  const cell = cells[column]![row]!;
  if (type === 'date' && typeof cell === 'number') return isoOfDay(cell);
  if (type === 'time' && typeof cell === 'number') return new Date(cell).toISOString();
  return cell;
}
