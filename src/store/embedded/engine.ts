import type { PGlite } from '@electric-sql/pglite';
import { flipChannel, type Session, type Statement } from '../session.ts';

/** Bulk work between two checkpoints, in milliseconds: keeps the log short and each checkpoint small. */
const workPerCheckpoint = 1_500;

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
      const { rows, affectedRows } = await database.query<Record<string, unknown>>(sql, [
        ...parameters,
      ]);
      return { rows, affectedRows: affectedRows ?? 0, milliseconds: performance.now() - started };
    },
    async batch(statements: readonly Statement[]) {
      const started = performance.now();
      await database.transaction(async (transaction) => {
        for (const { sql, parameters } of statements) await transaction.query(sql, [...parameters]);
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
