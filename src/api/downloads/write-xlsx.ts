import writeExcelFile, { type CellObject, type SheetData } from 'write-excel-file/node';
import type { Cell, Column, DownloadFile } from './download-file.ts';
import { rowsOf } from './file-rows.ts';
import { withoutTimes } from './zip-times.ts';

/**
 * The file as a workbook: a sheet of data and one of its head. Dates, numbers, and true or false have their types; texts are never read
 * as formulas. The same file always gives the same bytes.
 */
export async function xlsxOf(file: DownloadFile): Promise<Uint8Array> {
  const { about, columns } = file;
  const data: SheetData = [columns.map(({ header }) => bold(header))];
  for (const row of rowsOf(file)) data.push(row.map((cell, at) => cellOf(cell, columns[at]?.type)));
  const said: SheetData = about.map(({ label, value }) => [bold(label), text(value)]);
  const workbook = await writeExcelFile([
    { data, sheet: 'Data', stickyRowsCount: 1, columns: columns.map(() => ({ width: 16 })) },
    { data: said, sheet: 'About', columns: [{ width: 24 }, { width: 90 }] },
  ]).toBuffer();
  return withoutTimes(workbook);
}

/** Workbooks count days from 1900 and include a 29 February that did not exist: earlier dates are written as texts. */
const firstDate = '1900-03-01';

function cellOf(cell: Cell, type: Column['type'] | undefined): CellObject | null {
  if (cell === null) return null;
  if (type === 'date' && String(cell) >= firstDate) {
    return { value: new Date(`${String(cell)}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  }
  if (typeof cell === 'number') return { value: cell, type: Number };
  return typeof cell === 'boolean' ? { value: cell, type: Boolean } : text(cell);
}

function text(value: string): CellObject {
  return { value, type: String };
}

function bold(value: string): CellObject {
  return { value, type: String, fontWeight: 'bold' };
}
