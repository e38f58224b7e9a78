import { sql } from 'kysely';
import { appendAudit, type Act } from '../audit/audit.ts';
import { compile } from '../session-dialect.ts';
import type { Store } from '../store.ts';
import { mayStill } from '../tokens.ts';
import { changeLiving } from './change-living.ts';
import type { Draft } from './drafts.ts';

/** Records that a person approves a draft in its present revision, once. */
export async function insertApproval(
  store: Pick<Store, 'db' | 'session'>,
  draft: Draft,
  act: Act,
): Promise<void> {
  const at = new Date().toISOString();
  const { number, revision, label } = draft;
  await changeLiving(store, draft, [
    compile(sql`insert into approval (draft, revision, person)
      values (${number}::int, ${revision}::int, ${act.actor.name})`),
    ...appendAudit({ ...act, at, draft: number, release: null, label }),
  ]);
}

/**
 * Who approved the present revision of a draft, in order. An approval counts only while its giver may approve: the role
 * of a token is in the store, and that of an OpenID account ends its approvals when it is lowered (`endGiven`).
 */
export async function listApprovers(
  { db }: Pick<Store, 'db'>,
  { number, revision }: Draft,
): Promise<string[]> {
  const rows = await db
    .selectFrom('approval')
    .select('person')
    .where('draft', '=', number)
    .where('revision', '=', revision)
    .where(mayStill(sql.ref('person'), 'approver'))
    .orderBy('at')
    .execute();
  return rows.map(({ person }) => person);
}
