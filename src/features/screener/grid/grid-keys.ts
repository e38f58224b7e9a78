/** Where a key moves to in a grid, by row and column; null for a key that moves nothing. */
export function stepOf(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { row, column }: Place,
  { rows, columns }: { rows: number; columns: number },
): Place | null {
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  const steps: Record<string, Place> = {
    ArrowUp: { row: Math.max(0, row - 1), column },
    ArrowDown: { row: Math.min(lastRow, row + 1), column },
    ArrowLeft: { row, column: Math.max(0, column - 1) },
    ArrowRight: { row, column: Math.min(lastColumn, column + 1) },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? lastRow : row, column: lastColumn },
  };
  return steps[key] ?? null;
}

export type Place = { row: number; column: number };

/** What takes the focus in a cell: its link, else the cell itself. */
const targetOf = (cell: HTMLElement): HTMLElement => cell.querySelector('a') ?? cell;

const rowsOf = (table: HTMLTableElement) => Array.from(table.rows);

const cellAt = (table: HTMLTableElement, { row, column }: Place): HTMLElement | undefined =>
  table.rows[row]?.cells[column];

/**
 * Makes the rows of a table one tab stop, in which arrow keys move: the first row's name, or where the focus was last. Rows
 * that came since are brought in; headings stay stops of their own, which order the rows.
 */
export function asOneStop(table: HTMLTableElement, last: Place): Place {
  const place = cellAt(table, last) ? last : { row: Math.min(1, table.rows.length - 1), column: 0 };
  for (const row of rowsOf(table).slice(1))
    for (const cell of row.cells) targetOf(cell).tabIndex = -1;
  const stop = cellAt(table, place);
  if (stop) targetOf(stop).tabIndex = 0;
  return place;
}

/** The place of what has the focus; null where it is in no cell. */
export function placeOf(table: HTMLTableElement, target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('th, td') : null;
  const row = cell?.closest('tr');
  if (!cell || !row || !table.contains(row)) return null;
  return { row: row.rowIndex, column: cell.cellIndex };
}

export function focusPlace(table: HTMLTableElement, place: Place): void {
  const cell = cellAt(table, place);
  if (cell) targetOf(cell).focus();
}
