/** The cells of a row of a page's table, its heading first. */
export type ShownRow = { heading: string; cells: string[] };

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Whether a cell contains a bar rather than a figure. */
const isPicture = (cell: string) => cell.includes('<svg');

/** The rows of all tables whose caption begins with a text. Each cell is reduced to the number or dash at its start. */
export function shownRows(html: string, caption: string): ShownRow[] {
  const tables = html.match(/<table.*?<\/table>/gs) ?? [];
  return tables
    .filter((table) => textOf(/<caption.*?<\/caption>/s.exec(table)?.[0] ?? '').startsWith(caption))
    .flatMap(
      (table) => (/<tbody.*?<\/tbody>/s.exec(table)?.[0] ?? '').match(/<tr.*?<\/tr>/gs) ?? [],
    )
    .map((row) => {
      const found = row.match(/<(th|td)\b.*?<\/\1>/gs) ?? [];
      const texts = found.filter((cell) => !isPicture(cell)).map(textOf);
      const [heading = '', ...cells] = texts;
      return { heading, cells: cells.map((cell) => cell.split(' ')[0] ?? '') };
    });
}

/** A calculated figure as English pages show it; a dash if there is none. */
export function written(
  shown: string | null | undefined,
  { isSigned = true, unit = '' } = {},
): string {
  if (shown === null || shown === undefined) return '—';
  const [whole = '', decimals] = shown.replace('-', '').split('.');
  const digits = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + (decimals ? `.${decimals}` : '');
  return signOf(shown, digits, isSigned) + digits + unit;
}

function signOf(shown: string, digits: string, isSigned: boolean): string {
  if (!/[1-9]/.test(digits)) return '';
  if (shown.startsWith('-')) return '−';
  return isSigned ? '+' : '';
}
