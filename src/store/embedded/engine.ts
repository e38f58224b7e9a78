import type { PGlite } from '@electric-sql/pglite';
import { columnParsers } from '../column-parsers.ts';
import { flipChannel, type Session, type Statement } from '../session.ts';

/** Bulk work between two checkpoints, in milliseconds: keeps the log short and each checkpoint small. */
const workPerCheckpoint = 500;

/**
 * Given with each query, because PGlite puts its own parsers of arrays over those it was made with.
 * Bytes go as they are, in binary: files, and arrays that are ready as the database reads them.
 */
const conversions = {
  parsers: columnParsers,
  serializers: { 17: asGiven, 1007: asGiven, 1022: asGiven },
};

export type Engine = Session & {
  onFlip(listener: (release: number) => void): Promise<void>;
  /** To be called after bulk work, with the time that it took. */
  checkpointIfDue(milliseconds: number): Promise<void>;
  close(): Promise<void>;
};

/** The session on PGlite itself; one caller at a time. */
export function engineOn(database: PGlite): Engine {
  let workSinceCheckpoint = 0;
  return {
    async run({ sql, parameters }) {
      const started = performance.now();
      const { rows, affectedRows } = await database.query<Record<string, unknown>>(
        sql,
        [...parameters],
        conversions,
      );
      return { rows, affectedRows: affectedRows ?? 0, milliseconds: performance.now() - started };
    },
    async batch(statements: readonly Statement[]) {
      const started = performance.now();
      await database.transaction(async (transaction) => {
        for (const { sql, parameters } of statements) {
          await transaction.query(sql, [...parameters], conversions);
        }
      });
      return performance.now() - started;
    },
    async onFlip(listener) {
      await database.listen(flipChannel, (payload) => listener(Number(payload)));
    },
    async checkpointIfDue(milliseconds) {
      // Without a background process PostgreSQL never does this by itself, and the log grows for ever.
      workSinceCheckpoint += milliseconds;
      if (workSinceCheckpoint < workPerCheckpoint) return;
      await database.exec('checkpoint');
      workSinceCheckpoint = 0;
    },
    close: () => database.close(),
  };
}

function asGiven<Value>(value: Value): Value {
  return value;
}
