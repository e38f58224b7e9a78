import type { Kysely } from 'kysely';
import type { MessagePort, Transferable } from 'node:worker_threads';
import type { EngineSession } from './session.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** What another thread needs to reach the same store; goes through `postMessage` with its `transfer`. */
export type StoreConnection =
  | { engine: 'embedded'; dataDir: string; port: MessagePort | null; schema?: string | undefined }
  | { engine: 'postgres'; databaseUrl: string; schema?: string | undefined };

export type Store = {
  readonly engine: StoreConnection['engine'];
  readonly db: Database;
  /** For what is read and never written: pages and calls. From replicas, where there are some. */
  readonly reading: Database;
  /** The statements of this store, below the query builder; for the store's own writers. */
  readonly session: EngineSession;
  /** A connection to hand to a worker thread, which opens it by `connectStore`. */
  connection(): { connection: StoreConnection; transfer: Transferable[] };
  /**
   * Calls the listener after each flip, whichever process published, with the number of the release that
   * is current then. It may be told a number that it knows. Returns how to stop.
   */
  onRelease(listener: (release: number) => void): () => void;
  /** False while the store does not answer; nothing waits for it then. */
  isReachable(): boolean;
  /** True once the store cannot answer again before this process is started anew. */
  needsRestart(): boolean;
  /** Of each replica, whether it is read from at this moment: it answers, and has the newest release. */
  replicasInUse(): boolean[];
  /** Ends all that is open. An embedded engine finishes what it does and gives its directory back. */
  close(): Promise<void>;
};
