import { UnreadableFileError } from '../faults.ts';
import { decodeText, type Encoding } from './decode-text.ts';
import { readBytes } from './read-bytes.ts';
import { createRowSplitter, type Row } from './split-rows.ts';

export type TableFormat = {
  encoding?: Encoding | undefined;
  /** Recognised from the header row by default. */
  delimiter?: string | undefined;
  /** Lines before the header that do not belong to the table. */
  preamble: number;
  hasHeader: boolean;
  /** Rows with a single value are headings of the rows below; one may stand above the header row. */
  hasHeadings?: boolean;
};

export type Table = {
  delimiter: string;
  /** The heading above the header row, where there are headings. */
  heading?: string;
  /** The header row, or the first row of a table without one (which is part of the rows then). */
  first: Row;
  /** Rows below the header in batches, in the order of the file. */
  batches: AsyncIterable<Row[]>;
  /** The current line, for faults without another place. */
  line: () => number;
};

const delimiters = [',', ';', '\t', '|'];

/** Opens a delimited text file and reads its first row; the rest is read as the batches are taken. */
export async function openTable(path: string, format: TableFormat): Promise<Table> {
  const texts = decodeText(readBytes(path), format.encoding);
  const head = await readHead(texts, format.preamble);
  const delimiter = format.delimiter ?? likelyDelimiter(head.text, format.hasHeadings ?? false);
  const splitter = createRowSplitter(delimiter, format.preamble + 1);
  const rows = splitter.push(head.text);
  const needed = format.hasHeadings ? 2 : 1;
  while (rows.length < needed) {
    const next = await texts.next();
    rows.push(...(next.done ? splitter.end() : splitter.push(next.value)));
    if (next.done) break;
  }
  const heading = format.hasHeadings ? takeHeading(rows) : {};
  const [first] = rows;
  if (!first) throw new UnreadableFileError('a header row', 'no row', { line: 1, column: 1 });
  requireLines(first);
  const start = format.hasHeader ? rows.slice(1) : rows;
  const batches = rest(start, texts, splitter);
  return { delimiter, ...heading, first, batches, line: splitter.line };
}

/** A file with the line ends of old Macs would be a header without rows. */
function requireLines({ line, text }: Row): void {
  const at = text
    .replaceAll(/"[^"]*"/g, (quoted) => ' '.repeat(quoted.length))
    .search(/\r(?!\n|$)/);
  if (at < 0) return;
  const expected = 'lines that end with LF or CR LF: save the file as CSV UTF-8';
  throw new UnreadableFileError(expected, 'a line that ends with CR', { line, column: at + 1 });
}

/** Separates the heading above the header row from the rows. */
function takeHeading(rows: Row[]): Pick<Table, 'heading'> {
  const heading = rows[0] ? soleValue(rows[0]) : null;
  if (heading === null) return {};
  rows.shift();
  return { heading };
}

/** Reads until the preamble and some of the table are there; returns the text behind the preamble. */
async function readHead(texts: AsyncGenerator<string>, preamble: number) {
  let text = '';
  for (let next = await texts.next(); !next.done; next = await texts.next()) {
    text += next.value;
    const behind = behindLines(text, preamble);
    if (behind !== null && text.includes('\n', behind)) return { text: text.slice(behind) };
  }
  const behind = behindLines(text, preamble);
  if (behind === null) throw new UnreadableFileError('a header row below the preamble', 'no row');
  return { text: text.slice(behind) };
}

function behindLines(text: string, lines: number): number | null {
  let at = 0;
  for (let count = 0; count < lines; count++) {
    const newline = text.indexOf('\n', at);
    if (newline < 0) return null;
    at = newline + 1;
  }
  return at;
}

/** The delimiter that a text is split by most, in its first lines. */
export function likelyDelimiter(text: string, hasHeadings: boolean): string {
  const [top = '', second = ''] = text.trimStart().split('\n', 2);
  const header = hasHeadings ? top + second : top;
  const unquoted = header.replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => unquoted.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

async function* rest(
  rows: Row[],
  texts: AsyncGenerator<string>,
  splitter: ReturnType<typeof createRowSplitter>,
): AsyncGenerator<Row[]> {
  if (rows.length > 0) yield rows;
  for await (const text of texts) yield splitter.push(text);
  yield splitter.end();
}

/** The only cell of a row with a value, if it is the first; null where others have one. */
export function soleValue({ cells }: Row): string | null {
  const [first = '', ...others] = cells;
  return first.trim() !== '' && others.every((cell) => cell.trim() === '') ? first.trim() : null;
}
