import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { UnavailableError } from '#src/domain/errors.ts';
import { plannerSettings } from '../session.ts';
import { makeSyncsReal, syncDirectory, syncTree } from './durable-files.ts';

/** Major version of PostgreSQL in the pinned PGlite; a test verifies it. */
export const embeddedMajorVersion = '18';

/** All of it is cleared at every start; with the default of 128 MB, a publish and reads of a catalogue are no quicker. */
const sharedBuffers = '32MB';

/**
 * PGlite's own settings without its `-F` (no fsync). Commits of bulk writes do not wait for the disk:
 * `synchronous_commit=off` can lose only the newest ones, in order, and only with the engine or the machine. The flip,
 * and every act in the audit log, commit to disk themselves. `fdatasync` is a stub in WebAssembly, `fsync` is not.
 */
const settings = {
  search_path: 'public',
  exit_on_error: 'false',
  log_checkpoints: 'false',
  max_worker_processes: '0',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  io_method: 'sync',
  wal_sync_method: 'fsync',
  synchronous_commit: 'off',
  jit: 'off',
  shared_buffers: sharedBuffers,
  ...plannerSettings,
};

/**
 * Opens the database in `dataDir/pg`, and creates it first where there is none. The caller holds the lock of the
 * directory.
 * @param compiled of `compiledEngine`
 * @throws UnavailableError for a directory of another major version, or with unusable files
 */
export async function openDatabase(dataDir: string, compiled: WebAssembly.Module): Promise<PGlite> {
  const directory = join(dataDir, 'pg');
  if (existsSync(directory)) await checkVersion(directory);
  else await initialise(directory, compiled);
  const startParams = [
    '--single',
    '-O',
    '-j',
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const database = await PGlite.create(directory, {
    startParams,
    pgliteWasmModule: compiled,
  }).catch((error: unknown) => {
    throw new UnavailableError(
      `The store in ${directory} cannot be opened: its files have to belong to the user of this process, and to ` +
        'be whole. Give them to that user (chown -R), or restore a backup',
      { cause: error },
    );
  });
  makeSyncsReal(database);
  return database;
}

/** Created beside its place and moved there when complete, so that a crash leaves nothing half made. */
async function initialise(directory: string, compiled: WebAssembly.Module): Promise<void> {
  const fresh = `${directory}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true, mode: 0o700 });
  const database = await PGlite.create(fresh, {
    initDbStartParams: ['-c', `shared_buffers=${sharedBuffers}`],
    pgliteWasmModule: compiled,
  });
  await database.close();
  await chmod(fresh, 0o700);
  await syncTree(fresh);
  await rename(fresh, directory);
  syncDirectory(join(directory, '..'));
}

async function checkVersion(directory: string): Promise<void> {
  const found = (
    await readFile(join(directory, 'PG_VERSION'), 'utf8').catch(() => 'unknown')
  ).trim();
  if (found === embeddedMajorVersion) return;
  throw new UnavailableError(
    `${directory} was written by PostgreSQL ${found}; this version of plumbline reads ${embeddedMajorVersion}. ` +
      'Either export with the version that wrote it, or remove the directory and publish again',
  );
}
