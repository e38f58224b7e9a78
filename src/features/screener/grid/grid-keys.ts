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

export type Place = { row: number; column: number; part?: number };

/** What takes the focus in a cell: its visible links, then its box, else the cell itself. */
function targetsOf(cell: HTMLElement): HTMLElement[] {
  const parts = ['a', 'input'].flatMap((part) =>
    Array.from(cell.querySelectorAll<HTMLElement>(part)),
  );
  const visible = parts.filter((part) => part.checkVisibility());
  return visible.length > 0 ? visible : [cell];
}

const targetAt = (cell: HTMLElement, part = 0): HTMLElement => {
  const targets = targetsOf(cell);
  return targets[Math.min(part, targets.length - 1)]!;
};

/** The next link or box of the same cell; null where the cell has none in this direction. */
export function nextPart(table: HTMLTableElement, place: Place, key: string): Place | null {
  const cell = cellAt(table, place);
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const part = (place.part ?? 0) + step;
  if (!cell || step === 0 || part < 0 || part >= targetsOf(cell).length) return null;
  return { ...place, part };
}

const rowsOf = (table: HTMLTableElement) => Array.from(table.rows);

const cellAt = (table: HTMLTableElement, { row, column }: Place): HTMLElement | undefined =>
  table.rows[row]?.cells[column];

/**
 * Makes the rows of a table one tab stop, in which arrow keys move: the first row's name, or where the focus was last. Rows
 * that came since are brought in; headings stay stops of their own, which order the rows.
 */
export function asOneStop(table: HTMLTableElement, last: Place): Place {
  const place = cellAt(table, last) ? last : { row: Math.min(1, table.rows.length - 1), column: 0 };
  for (const row of rowsOf(table).slice(1)) {
    for (const cell of row.cells) {
      const parts = cell.querySelectorAll<HTMLElement>('a, input');
      for (const one of parts.length > 0 ? parts : [cell]) one.tabIndex = -1;
    }
  }
  const stop = cellAt(table, place);
  if (stop) targetAt(stop, place.part).tabIndex = 0;
  return place;
}

/** The place of what has the focus; null where it is in no cell. */
export function placeOf(table: HTMLTableElement, target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('th, td') : null;
  const row = cell?.closest('tr');
  if (!cell || !row || !table.contains(row)) return null;
  const part = targetsOf(cell).findIndex((one) => one.contains(target as Node));
  return { row: row.rowIndex, column: cell.cellIndex, part: Math.max(0, part) };
}

export function focusPlace(table: HTMLTableElement, place: Place): void {
  const cell = cellAt(table, place);
  if (cell) targetAt(cell, place.part).focus();
}
