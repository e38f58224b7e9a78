import { sql } from 'kysely';
import { untilNone } from '../batches.ts';
import { overPages } from '../items/over-pages.ts';
import { compile } from '../session-dialect.ts';
import type { EngineSession, Session } from '../session.ts';

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
  // No other release names a file that this one brought: none was made since.
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
