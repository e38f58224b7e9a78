import { csvLine } from '#src/domain/csv.ts';
import type { Cell, DownloadFile } from './download-file.ts';
import { rowsOf } from './file-rows.ts';

/**
 * The file as CSV (RFC 4180): its head in lines that begin with `#`, then a header and the rows. Missing values are
 * empty.
 */
export function* csvOf(file: DownloadFile): Generator<string> {
  const { about, columns } = file;
  for (const { label, value } of about) yield csvLine([`# ${label}`, value]);
  yield csvLine(columns.map(({ header }) => header));
  for (const row of rowsOf(file)) yield csvLine(row.map(cellOf));
}

function cellOf(cell: Cell): string | number {
  return typeof cell === 'boolean' ? String(cell) : (cell ?? '');
}
