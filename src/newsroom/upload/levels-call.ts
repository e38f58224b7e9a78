import { approvalsOf, requireDirect } from '#src/publishing/drafts/four-eyes.ts';
import { draftLevels } from '#src/publishing/drafts/make-draft.ts';
import type { Person } from '#src/publishing/drafts/person.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import { draftedTold, publishedTold } from '#src/publishing/told.ts';
import type { Identity } from '../identity.ts';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { readLevelsQuery } from './sent-query.ts';
import { sendingCall, told, type Answer } from './sending-call.ts';

/**
 * Levels that a program sends: what `publish --levels` does with a file, with its guards and its answer. Where approvals are asked for
 * it makes a draft instead.
 */
export function levelsCall(deps: NewsroomDeps, identity: Identity) {
  return sendingCall(deps, identity, {
    what: 'Levels',
    mostAtATime: 4,
    readQuery: readLevelsQuery,
    take: (file, asked, person) =>
      publishOrDraft(deps, person, { ...asked, file, name: 'levels.csv', actor: person.actor }),
  });
}

type Input = Parameters<typeof publishLevels>[1];

async function publishOrDraft(
  { store }: NewsroomDeps,
  person: Person,
  input: Input,
): Promise<Answer> {
  const wanted = await approvalsOf(store, 'levels');
  if (wanted === 0) {
    await requireDirect(store, 'levels', person, null);
    return told(200, publishedTold(await publishLevels(store, input)));
  }
  const drafted = await draftLevels(store, input);
  const approvals = `${wanted} approval${wanted === 1 ? '' : 's'}`;
  const note = drafted.draft
    ? `guards.yaml asks for ${approvals} of levels: they are draft ${drafted.draft.number}, and nothing is public yet`
    : 'Nothing would change: no draft was made';
  return told(202, { ...draftedTold(drafted), note });
}
