import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What standard input is called in faults where nobody gives it a name. */
export const unnamed = 'standard input';

/**
 * Receives a stream into a temporary file and runs on it only once it is complete, so that nothing is made of an
 * interrupted upload.
 * @param open opens the stream; one that breaks off before anybody listens to it would end the process
 * @throws AbortError when `signal` ends the wait for it
 * @throws what `watch`, through which it flows, ends with
 */
export async function withReceived<T>(
  open: () => Readable,
  run: (file: string) => Promise<T>,
  { watch, signal }: { watch?: Transform; signal?: AbortSignal } = {},
): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plumbline-input-'));
  try {
    const file = path.join(folder, 'levels.csv');
    const kept = createWriteStream(file, { mode: 0o600 });
    const flow = watch ? [open(), watch, kept] : [open(), kept];
    await pipeline(flow, signal ? { signal } : {});
    return await run(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
