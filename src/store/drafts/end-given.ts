import { sql } from 'kysely';
import { int4Array } from '../binary-arrays.ts';
import { compile } from '../session-dialect.ts';
import type { Statement } from '../session.ts';

/** Why a draft is scheduled no more. */
export const noMoreScheduled = (person: string): string =>
  `${person} scheduled it, and may not any more: somebody else has to publish or schedule it`;

/**
 * The statement that ends what a person gave to waiting drafts: all approvals, and the moments of the given drafts,
 * which fail. Such a draft gets a new revision, to which the approvals of others are carried over: whoever is about to
 * publish it, or waits for its moment, is stopped.
 * @param scheduled the drafts that the person scheduled and may not schedule any more
 */
export function endGiven(person: string, scheduled: readonly number[]): Statement {
  const numbers = int4Array(Int32Array.from(scheduled));
  const isEnded = sql`number = any (${numbers}::int[]) and state = 'scheduled'`;
  return compile(sql`
    with ended as (
      update draft set revision = revision + 1,
        state = case when ${isEnded} then 'failed' else state end,
        fault = case when ${isEnded} then ${noMoreScheduled(person)} else fault end
      where state in ('open', 'scheduled', 'failed') and (${isEnded} or exists (
        select 1 from approval where draft = draft.number and approval.revision = draft.revision and person = ${person}))
      returning number, revision
    )
    insert into approval (draft, revision, person, at)
    select draft, ended.revision, person, at from approval
    join ended on draft = ended.number and approval.revision = ended.revision - 1
    where person <> ${person}`);
}
