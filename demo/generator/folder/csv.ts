type Cell = string | number | null | undefined;

/** A CSV text: header, then rows by column name; absent values are empty. */
export function csvOf<Column extends string>(
  columns: readonly Column[],
  rows: readonly Partial<Record<Column, Cell>>[],
): string {
  const lines = rows.map((row) => columns.map((column) => quoted(row[column])).join(','));
  return [columns.join(','), ...lines, ''].join('\n');
}

function quoted(cell: Cell): string {
  const text = String(cell ?? '');
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
