import type { Kysely } from 'kysely';
import type { MessagePort, Transferable } from 'node:worker_threads';
import type { EngineSession } from './session.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** What another thread needs to reach the same store; sent by `postMessage` with its `transfer`. */
export type StoreConnection =
  | { engine: 'embedded'; dataDir: string; port: MessagePort | null; schema?: string | undefined }
  | { engine: 'postgres'; databaseUrl: string; schema?: string | undefined };

export type Store = {
  readonly engine: StoreConnection['engine'];
  readonly db: Database;
  /** For reads by pages and calls: uses replicas where there are some. */
  readonly reading: Database;
  /** Runs statements below the query builder; for the store's own writers. */
  readonly session: EngineSession;
  /** A connection for a worker thread, which opens it by `connectStore`. */
  connection(): { connection: StoreConnection; transfer: Transferable[] };
  /**
   * Calls the listener after each flip, by any process, with the number of the current release, possibly a known one.
   * Returns a function that stops it.
   */
  onRelease(listener: (release: number) => void): () => void;
  /** False while the store does not answer; requests do not wait for it then. */
  isReachable(): boolean;
  /** Whether the store needs a restart of this process to answer again. */
  needsRestart(): boolean;
  /** Whether each replica is in use: it answers, and has the newest release. */
  replicasInUse(): boolean[];
  /** Closes everything. An embedded engine finishes its work and releases its directory. */
  close(): Promise<void>;
};
