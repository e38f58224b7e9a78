import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DocumentRow } from '#src/contract/provider/documents.ts';
import type { CheckContext } from '../check-context.ts';
import { localText } from '#src/i18n/local-text.ts';
import { markdownProblems, renderMarkdown } from '../markdown/render-markdown.ts';
import { reasonOf } from '../reading/unreadable.ts';

/** The folder of documents' files. */
export const filesFolder = 'files';

const largestFile = 25_000_000;

const pdfMark = Buffer.from('%PDF-');

export type Content = {
  format: 'html' | 'pdf';
  bytes: Uint8Array;
  /** Of a download. */
  fileName: string;
  /** The file that it was read from, below `files/`. */
  from: string;
};

/** The fault of a row's file. */
export type ContentProblem = { expected: string; found: string };

/** The document that a file is the text of. */
type ContentOf = Pick<DocumentRow, 'title' | 'language'>;

/** Reads the file of a document: PDF unchanged, Markdown as the HTML of its page. */
export function readContent(
  { folder, named }: Pick<CheckContext, 'folder' | 'named'>,
  file: string,
  row: ContentOf,
): Content | ContentProblem {
  named.add(path.resolve(folder, filesFolder, file));
  const place = placeOf(path.join(folder, filesFolder), file);
  if (typeof place !== 'string') return place;
  const { size } = statSync(place);
  if (size === 0) return { expected: 'a file with content', found: `${file}: an empty file` };
  if (size > largestFile) {
    return { expected: `a file of at most ${largestFile} bytes`, found: `${size} bytes` };
  }
  const bytes = bytesOf(place);
  if ('refused' in bytes) {
    return { expected: 'a file that can be read', found: `${file}: ${bytes.refused}` };
  }
  const type = path.extname(file).toLowerCase();
  if (type === '.pdf') return readPdf(bytes, file, row);
  if (type === '.md') return readMarkdown(bytes, file, row);
  return { expected: 'a Markdown (.md) or PDF (.pdf) file', found: file };
}

/** The real path of a file below the folder; links that lead out of it are refused. */
function placeOf(folder: string, name: string): string | ContentProblem {
  const missing = { expected: `a file below ${filesFolder}/${withoutFolder(name)}`, found: name };
  try {
    const root = realpathSync(folder);
    const place = realpathSync(path.join(root, name));
    const isInside = place.startsWith(root + path.sep) && !path.isAbsolute(name);
    if (!isInside) return { expected: `a path that stays below ${filesFolder}/`, found: name };
    return statSync(place).isFile() ? place : missing;
  } catch {
    return leadsOut(name)
      ? { expected: `a path that stays below ${filesFolder}/`, found: name }
      : missing;
  }
}

/** A name that begins with the folder is looked for below it once more. */
function withoutFolder(name: string): string {
  const inside = path.posix.relative(filesFolder, name);
  return inside === '' || inside.startsWith('..')
    ? ''
    : `, without that folder in its name: ${inside}`;
}

function bytesOf(place: string): Buffer | { refused: string } {
  try {
    return readFileSync(place);
  } catch (error) {
    const refused = reasonOf(error);
    if (refused === null) throw error;
    return { refused };
  }
}

const leadsOut = (name: string) =>
  path.isAbsolute(name) || path.normalize(name).split(path.sep)[0] === '..';

function readPdf(bytes: Buffer, file: string, row: ContentOf): Content | ContentProblem {
  if (!bytes.subarray(0, 5).equals(pdfMark)) {
    return { expected: 'a PDF file', found: `${file}: no PDF` };
  }
  // Readers find everything by the table whose place stands before this mark.
  if (!bytes.includes('%%EOF')) {
    return { expected: 'a whole PDF file', found: `${file}: it breaks off` };
  }
  return { format: 'pdf', bytes, fileName: `${nameOf(row)}.pdf`, from: file };
}

function readMarkdown(bytes: Buffer, file: string, row: ContentOf): Content | ContentProblem {
  if (bytes.subarray(0, 5).equals(pdfMark)) {
    return { expected: 'a text, or a PDF whose name ends with .pdf', found: `${file}: a PDF` };
  }
  if (!isUtf8(bytes)) return { expected: 'a text in UTF-8', found: file };
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  const [wrong] = markdownProblems(text);
  if (wrong !== undefined) {
    return { expected: wrong.expected, found: `${file}, line ${wrong.line}: ${wrong.found}` };
  }
  const html = renderMarkdown(text, row.language);
  if (html.trim() === '') return { expected: 'a file with content', found: file };
  return { format: 'html', bytes: Buffer.from(html), fileName: `${nameOf(row)}.html`, from: file };
}

/** The name of a downloaded file: the title in the document's language, without characters that file systems refuse. */
function nameOf({ title, language }: ContentOf): string {
  // oxlint-disable-next-line no-control-regex -- control characters are among what is replaced
  const cleaned = localText(title, language).replaceAll(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, ' ');
  const cut = cleaned.replaceAll(/\s+/g, ' ').trim().slice(0, 120);
  // The cut may have left half of a character.
  return cut.replace(/\p{Cs}$/u, '') || 'document';
}
