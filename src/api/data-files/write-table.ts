import { csvLine } from '#src/domain/csv.ts';
import type { DataFormat } from '#src/urls/data-files.ts';
import type { DataCell, DataTable } from './data-table.ts';

/**
 * The table as CSV (RFC 4180), which begins with its header and has nothing before it: absent values are empty, true and
 * false are so written. Or as JSON: a list with an object for each row, keys as in the header.
 */
export function writeTable(table: DataTable, format: DataFormat): AsyncGenerator<string> {
  return format === 'csv' ? csvOf(table) : jsonOf(table);
}

async function* csvOf({ columns, rows }: DataTable): AsyncGenerator<string> {
  yield csvLine(columns.map(({ name }) => name));
  for await (const batch of rows()) yield batch.map((row) => csvLine(row.map(csvCell))).join('');
}

function csvCell(cell: DataCell): string | number {
  if (cell === null) return '';
  return typeof cell === 'boolean' ? String(cell) : cell;
}

async function* jsonOf({ columns, rows }: DataTable): AsyncGenerator<string> {
  const names = columns.map(({ name }) => name);
  let before = '[';
  for await (const batch of rows()) {
    const objects = batch.map((row) =>
      JSON.stringify(Object.fromEntries(names.map((name, at) => [name, row[at] ?? null]))),
    );
    if (objects.length === 0) continue;
    yield `${before}\n${objects.join(',\n')}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}
