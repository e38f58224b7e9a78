import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { UnreadableFileError, type Position } from '../faults.ts';
import { numberOf } from './unprintable.ts';

/** Encodings that a source may name; a byte order mark overrides what it names. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'latin1',
  'windows-1252',
  'shift_jis',
  'euc-jp',
] as const;

export type Encoding = (typeof encodings)[number];

/** A longer line is refused: it would be held in memory as a whole. */
const longestLine = 4 * 1024 * 1024;

const newline = 0x0a;
const replacement = '\ufffd';
/** Latin-1 has unused control characters where Windows-1252 has quotation marks and dashes. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const windowsMark = /[\u0080-\u009f]/;
const byteOrderMarks: { encoding: Encoding; mark: Buffer }[] = [
  { encoding: 'utf-8', mark: Buffer.from([0xef, 0xbb, 0xbf]) },
  { encoding: 'utf-16le', mark: Buffer.from([0xff, 0xfe]) },
  { encoding: 'utf-16be', mark: Buffer.from([0xfe, 0xff]) },
];

/**
 * The text of a file in chunks, without its byte order mark.
 * Throws UnreadableFileError with the place of the first byte that the encoding does not know.
 */
export async function* decodeText(
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
  named: Encoding = 'utf-8',
): AsyncGenerator<string> {
  const iterator = chunksOf(bytes);
  const first = await iterator.next();
  if (first.done) return;
  const found = byteOrderMarks.find(({ mark }) => first.value.indexOf(mark) === 0);
  const encoding = found?.encoding ?? named;
  const rest = continueWith(first.value.subarray(found?.mark.length ?? 0), iterator);
  const texts = encoding === 'utf-8' ? decodeUtf8(rest) : decodeOther(rest, encoding);
  let line = 1;
  for await (const text of texts) {
    if (text.includes('\0')) refuse(text, '\0', line, `text in ${encoding}`, 'a NUL character');
    line += countNewlines(text);
    yield text;
  }
}

/** Passes the bytes on. Throws UnreadableFileError at a line without an end. */
async function* chunksOf(bytes: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of bytes) {
    const end = chunk.lastIndexOf(newline) + 1;
    length = end > 0 ? chunk.length - end : length + chunk.length;
    if (length > longestLine) {
      const expected = `lines of at most ${longestLine} bytes`;
      throw new UnreadableFileError(expected, 'a longer one');
    }
    yield chunk;
  }
}

async function* continueWith(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Decodes whole lines, so that no character is cut and a wrong byte has a line and a column. */
async function* decodeUtf8(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let pending: Buffer = Buffer.alloc(0);
  let line = 1;
  for await (const chunk of bytes) {
    const joined = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk;
    const end = joined.lastIndexOf(newline) + 1;
    pending = joined.subarray(end);
    if (end === 0) continue;
    const text = textOfUtf8(joined.subarray(0, end), line);
    line += countNewlines(text);
    yield text;
  }
  if (pending.length > 0) yield textOfUtf8(pending, line);
}

function textOfUtf8(bytes: Buffer, firstLine: number): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  let line = firstLine;
  let start = 0;
  for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, start)) {
    if (!isUtf8(bytes.subarray(start, end))) break;
    start = end + 1;
    line++;
  }
  const wrong = firstWrongByte(bytes, start);
  const column = bytes.subarray(start, wrong).toString('utf8').length + 1;
  const found = `byte 0x${bytes[wrong]?.toString(16).padStart(2, '0')}`;
  throw new UnreadableFileError(
    'text in utf-8 (mapping.yaml can name another encoding of a table)',
    found,
    { line, column },
  );
}

/** A prefix that ends before the wrong character is valid, and every longer one is not. */
function firstWrongByte(bytes: Buffer, start: number): number {
  let last = start;
  for (let end = start; end < bytes.length && bytes[end] !== newline; end++) {
    if (isUtf8(bytes.subarray(start, end))) last = end;
    else if (end - last > 4) break;
  }
  return last;
}

async function* decodeOther(
  bytes: AsyncIterable<Buffer>,
  encoding: Encoding,
): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding);
  let line = 1;
  for await (const chunk of bytes) {
    const text = decoder.write(chunk);
    checkDecoded(text, line, encoding);
    line += countNewlines(text);
    yield text;
  }
  const end = decoder.end() ?? '';
  checkDecoded(end, line, encoding);
  if (end) yield end;
}

function checkDecoded(text: string, line: number, encoding: Encoding): void {
  const expected = `text in ${encoding}`;
  if (text.includes(replacement)) refuse(text, replacement, line, expected, 'bytes that are none');
  const control = encoding === 'latin1' ? windowsMark.exec(text)?.[0] : undefined;
  if (control !== undefined)
    refuse(text, control, line, `${expected} without control characters`, numberOf(control));
}

function refuse(text: string, what: string, line: number, expected: string, found: string): never {
  const before = text.slice(0, text.indexOf(what));
  const position: Position = {
    line: line + countNewlines(before),
    column: before.length - before.lastIndexOf('\n'),
  };
  throw new UnreadableFileError(expected, found, position);
}

function countNewlines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
