import * as decisions from '#src/publishing/drafts/decide.ts';
import { approvalsOf, approveDraft, publishingOf } from '#src/publishing/drafts/four-eyes.ts';
import { waysToPublish } from '#src/publishing/drafts/who-approves.ts';
import { listApprovers } from '#src/store/drafts/approvals.ts';
import { getLivingDraft } from '#src/store/drafts/drafts.ts';
import { printResult } from '../print-result.ts';
import { withPerson } from './with-person.ts';

type Printed = { json?: boolean; reason?: string };

type Approved = Pick<Printed, 'json'> & {
  /** The revision of the draft that the person has reviewed. */
  revision?: number;
};

/** `plumbline approve N` approves a draft that somebody else has made. */
export async function approve(number: number, { json, revision }: Approved): Promise<void> {
  const { draft, name, next } = await withPerson(async (store, person) => {
    const draft = await getLivingDraft(store.db, number);
    await approveDraft(store, { ...draft, revision: revision ?? draft.revision }, person);
    const approvers = await listApprovers(store, draft);
    const wanted = await approvalsOf(store, publishingOf(draft));
    const next = waysToPublish(draft, { approvers, wanted });
    return { draft, name: person.actor.name, next };
  });
  const line = `${name} approves draft ${number} (${draft.label}), revision ${draft.revision}: ${next}`;
  printResult(json, { draft: number, revision: draft.revision, approvedBy: name }, line);
}

/** `plumbline drop N` discards a draft: authors their own, operators any. */
export async function drop(number: number, { json, reason }: Printed): Promise<void> {
  await withPerson(async (store, person) =>
    decisions.drop(store, person, await getLivingDraft(store.db, number), reason),
  );
  printResult(json, { draft: number }, `Draft ${number} is dropped`);
}

/** `plumbline unschedule N` takes the moment of a draft away: authors of their own, approvers and operators of any. */
export async function unschedule(number: number, { json, reason }: Printed): Promise<void> {
  const wasScheduled = await withPerson(async (store, person) =>
    decisions.unschedule(store, person, await getLivingDraft(store.db, number), reason),
  );
  const line = wasScheduled
    ? `Draft ${number} is no longer scheduled, and waits: plumbline publish ${number} publishes it`
    : `Draft ${number} is not scheduled: nothing has changed`;
  printResult(json, { draft: number, wasScheduled }, line);
}
