/** Spreadsheets take a cell that begins so for a formula, and a formula of a stranger's may do harm. */
const formulaStart = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]/;

/**
 * One line of CSV (RFC 4180) with its line end. A cell that a spreadsheet would take for a formula gets an
 * apostrophe before it, which spreadsheets show as text; a number is no formula, whatever its sign.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((one) => (typeof one === 'number' ? String(one) : cell(one))).join(',')}\r\n`;
}

function cell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
