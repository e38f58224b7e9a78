import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { UnavailableError } from '#src/domain/errors.ts';
import { compile } from '../session-dialect.ts';
import { flipChannel, type EngineSession, type Session } from '../session.ts';
import { movedTables, type MovedTable } from './moved-tables.ts';
import { insertPage, tablePages, type TextRow } from './table-pages.ts';

/** The number of rows of a table, and the sha256 over all of them in order. */
export type Tally = { table: string; rows: number; digest: string };

/**
 * Copies every release with its content into an empty database, reads it back and compares. Nobody publishes meanwhile;
 * the source is only read.
 * @param target a transaction, so that a failure leaves nothing behind
 * @throws UnavailableError when a publish is under way, or when the copy differs
 */
export async function moveReleases(
  source: EngineSession,
  target: Session,
  onProgress: (step: string, rows: number) => void,
): Promise<Tally[]> {
  const publishing = await source.beginPublishing();
  if (!publishing) throw new UnavailableError('A publish is under way; wait for it to end');
  try {
    const tallies: Tally[] = [];
    for (const table of movedTables) {
      const sent = await tally(table, tablePages(source, table), async (page, rows) => {
        await insertPage(target, table, page);
        onProgress(`moving ${table.name}`, rows);
      });
      tallies.push(sent);
    }
    for (const [at, table] of movedTables.entries()) {
      const arrived = await tally(table, tablePages(target, table), async (_page, rows) =>
        onProgress(`verifying ${table.name}`, rows),
      );
      requireSame(tallies[at]!, arrived);
    }
    await movePointer(source, target);
    return tallies;
  } finally {
    await publishing.end();
  }
}

/** @throws UnavailableError when the two differ */
export function requireSame(sent: Tally, arrived: Tally): void {
  if (sent.rows === arrived.rows && sent.digest === arrived.digest) return;
  throw new UnavailableError(
    `What arrived in ${sent.table} is not what was sent: ${arrived.rows} rows instead of ${sent.rows}, ` +
      `digest ${arrived.digest} instead of ${sent.digest}. Nothing was moved`,
  );
}

async function tally(
  { name }: MovedTable,
  pages: AsyncIterable<TextRow[]>,
  onPage: (page: TextRow[], rows: number) => Promise<void>,
): Promise<Tally> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const page of pages) {
    for (const row of page) hash.update(`${JSON.stringify(row)}\n`);
    rows += page.length;
    await onPage(page, rows);
  }
  return { table: name, rows, digest: hash.digest('hex') };
}

async function movePointer(source: Session, target: Session): Promise<void> {
  const { rows } = await source.run(compile(sql`select release::text from current_release`));
  const release = rows[0]?.['release'];
  if (typeof release !== 'string') return;
  await target.run(compile(sql`update current_release set release = ${release}::int`));
  await target.run(compile(sql`select pg_notify(${flipChannel}, ${release})`));
}
