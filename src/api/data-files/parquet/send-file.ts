import type { FileHandle } from 'node:fs/promises';
import type { Context } from 'hono';
import { makeProblem, problemResponse } from '../../http/problems.ts';

/** Bytes read at a time. */
const chunkSize = 1 << 16;

type Range = { first: number; last: number };

/** Answers with a file, or with the requested range of it (RFC 9110, section 14). Closes the file. */
export async function sendFile(
  c: Context,
  file: FileHandle,
  headers: Record<string, string>,
): Promise<Response> {
  const { size } = await file.stat();
  const range = rangeOf(c, size, headers['ETag'] ?? '');
  if (range === 'none of it') {
    await file.close();
    return problemResponse(makeProblem(416, `The file has ${size} bytes`), {
      'Content-Range': `bytes */${size}`,
    });
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  const sent = {
    ...headers,
    'Accept-Ranges': 'bytes',
    'Content-Length': String(last - first + 1),
    ...(range === null ? {} : { 'Content-Range': `bytes ${first}-${last}/${size}` }),
  };
  const status = range === null ? 200 : 206;
  if (c.req.method === 'HEAD') {
    await file.close();
    return c.body(null, status, sent);
  }
  return c.body(bytesOf(file, first, last + 1), status, sent);
}

/** Null sends the whole file; several ranges at once are not supported. */
function rangeOf(c: Context, size: number, tag: string): Range | 'none of it' | null {
  const held = c.req.header('If-Range') ?? tag;
  const range = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/.exec(c.req.header('Range') ?? '');
  if (range === null || held !== tag) return null;
  const [, from, to, fromEnd] = range;
  if (fromEnd !== undefined) {
    return existing({ first: Math.max(0, size - Number(fromEnd)), last: size - 1 });
  }
  const last = to ? Number(to) : Infinity;
  // An invalid range is ignored (RFC 9110, 14.1.1).
  if (last < Number(from)) return null;
  return existing({ first: Number(from), last: Math.min(last, size - 1) });
}

const existing = (range: Range) => (range.first <= range.last ? range : 'none of it');

function bytesOf(file: FileHandle, begin: number, end: number): ReadableStream<Uint8Array> {
  let at = begin;
  return new ReadableStream(
    {
      async pull(controller) {
        const buffer = Buffer.alloc(Math.min(chunkSize, end - at));
        const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
        at += bytesRead;
        if (bytesRead > 0) controller.enqueue(new Uint8Array(buffer.subarray(0, bytesRead)));
        if (at < end && bytesRead > 0) return;
        await file.close();
        controller.close();
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  );
}
