import type { FileHandle } from 'node:fs/promises';
import type { Context } from 'hono';
import { InvalidInputError } from '#src/domain/errors.ts';
import { preferredEncoding } from '../http/compression.ts';
import { namesTag } from '../http/entity-tag.ts';
import { makeProblem, problemResponse } from '../http/problems.ts';
import { streamOf } from '../http/stream-text.ts';
import type { DataTable } from './data-table.ts';
import type { ParquetFiles } from './parquet/open-parquet.ts';
import { sendFile } from './parquet/send-file.ts';

type Headers = Record<string, string>;

/**
 * Answers with a text that is written while it is read, and is therefore sent whole: its address narrows it, and
 * compression leaves no ranges of bytes. HEAD requests and a 304 do not write it.
 */
export function sendText(
  c: Context,
  { texts, headers }: { texts: () => AsyncIterator<string>; headers: Headers },
): Response {
  const isPacked = preferredEncoding(c.req.header('Accept-Encoding')) !== null;
  const sent = { ...headers, Vary: 'Accept-Encoding', 'Accept-Ranges': 'none' };
  if (isPacked) Object.assign(sent, { 'Content-Encoding': 'gzip' });
  const isHeld = namesTag(c.req.header('If-None-Match'), headers['ETag'] ?? '');
  if (c.req.method === 'HEAD' || isHeld) return c.body(null, 200, sent);
  const text = streamOf(texts());
  return c.body(isPacked ? text.pipeThrough(new CompressionStream('gzip')) : text, 200, sent);
}

/** Largest file of all years in one. */
const mostBytes = 100_000_000;
/** Milliseconds that a request waits for a file to be made. */
const patience = 20_000;

/**
 * Answers with a table as Parquet, or with a range of its bytes. The file is made by the first request, and cached.
 * @param isPart whether the file is one of several that make up the table, and may be of any size
 */
export async function sendParquet(
  c: Context,
  files: Pick<ParquetFiles, 'open'>,
  { table, headers, isPart }: { table: DataTable; headers: Headers; isPart: boolean },
): Promise<Response> {
  const tag = headers['ETag'] ?? '';
  if (namesTag(c.req.header('If-None-Match'), tag)) return c.body(null, 200, headers);
  const most = isPart ? Infinity : mostBytes;
  const file = await inTime(files.open(tag.slice(1, -1), table, most));
  if (file === null) {
    const detail = 'The file is being made, which takes longer than usual; ask again in a moment';
    return problemResponse(makeProblem(503, detail));
  }
  if ((await file.stat()).size > 0) return sendFile(c, file, headers);
  await file.close();
  throw new InvalidInputError(
    'As one file this would be larger than 100 MB: levels are a file a year, /data/levels/{year}.parquet',
  );
}

/** The file; null where it takes longer than a request waits. It is completed in the background then. */
async function inTime(making: Promise<FileHandle>) {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), patience).unref();
  const found = await Promise.race([making, late]);
  clearTimeout(timer);
  if (found === null) void making.then((file) => file.close()).catch(() => undefined);
  return found;
}
