import { InvalidInputError } from '#src/domain/errors.ts';
import { actOf } from '#src/publishing/acting.ts';
import { approveDraft } from '#src/publishing/drafts/four-eyes.ts';
import { requireRole } from '#src/publishing/drafts/person.ts';
import { dropDraft } from '#src/store/drafts/change-drafts.ts';
import { getLivingDraft } from '#src/store/drafts/drafts.ts';
import { printResult } from '../print-result.ts';
import { withPerson } from './with-person.ts';

type Printed = { json?: boolean; reason?: string };

/** `plumbline approve N`: lets a draft go out that somebody else has made. */
export async function approve(number: number, { json }: Printed): Promise<void> {
  const name = await withPerson(async (store, person) => {
    await approveDraft(store, await getLivingDraft(store.db, number), person);
    return person.actor.name;
  });
  printResult(json, { draft: number, approvedBy: name }, `${name} approves draft ${number}`);
}

/** `plumbline drop N`: authors drop their own drafts, operators any. */
export async function drop(number: number, { json, reason }: Printed): Promise<void> {
  await withPerson(async (store, person) => {
    const draft = await getLivingDraft(store.db, number);
    const isOwn = draft.act.actor.name === person.actor.name;
    if (!isOwn) requireRole(person, 'operator', `drop the draft of ${draft.act.actor.name}`);
    await dropDraft(store, draft, actOf('drop-draft', person.actor, reason));
  });
  printResult(json, { draft: number }, `Draft ${number} is dropped`);
}

/** A moment from now on. */
export function requireComing(at: number): string {
  const iso = new Date(at).toISOString();
  if (at > Date.now()) return iso;
  throw new InvalidInputError(`The moment of the release, ${iso}, has passed`);
}
