import { sql } from 'kysely';
import type { Database } from './store.ts';

/**
 * Marks the files with these names as in use, and returns those that are stored. Simultaneous calls lock the rows in
 * the same order.
 */
export async function seeBuiltFiles(db: Database, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .updateTable('built_file')
    .set({ seen: sql`now()` })
    .where('name', 'in', (expression) =>
      expression
        .selectFrom('built_file')
        .select('name')
        .where('name', 'in', names)
        .orderBy('name')
        .forUpdate(),
    )
    .returning('name')
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** Stores files in the order of their names; a stored file of the same name is the same file. */
export async function putBuiltFiles(
  db: Database,
  files: readonly { name: string; bytes: Uint8Array }[],
): Promise<void> {
  await db
    .insertInto('built_file')
    .values([...files])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Names of all stored files. */
export async function listBuiltFiles(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('built_file').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

/** The bytes of a file; null where it is not stored. */
export async function findBuiltFile(db: Database, name: string): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('built_file')
    .select('bytes')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

/** Removes files that no process has had in use for so many days. */
export async function dropBuiltFiles(db: Database, days: number): Promise<void> {
  await db
    .deleteFrom('built_file')
    .where('seen', '<', sql<string>`now() - make_interval(days => ${days}::int)`)
    .execute();
}
