/**
 * Reads a table from text: one line a row, cells apart by `|`, the first line naming the columns.
 * Spaces around cells do not count. A line with too few or too many cells is a slip and throws.
 */
export function table<Column extends string>(text: string): Record<Column, string>[] {
  const [header, ...lines] = text.trim().split('\n').map(cellsOf);
  return lines.map((cells) => {
    if (cells.length !== header!.length)
      throw new Error(`Wrong number of cells: ${cells.join('|')}`);
    return Object.fromEntries(header!.map((column, at) => [column, cells[at]!])) as Record<
      Column,
      string
    >;
  });
}

function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}
