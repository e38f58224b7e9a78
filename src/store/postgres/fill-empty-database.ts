import { sql } from 'kysely';
import { InvalidInputError, UnavailableError } from '#src/domain/errors.ts';
import { removeUnfinished } from '../releases/leftovers.ts';
import { compile } from '../session-dialect.ts';
import type { Session } from '../session.ts';
import { migratePostgres, openPostgresSession } from './postgres-session.ts';

/**
 * Fills an empty database in one transaction: however this process ends, it contains everything or nothing. Servers
 * that start on it in the meantime wait, as for a first release.
 * @throws InvalidInputError when the database is not empty
 */
export async function fillEmptyDatabase<T>(
  databaseUrl: string,
  fill: (transaction: Session) => Promise<T>,
): Promise<T> {
  await migratePostgres(databaseUrl);
  const engine = openPostgresSession(databaseUrl);
  try {
    const session = await engine.beginPublishing();
    if (!session) throw new UnavailableError('A publish is under way on the database');
    await removeUnfinished(session);
    await session.run({ sql: 'begin', parameters: [] });
    await requireEmpty(session);
    const filled = await fill(session);
    await session.run({ sql: 'commit', parameters: [] });
    return filled;
  } finally {
    // Also ends an uncommitted transaction.
    await engine.close();
  }
}

async function requireEmpty(session: Session): Promise<void> {
  const { rows } = await session.run(
    compile(sql`select
      exists (select from release) or exists (select from item) or exists (select from segment)
      or exists (select from blob) or exists (select from lead) as "isUsed"`),
  );
  if (rows[0]?.['isUsed'] === false) return;
  throw new InvalidInputError(
    'The database of DATABASE_URL already holds releases or submissions: move needs an empty one. ' +
      '`plumbline releases` shows what it holds',
  );
}
