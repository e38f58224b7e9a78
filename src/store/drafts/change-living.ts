import { sql } from 'kysely';
import { compile } from '../session-dialect.ts';
import type { Statement } from '../session.ts';
import type { Store } from '../store.ts';
import { requireStill, type Draft } from './drafts.ts';

/** The statement that fails where somebody else has changed, published or dropped a draft meanwhile, and keeps it as it is until the end of its transaction. */
export const stillLiving = ({ number, revision }: Draft): Statement =>
  compile(sql`select require_living_draft(${number}::int, ${revision}::int)`);

/**
 * Changes a draft that waits, in one transaction, as whoever changes it has seen it.
 * @throws UnavailableError where somebody else has changed it meanwhile
 * @throws NotFoundError where it waits no more
 */
export async function changeLiving(
  { db, session }: Pick<Store, 'db' | 'session'>,
  draft: Draft,
  statements: readonly Statement[],
): Promise<void> {
  try {
    await session.batch([stillLiving(draft), ...statements]);
  } catch (error) {
    await requireStill({ db }, draft);
    throw error;
  }
}
