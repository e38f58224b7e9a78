/** Puts a text of the provider on one line, as headings and table rows need it. */
export function inLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

export function markdownTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [columns, columns.map(() => '---'), ...rows].map(tableLine).join('\n');
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
