import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { mediaTypes, type DownloadFormat } from '#src/contract/api/endpoints/download-calls.ts';
import { UnavailableError } from '#src/domain/errors.ts';
import { preferredEncoding } from '../http/compression.ts';
import { namesTag } from '../http/entity-tag.ts';
import { makeProblem, problemResponse } from '../http/problems.ts';
import { releaseHeaders } from '../http/release-headers.ts';
import { fileControl } from '../http/send-answer.ts';
import { streamOf } from '../http/stream-text.ts';
import type { DownloadFile } from './download-file.ts';
import type { Workbooks } from './open-workbooks.ts';
import { csvOf } from './write-csv.ts';
import { jsonOf } from './write-json.ts';

/** Raise this when the same data produce other files than before. */
const formatVersion = 5;

type Wanted = { format: DownloadFormat; release: number; current: number; workbooks: Workbooks };

/** Answers with the file. Its tag follows from the data, so that a 304 or HEAD does not write the file. */
export async function sendDownload(
  c: Context,
  file: DownloadFile,
  { format, release, current, workbooks }: Wanted,
): Promise<Response> {
  const tag = `"${digestOf(file, format)}"`;
  const headers: Record<string, string> = {
    ETag: `W/${tag}`,
    'Cache-Control': fileControl(release, current),
    Vary: 'Accept-Encoding',
    ...releaseHeaders(release, current),
  };
  headers['Content-Type'] = mediaTypes[format];
  headers['Content-Disposition'] = `attachment; filename="${file.name}.${format}"`;
  // A workbook is compressed already.
  const isPacked = format !== 'xlsx' && preferredEncoding(c.req.header('Accept-Encoding')) !== null;
  if (isPacked) headers['Content-Encoding'] = 'gzip';
  const isHeld = namesTag(c.req.header('If-None-Match'), tag);
  if (c.req.method === 'HEAD' || isHeld) return c.body(null, 200, headers);
  if (format === 'xlsx') return sendWorkbook(c, file, headers, workbooks);
  const text = streamOf(format === 'csv' ? csvOf(file) : jsonOf(file));
  const body = isPacked ? text.pipeThrough(new CompressionStream('gzip')) : text;
  return c.body(body, 200, headers);
}

/**
 * The tag is the same in every release in which the file is the same; a file that names its release has one of its own.
 */
function digestOf({ rows, ...file }: DownloadFile, format: DownloadFormat): string {
  const digest = createHash('sha256').update(JSON.stringify([formatVersion, format, file]));
  if ('levels' in rows) {
    const { levels, launch, corrected } = rows;
    digest.update(levels.days).update(levels.values);
    digest.update(JSON.stringify([launch, [...corrected].toSorted((a, b) => a - b)]));
  } else digest.update(JSON.stringify(rows));
  return digest.digest('base64url').slice(0, 22);
}

/** Sent as a whole: only a complete workbook is known to be valid. */
async function sendWorkbook(
  c: Context,
  file: DownloadFile,
  headers: Record<string, string>,
  workbooks: Workbooks,
): Promise<Response> {
  try {
    return c.body(await workbooks.run(file, c.req.raw.signal), 200, headers);
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error;
    const detail =
      'The workbook cannot be made at the moment; try again later, or take CSV or JSON';
    return problemResponse(makeProblem(503, detail));
  }
}
