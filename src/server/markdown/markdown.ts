/** What would be markup within a line: emphasis, code, links, tags, entities, what is struck through, cells. */
const markup = /[\\`*~[\]<|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?[\p{L}\p{N}]+;)/gu;

/**
 * A text of the provider on one line, as headings, lists and table rows need it. Characters that would be markup are
 * escaped: a name cannot bring any with it.
 */
export function inLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().replaceAll(markup, '\\$&');
}

/** The same as a paragraph of its own, which a list, a heading or a quotation would begin otherwise. */
export function inParagraph(text: string): string {
  return inLine(text).replace(/^(\d*)([-+#>=.)])/, '$1\\$2');
}

/** Cells are Markdown: texts of the provider in them come from `inLine`. */
export function markdownTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [columns, columns.map(() => '---'), ...rows].map(tableLine).join('\n');
}

function tableLine(cells: readonly string[]): string {
  return `| ${cells.map(inCell).join(' | ')} |`;
}

const inCell = (cell: string) =>
  cell.replaceAll(/\\.|\|/g, (found) => (found === '|' ? '\\|' : found));
