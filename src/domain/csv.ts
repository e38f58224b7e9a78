/** Spreadsheets take a cell that begins so for a formula, and a formula of a stranger's may do harm. */
const formulaStart = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]/;

/**
 * One line of CSV (RFC 4180) with its line end. A cell that a spreadsheet would take for a formula gets an
 * apostrophe before it, which spreadsheets show as text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
