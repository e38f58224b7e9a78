import { sql } from 'kysely';
import { untilNone } from '../batches.ts';
import { overPages } from '../items/over-pages.ts';
import { compile } from '../session-dialect.ts';
import type { EngineSession, Session } from '../session.ts';

/** Removes what a crashed publish left behind, unless somebody is publishing. */
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
 * Removes the unfinished release, if there is one, from every table; the caller has the right to publish. The release's
 * row is removed last, so that an interrupted removal is continued by the next one.
 */
export async function removeUnfinished(session: Session): Promise<void> {
  const { rows } = await session.run(
    compile(sql`select number from release where published is null`),
  );
  for (const row of rows) await removeStaged(session, Number(row['number']));
}

async function removeStaged(session: Session, release: number): Promise<void> {
  await overPages(
    session,
    'item',
    (page) => sql`delete from item where ${page} and valid_from = ${release}`,
  );
  await overPages(
    session,
    'item',
    (page) => sql`update item set valid_to = null where ${page} and valid_to = ${release}`,
  );
  // Its files belong to no other release, since none was made after it.
  for (const table of ['segment', 'correction', 'blob']) {
    await untilNone((limit) =>
      session.run(
        compile(sql`delete from ${sql.table(table)} where ctid = any (array(
          select ctid from ${sql.table(table)} where release = ${release} limit ${limit}))`),
      ),
    );
  }
  await session.run(compile(sql`delete from release where number = ${release}`));
}
