import type { CompiledQuery } from 'kysely';

/** One SQL statement; Kysely's compiled queries are statements. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'> & {
  /** A schema that is searched before the store's: that of a preview. */
  schema?: string | undefined;
};

export type StatementResult = {
  rows: Record<string, unknown>[];
  affectedRows: number;
  /** Milliseconds that the engine was held; writers size their next batch by it. */
  milliseconds: number;
};

/** Within a transaction: its commit, and all earlier ones, are on disk when it returns. */
export const commitToDisk: Statement = {
  sql: 'set local synchronous_commit = on',
  parameters: [],
};

/** Runs statements. There are no interactive transactions, so that no client can hold the engine. */
export type Session = {
  run(statement: Statement): Promise<StatementResult>;
  /** Runs the statements in one transaction. Returns the milliseconds that it took. */
  batch(statements: readonly Statement[]): Promise<number>;
};

/** The one session that may write a release; when its client ends, so does the right to publish. */
export type PublishingSession = Session & { end(): Promise<void> };

/** What an engine offers; the store is the same on both. */
export type EngineSession = Session & {
  /** Null when another publish is under way. */
  beginPublishing(): Promise<PublishingSession | null>;
  /** Calls the listener with the number of each release that flips, as far as the engine learns of it. */
  onFlip(listener: (release: number) => void): () => void;
  close(): Promise<void>;
};

/**
 * Every query of the store uses a key, and fresh rows have no statistics: by default the planner would collect and sort
 * a whole kind for each page. Plans are made for the actual values.
 */
export const plannerSettings = { enable_bitmapscan: 'off', plan_cache_mode: 'force_custom_plan' };

/** The channel that announces the number of a flipped release. */
export const flipChannel = 'plumbline_release';
