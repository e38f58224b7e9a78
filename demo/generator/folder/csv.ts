type Cell = string | number | null | undefined;

/** A CSV text: header, then rows by column name; absent values are empty. */
export function csvOf<Column extends string>(
  columns: readonly Column[],
  rows: readonly Partial<Record<Column, Cell>>[],
): string {
  return csvText(
    columns,
    rows.map((row) => csvLine(columns.map((column) => row[column]))),
  );
}

/** A CSV text of lines that are made already. */
export function csvText(columns: readonly string[], lines: readonly string[]): string {
  return [csvLine(columns), ...lines, ''].join('\n');
}

export function csvLine(cells: readonly Cell[]): string {
  return cells.map(quoted).join(',');
}

function quoted(cell: Cell): string {
  const text = String(cell ?? '');
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
