import type { CompiledQuery } from 'kysely';

/** One SQL statement; Kysely's compiled queries are statements as they stand. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'> & {
  /** Schema whose tables stand before those of the store: that of a preview. */
  schema?: string | undefined;
};

export type StatementResult = {
  rows: Record<string, unknown>[];
  affectedRows: number;
  /** How long the engine was held; writers size their next batch by it. */
  milliseconds: number;
};

/** In a transaction: its commit waits for the disk, and with it all that was committed before. */
export const commitToDisk: Statement = {
  sql: 'set local synchronous_commit = on',
  parameters: [],
};

/** A way to run statements. There are no interactive transactions, so that no client can hold the engine. */
export type Session = {
  run(statement: Statement): Promise<StatementResult>;
  /** Runs the statements in one transaction: all of them or none. Returns the milliseconds it took. */
  batch(statements: readonly Statement[]): Promise<number>;
};

/** The one session that may write a release; it dies with its client, and the right to publish with it. */
export type PublishingSession = Session & { end(): Promise<void> };

/** What an engine offers; the store is the same on top of either. */
export type EngineSession = Session & {
  /** Null when another publish is under way. */
  beginPublishing(): Promise<PublishingSession | null>;
  /** Calls the listener with the number of each release that flips, as far as the engine hears of it. */
  onFlip(listener: (release: number) => void): () => void;
  close(): Promise<void>;
};

/**
 * Every query of the store goes by a key, and fresh rows have no statistics: left alone, the planner would
 * rather collect and sort a whole kind for each page of it. Plans are made for the values at hand.
 */
export const plannerSettings = { enable_bitmapscan: 'off', plan_cache_mode: 'force_custom_plan' };

/** Channel on which the flip tells its release number. */
export const flipChannel = 'plumbline_release';
