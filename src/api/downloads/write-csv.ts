import { csvLine } from '#src/domain/csv.ts';
import type { Cell, DownloadFile } from './download-file.ts';

/**
 * The file as CSV (RFC 4180): what it says of itself in lines that begin with `#`, then a header and the
 * rows. Missing values are empty cells.
 */
export function* csvOf({ about, columns, rows }: DownloadFile): Generator<string> {
  for (const { label, value } of about) yield csvLine([`# ${label}`, value]);
  yield csvLine(columns.map(({ header }) => header));
  for (const row of rows) yield csvLine(row.map(cellOf));
}

function cellOf(cell: Cell): string | number {
  if (cell === null) return '';
  return typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : cell;
}
