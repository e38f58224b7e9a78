import { releases } from './migrations/0001-releases.ts';
import { leads } from './migrations/0002-leads.ts';
import { requestCounts } from './migrations/0003-request-counts.ts';
import { builtFiles } from './migrations/0004-built-files.ts';
import { releaseOfBlobs } from './migrations/0005-release-of-blobs.ts';
import { returnedLevels } from './migrations/0006-returned-levels.ts';
import type { Migration } from './migrations/migration.ts';
import type { Session } from './session.ts';

/** In the order in which they are applied. */
export const migrations: readonly Migration[] = [
  releases,
  leads,
  requestCounts,
  builtFiles,
  releaseOfBlobs,
  returnedLevels,
];

/**
 * Brings the schema up to date, each step in one transaction. The caller sees to it that only one
 * process migrates (embedded: its exclusive lock; PostgreSQL: an advisory lock).
 */
export async function migrate(session: Session): Promise<void> {
  await session.run(
    statement('create table if not exists migration (name text primary key, applied timestamptz)'),
  );
  const { rows } = await session.run(statement('select name from migration'));
  const applied = new Set(rows.map((row) => row['name']));
  for (const { name, statements } of migrations) {
    if (applied.has(name)) continue;
    await session.batch([
      ...statements.map((sql) => statement(sql)),
      statement('insert into migration (name, applied) values ($1, now())', [name]),
    ]);
  }
}

function statement(sql: string, parameters: readonly unknown[] = []) {
  return { sql, parameters };
}
