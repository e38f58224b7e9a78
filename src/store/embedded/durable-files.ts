import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

/**
 * PostgreSQL asks the file system to sync, but the file system of the WebAssembly build does nothing.
 * This makes it reach the disk, so that what PostgreSQL promises about a commit and a checkpoint holds.
 */
export function makeSyncsReal(database: PGlite): void {
  const operations = (database.Module.NODEFS as unknown as { stream_ops: StreamOperations })
    .stream_ops;
  operations.fsync = ({ nfd }) => {
    if (nfd !== undefined) fsyncSync(nfd);
    return 0;
  };
}

type StreamOperations = { fsync?: (stream: { nfd?: number }) => number };

/** Syncs every file and directory under a directory, for files that were written without. */
export async function syncTree(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name), 'r+');
    await file.sync();
    await file.close();
  }
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    if (entry.isDirectory()) syncDirectory(join(entry.parentPath, entry.name));
  }
  syncDirectory(directory);
}

/** Makes creations and renames in a directory last. */
export function syncDirectory(directory: string): void {
  const handle = openSync(directory, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
