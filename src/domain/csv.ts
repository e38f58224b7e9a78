/**
 * Spreadsheets take a cell that begins so for a formula, and a formula of a stranger's may do harm; those of Japan
 * read the wide forms alike. A cell begins where the text does, and, by the habits of the place, after any
 * separator and line end within it. A number is no formula, whatever its sign.
 */
const formula =
  /(?<=(?:^|[,;\t\r\n])[\s\p{Cf}"]*)(?!-\d+(?:[.,]\d+)?(?:[,;\t\r\n]|$))[=+\-@＝＋－＠]/gu;
/** Any separator: within quotes none of them ends a cell. */
const needsQuotes = /[",;\t\r\n]/;

/**
 * One line of CSV (RFC 4180) with its line end. What a spreadsheet would take for a formula gets an apostrophe
 * before it, which spreadsheets show as text.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((one) => (typeof one === 'number' ? String(one) : cell(one))).join(',')}\r\n`;
}

/** Whether a spreadsheet would take a text, or a part of it, for a formula. */
export function holdsFormula(text: string): boolean {
  return text.search(formula) >= 0;
}

function cell(text: string): string {
  const harmless = text.replaceAll(formula, "'$&");
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
