import { sql } from 'kysely';
import { untilNone } from './batches.ts';
import { compile } from './session-dialect.ts';
import type { EngineSession, Session } from './session.ts';

/** Removes what a publish that crashed left behind, unless somebody is publishing at this moment. */
export async function removeLeftovers(session: EngineSession): Promise<void> {
  const publishing = await session.beginPublishing();
  if (!publishing) return;
  try {
    await removeUnfinished(publishing);
  } finally {
    await publishing.end();
  }
}

/**
 * Takes the unfinished release, if there is one, out of every table; only whoever may publish calls this.
 * The release row goes last, so that a removal that is itself cut off is taken up again.
 */
export async function removeUnfinished(session: Session): Promise<void> {
  const { rows } = await session.run(
    compile(sql`select number from release where published is null`),
  );
  for (const row of rows) await removeStaged(session, Number(row['number']));
}

async function removeStaged(session: Session, release: number): Promise<void> {
  const staged = (table: string, column: string, limit: number) => sql`ctid = any (array(
    select ctid from ${sql.table(table)} where ${sql.ref(column)} = ${release} limit ${limit}))`;
  const steps = [
    (limit: number) => sql`delete from item where ${staged('item', 'valid_from', limit)}`,
    (limit: number) =>
      sql`update item set valid_to = null where ${staged('item', 'valid_to', limit)}`,
    (limit: number) => sql`delete from segment where ${staged('segment', 'release', limit)}`,
    (limit: number) => sql`delete from correction where ${staged('correction', 'release', limit)}`,
  ];
  for (const step of steps) await untilNone((limit) => session.run(compile(step(limit))));
  await session.run(compile(sql`delete from release where number = ${release}`));
}
