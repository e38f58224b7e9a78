import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { UnavailableError } from '#src/domain/errors.ts';
import { columnParsers } from '../column-parsers.ts';
import { flipChannel, type Session, type Statement } from '../session.ts';

/** Milliseconds of bulk work between two checkpoints: keeps the log short and each checkpoint small. */
const workPerCheckpoint = 500;

/**
 * Passed with each query, because PGlite replaces the parsers of arrays given at its creation. Bytes are binary and
 * unchanged: files, and arrays in the database's own format.
 */
const conversions = {
  parsers: columnParsers,
  serializers: { 17: asGiven, 1007: asGiven, 1022: asGiven },
};

export type Engine = Session & {
  onFlip(listener: (release: number) => void): Promise<void>;
  /** Called after bulk work with the time that it took. */
  checkpointIfDue(milliseconds: number): Promise<void>;
  close(): Promise<void>;
};

/**
 * The engine has ended itself, as PostgreSQL does after a PANIC. PGlite continues to answer, but its answers, commits
 * included, are meaningless: it must not be used any more.
 */
export class BrokenEngineError extends UnavailableError {}

/** Where the engine writes, and the bytes that must be free there before it writes anything. */
export type Disk = { directory: string; reserve: number };

/**
 * The session on PGlite itself, for one caller at a time.
 * @throws BrokenEngineError from every method once the engine is broken
 */
export function engineOn(database: PGlite, disk: Disk): Engine {
  let workSinceCheckpoint = 0;

  /** A write that fills the disk in the middle of the log breaks the engine, so that it is refused before. */
  async function requireRoom(): Promise<void> {
    const { bavail, bsize } = await statfs(disk.directory);
    if (bavail * bsize < disk.reserve) throw diskFull(disk.directory);
  }

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw engineError(error, disk.directory);
    }
  }

  /** All share one connection: the schema of a preview is set for one transaction. */
  async function query({ sql, parameters, schema }: Statement) {
    const values = [...parameters];
    if (schema === undefined) return database.query<Row>(sql, values, conversions);
    return database.transaction(async (transaction) => {
      await transaction.exec(searchPath(schema));
      return transaction.query<Row>(sql, values, conversions);
    });
  }

  return {
    run: (statement) =>
      guarded(async () => {
        if (writing.test(statement.sql)) await requireRoom();
        const started = performance.now();
        const { rows, affectedRows } = await query(statement);
        return { rows, affectedRows: affectedRows ?? 0, milliseconds: performance.now() - started };
      }),
    batch: (statements: readonly Statement[]) =>
      guarded(async () => {
        await requireRoom();
        const started = performance.now();
        await database.transaction(async (transaction) => {
          for (const { sql, parameters, schema } of statements) {
            if (schema !== undefined) await transaction.exec(searchPath(schema));
            await transaction.query(sql, [...parameters], conversions);
          }
        });
        return performance.now() - started;
      }),
    async onFlip(listener) {
      await database.listen(flipChannel, (payload) => listener(Number(payload)));
    },
    checkpointIfDue: (milliseconds) =>
      guarded(async () => {
        // Without background processes PostgreSQL never checkpoints by itself, and the log would grow for ever.
        workSinceCheckpoint += milliseconds;
        if (workSinceCheckpoint < workPerCheckpoint) return;
        await requireRoom();
        await database.exec('checkpoint');
        workSinceCheckpoint = 0;
      }),
    close: () => guarded(() => database.close()),
  };
}

/** The error for a store whose disk is full. */
export function diskFull(directory: string): UnavailableError {
  return new UnavailableError(
    `The disk of ${directory} is full: nothing can be written to the embedded store until there is room again`,
  );
}

type Row = Record<string, unknown>;

const searchPath = (schema: string): string => `set local search_path = "${schema}", public`;

const writing = /\b(?:insert|update|delete|truncate|create|alter|drop)\b/i;

function engineError(error: unknown, directory: string): unknown {
  if (!(error instanceof Error)) return error;
  const { severity, code } = error as Error & { severity?: string; code?: string };
  if (severity === 'PANIC' || severity === 'FATAL') {
    return new BrokenEngineError(`The embedded store broke (${error.message})`, { cause: error });
  }
  return code === '53100' ? diskFull(directory) : error;
}

function asGiven<Value>(value: Value): Value {
  return value;
}
