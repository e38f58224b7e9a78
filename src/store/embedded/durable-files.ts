import { closeSync, fsyncSync, openSync, type Dirent } from 'node:fs';
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

/** Files synced at a time: together they cost little more than one. */
const together = 64;

/** Syncs every file and directory under a directory, for files written without syncing. */
export async function syncTree(directory: string): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const path = (entry: Dirent) => join(entry.parentPath, entry.name);
  const files = entries.filter((entry) => entry.isFile()).map(path);
  for (let at = 0; at < files.length; at += together) {
    await Promise.all(files.slice(at, at + together).map(syncFile));
  }
  for (const entry of entries) if (entry.isDirectory()) syncDirectory(path(entry));
  syncDirectory(directory);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}

/** Makes creations and renames in a directory durable. */
export function syncDirectory(directory: string): void {
  const handle = openSync(directory, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
