/**
 * Matches the start of a cell that spreadsheets would take for a formula, which may be harmful in a visitor's
 * input. Japanese spreadsheets also accept full-width signs. A number is no formula, whatever its sign.
 */
const atBegin = /(?<=^[\s\p{Cf}"]*)(?!-\d+(?:[.,]\d+)?(?:[,;\t\r\n]|$))[=+\-@＝＋－＠]/u;
/** The same after any separator or line end, where spreadsheets of some locales start a new cell. */
const inAnyPart =
  /(?<=(?:^|[,;\t\r\n])[\s\p{Cf}"]*)(?!-\d+(?:[.,]\d+)?(?:[,;\t\r\n]|$))[=+\-@＝＋－＠]/gu;
/** All separators of any locale: within quotes they do not end a cell. */
const needsQuotes = /[",;\t\r\n]/;

type Cells = readonly (string | number)[];

/**
 * One line of CSV (RFC 4180) with its line end, for the provider's own data. A text that a spreadsheet would take
 * for a formula is prefixed by an apostrophe; publishing refuses such texts.
 */
export function csvLine(cells: Cells): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** One cell of such a line. */
export function csvCell(cell: Cells[number]): string {
  return typeof cell === 'number' ? String(cell) : quoted(cell.replace(atBegin, "'$&"));
}

/** One line of CSV for the input of visitors: no part of a cell is taken for a formula, wherever a spreadsheet splits it. */
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
