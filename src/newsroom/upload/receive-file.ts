import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { UnpackLimits } from '#src/publishing/archive/unpack-archive.ts';
import { withReceived } from '#src/publishing/reading/received-file.ts';

/** Limits of an upload: bytes, milliseconds, and what an archive may unpack to. */
export type UploadLimits = { bytes: number; timeout: number; unpacked: UnpackLimits };

/** The upload is too long; nothing of it is kept. */
export class TooLongError extends Error {}
/** The upload took too long; nothing of it is kept. */
export class TooSlowError extends Error {}
/** The connection ended before the upload was complete; nothing of it is kept. */
export class BrokenOffError extends Error {}

/** What a body ends with whose sender is gone. */
const brokenOff = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

/**
 * Runs on an uploaded file once it is complete, with its sha256.
 * @throws TooLongError, TooSlowError, BrokenOffError
 */
export async function receiveFile<T>(
  request: Request,
  { bytes, timeout }: UploadLimits,
  run: (file: string, sha256: string) => Promise<T>,
): Promise<T> {
  if (Number(request.headers.get('Content-Length')) > bytes) throw new TooLongError();
  const digest = createHash('sha256');
  let size = 0;
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      digest.update(chunk);
      if (size > bytes) done(new TooLongError());
      else done(null, chunk);
    },
  });
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  let isWhole = false;
  try {
    const whole = (file: string) => {
      clearTimeout(timer);
      isWhole = true;
      return run(file, digest.digest('hex'));
    };
    const open = () => Readable.fromWeb((request.body ?? new Blob().stream()) as ReadableStream);
    return await withReceived(open, whole, { watch, signal: late.signal });
  } catch (error) {
    if (isWhole) throw error;
    if (late.signal.aborted) throw new TooSlowError();
    throw brokenOff.has((error as NodeJS.ErrnoException).code ?? '') ? new BrokenOffError() : error;
  } finally {
    clearTimeout(timer);
  }
}
