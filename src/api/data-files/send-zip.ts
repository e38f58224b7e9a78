import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { ZipFile } from 'yazl';
import { namesTag } from '../http/entity-tag.ts';
import type { DataTable } from './data-table.ts';
import type { TableMetadata } from './table-metadata.ts';
import { writers } from './write-table.ts';

type Zipped = { table: DataTable; metadata: TableMetadata; headers: Record<string, string> };

/** Answers with an archive of the table as CSV, its metadata, and a README. */
export function sendZip(c: Context, { table, metadata, headers }: Zipped): Response {
  const { name, published } = metadata;
  const sent = { ...headers, 'Content-Disposition': `attachment; filename="${name}.zip"` };
  const isHeld = namesTag(c.req.header('If-None-Match'), headers['ETag'] ?? '');
  if (c.req.method === 'HEAD' || isHeld) return c.body(null, 200, sent);
  const zip = new ZipFile();
  // Files bear the release's time, so that the same archive has the same bytes.
  const mtime = new Date(published);
  zip.addBuffer(Buffer.from(readme(metadata)), 'README.txt', { mtime });
  const text = `${JSON.stringify(metadata, null, 2)}\n`;
  zip.addBuffer(Buffer.from(text), `${name}.metadata.json`, { mtime });
  const archive = zip.outputStream as Readable;
  // A table that cannot be read on breaks the answer off, which would wait for the rest for ever.
  const breakOff = (error: Error) => archive.destroy(error);
  zip.addReadStreamLazy(`${name}.csv`, { mtime }, (give) =>
    give(null, Readable.from(writers.csv(table), { objectMode: false }).once('error', breakOff)),
  );
  zip.end();
  zip.on('error', breakOff);
  return c.body(Readable.toWeb(archive) as ReadableStream, 200, sent);
}

/** More are in the metadata beside it. */
const mostNamed = 50;

function withheldText(how: string, told: TableMetadata['leftOut']): string {
  const { count, fundIds, reason, licence, licenceOfIndex } = told;
  if (count === 0) return `No index is ${how}.`;
  const named = namedOf({ count, fundIds });
  const ask = count === 1 ? licence : licenceOfIndex;
  const indexes = count === 1 ? '1 index is' : `${count} indexes are`;
  return `${indexes} ${how}: ${named}. ${reason} For a license: ${ask}`;
}

const namedOf = ({ count, fundIds }: { count: number; fundIds: readonly string[] }): string =>
  `${fundIds.slice(0, mostNamed).join(', ')}${count > mostNamed ? ' and others' : ''}`;

/** The terms of use of the indexes; which indexes they are of is said where the terms differ. */
function termsText({ licence, licencesOfIndexes }: TableMetadata): string {
  const stated = licencesOfIndexes.map(({ text, ...of }) => {
    const said = text ?? 'Not stated.';
    return licencesOfIndexes.length === 1 ? `  ${said}` : `  ${said} (${namedOf(of)})`;
  });
  return ['Terms', ...stated, `  ${licence}`].join('\n');
}

function readme(metadata: TableMetadata): string {
  const { name, title, source, release, label, columns, citation, leftOut, inPart } = metadata;
  const described = columns.map((column) => {
    const unit = column.unit === undefined ? '' : `, ${column.unit}`;
    return `  ${column.name} (${column.type}${unit}): ${column.description}`;
  });
  const paragraphs = [
    `${title}\n${source.name}, ${source.address}\nRelease ${release}, ${label}`,
    `${name}.csv is the table, in UTF-8, with its header in the first line. ${name}.metadata.json says the same as this file, for programs.`,
    `Columns\n${described.join('\n')}`,
    `To cite\n  ${citation}`,
    termsText(metadata),
    metadata.notice,
    metadata.disclaimer,
    withheldText('left out', leftOut),
    inPart.count === 0 ? null : withheldText('in it in part', inPart),
  ];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}
