/**
 * Spreadsheets take a cell that begins so for a formula, and a formula of a stranger's may do harm; those of Japan
 * read the wide forms alike. A number is no formula, whatever its sign.
 */
const atBegin = /(?<=^[\s\p{Cf}"]*)(?!-\d+(?:[.,]\d+)?(?:[,;\t\r\n]|$))[=+\-@＝＋－＠]/u;
/** The same where a cell may begin by the habits of some places: after any separator and line end too. */
const inAnyPart =
  /(?<=(?:^|[,;\t\r\n])[\s\p{Cf}"]*)(?!-\d+(?:[.,]\d+)?(?:[,;\t\r\n]|$))[=+\-@＝＋－＠]/gu;
/** Any separator: within quotes none of them ends a cell. */
const needsQuotes = /[",;\t\r\n]/;

type Cells = readonly (string | number)[];

/**
 * One line of CSV (RFC 4180) with its line end, of the provider's own data. What a spreadsheet would take for a formula gets
 * an apostrophe before it, which spreadsheets show as text; publishing refuses such texts.
 */
export function csvLine(cells: Cells): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** One cell of such a line. */
export function csvCell(cell: Cells[number]): string {
  return typeof cell === 'number' ? String(cell) : quoted(cell.replace(atBegin, "'$&"));
}

/** The same of what strangers have written: no part of a cell is taken for a formula, whatever the reader splits it at. */
export function guardedCsvLine(cells: Cells): string {
  const cell = (one: Cells[number]) =>
    typeof one === 'number' ? String(one) : quoted(one.replaceAll(inAnyPart, "'$&"));
  return `${cells.map(cell).join(',')}\r\n`;
}

/** Whether a spreadsheet would take a cell with this text for a formula. */
export function beginsFormula(text: string): boolean {
  return atBegin.test(text);
}

function quoted(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
