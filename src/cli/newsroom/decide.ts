import * as decisions from '#src/publishing/drafts/decide.ts';
import { approveDraft } from '#src/publishing/drafts/four-eyes.ts';
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
  await withPerson(async (store, person) =>
    decisions.drop(store, person, await getLivingDraft(store.db, number), reason),
  );
  printResult(json, { draft: number }, `Draft ${number} is dropped`);
}
