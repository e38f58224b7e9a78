import { sql } from 'kysely';
import { appendAudit, type Act } from '../audit/audit.ts';
import { compile } from '../session-dialect.ts';
import type { Store } from '../store.ts';
import type { Draft } from './drafts.ts';

/** Keeps that a person approves of a draft as it is now, once. */
export async function insertApproval(
  { session }: Pick<Store, 'session'>,
  { number, revision, label }: Draft,
  act: Act,
): Promise<void> {
  const at = new Date().toISOString();
  await session.batch([
    compile(sql`select require_living_draft(${number}::int, ${revision}::int)`),
    compile(sql`insert into approval (draft, revision, person)
      values (${number}::int, ${revision}::int, ${act.actor.name})`),
    ...appendAudit({ ...act, at, draft: number, release: null, label }),
  ]);
}

/** Who approves of a draft as it is now, in the order in which they did. */
export async function listApprovers(
  { db }: Pick<Store, 'db'>,
  { number, revision }: Draft,
): Promise<string[]> {
  const rows = await db
    .selectFrom('approval')
    .select('person')
    .where('draft', '=', number)
    .where('revision', '=', revision)
    .orderBy('at')
    .execute();
  return rows.map(({ person }) => person);
}
