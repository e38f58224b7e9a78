import { sql } from 'kysely';
import type { Act } from '../audit/audit.ts';
import { appendEvents, type NewEvent } from '../outbox/outbox.ts';
import { compile } from '../session-dialect.ts';
import type { Statement } from '../session.ts';
import type { Store } from '../store.ts';
import { auditOf } from './change-drafts.ts';
import { changeLiving } from './change-living.ts';
import type { Draft } from './drafts.ts';

/** The part of a store that changes of moments need. */
type Changing = Pick<Store, 'db' | 'session'>;

/**
 * Schedules the moment at which a draft is published, or another one. Who did, and the reason of an emergency, are
 * stored with the draft.
 */
export async function scheduleDraft(
  store: Changing,
  draft: Draft,
  at: string,
  act: Act,
): Promise<void> {
  const { emergency, actor } = act;
  const kept = JSON.stringify({ ...draft.act, emergency, scheduledBy: actor.name });
  await changeLiving(store, draft, [
    endMoment(draft),
    compile(sql`update draft set state = 'scheduled', at = ${at}::timestamptz, fault = null,
      act = ${kept}::jsonb where number = ${draft.number}`),
    ...auditOf(draft, act),
  ]);
}

/** Takes the moment of a scheduled draft away: it waits as before, with its approvals. */
export async function unscheduleDraft(store: Changing, draft: Draft, act: Act): Promise<void> {
  await changeLiving(store, draft, [
    endMoment(draft),
    compile(sql`update draft set state = 'open', at = null,
      act = act - 'emergency' - 'scheduledBy' where number = ${draft.number}`),
    ...auditOf(draft, act),
  ]);
}

/**
 * The statement that gives a scheduled draft a new revision, to which its approvals are carried over: a server that has
 * written its release, and waits for the moment, does not make it public.
 */
const endMoment = ({ number }: Draft): Statement =>
  compile(sql`
    with ended as (
      update draft set revision = revision + 1 where number = ${number} and state = 'scheduled'
      returning revision
    )
    insert into approval (draft, revision, person, at)
    select draft, ended.revision, person, at from approval
    join ended on approval.revision = ended.revision - 1 where draft = ${number}`);

/** Records why a draft was not published at its moment, and alerts operators; it waits for somebody to act. */
export async function failDraft(
  { session }: Changing,
  number: number,
  fault: string,
  events: readonly NewEvent[],
): Promise<void> {
  await session.batch([
    compile(sql`update draft set state = 'failed', fault = ${fault}
      where number = ${number} and state = 'scheduled'`),
    ...appendEvents(new Date().toISOString(), events),
  ]);
}
