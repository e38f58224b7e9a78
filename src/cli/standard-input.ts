import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A file of levels, and what it is called. */
type LevelsFile = { file: string; name?: string };

/**
 * Runs a command on a file, or for `-` on what comes by standard input: all of it, in a temporary file, so that nothing
 * is published of input that breaks off while the command that writes it fails and is stopped.
 */
export async function withLevelsFile<T>(
  file: string,
  run: (levels: LevelsFile) => Promise<T>,
): Promise<T> {
  if (file !== '-') return run({ file });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plumbline-input-'));
  try {
    const copy = path.join(folder, 'levels.csv');
    await pipeline(process.stdin, createWriteStream(copy, { mode: 0o600 }));
    return await run({ file: copy, name: 'standard input' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
