import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { unpackArchive } from '#src/publishing/archive/unpack-archive.ts';
import { approvalsOf, requireDirect } from '#src/publishing/drafts/four-eyes.ts';
import { draftFolder } from '#src/publishing/drafts/make-draft.ts';
import type { Person } from '#src/publishing/drafts/person.ts';
import { publishFolder, type PublishInput } from '#src/publishing/publish-folder.ts';
import { draftedAsJson, publishedAsJson } from '#src/publishing/results-as-json.ts';
import type { Identity } from '../identity.ts';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { inFolder, named } from './in-folder.ts';
import { readFolderQuery } from './sent-query.ts';
import { sendingCall, jsonAnswer, type Answer } from './sending-call.ts';

/**
 * Upload of a provider's folder as an archive: it becomes a draft or, where requested and no approval is required, a
 * release; with the guards and the answer of the command line. Files are named by their paths in the folder.
 */
export function folderCall(deps: NewsroomDeps, identity: Identity) {
  return sendingCall(deps, identity, {
    what: 'A folder',
    // One at a time, since each is unpacked beside the store.
    mostAtATime: 1,
    readQuery: readFolderQuery,
    async take(file, { publish, ...asked }, person) {
      const place = path.join(path.dirname(file), 'folder');
      await mkdir(place);
      const { unpacked } = deps.uploads;
      const folder = await unpackArchive({ file, name: 'archive' }, place, unpacked);
      const input = { ...asked, folder, actor: person.actor };
      try {
        return await (publish ? publishOrDraft : draft)(deps, person, input);
      } catch (error) {
        throw inFolder(error, folder);
      }
    },
  });
}

async function draft(deps: NewsroomDeps, _person: Person, input: PublishInput): Promise<Answer> {
  return draftWithNote(deps, input, null);
}

async function publishOrDraft(
  deps: NewsroomDeps,
  person: Person,
  input: PublishInput,
): Promise<Answer> {
  const wanted = await approvalsOf(deps.store, 'folder');
  if (wanted > 0) {
    const approvals = `${wanted} approval${wanted === 1 ? '' : 's'}`;
    return draftWithNote(deps, input, `guards.yaml asks for ${approvals}: nothing is public yet`);
  }
  await requireDirect(deps.store, 'folder', person, null);
  const { accepted, ...published } = await publishFolder(deps.store, input);
  return jsonAnswer(
    200,
    publishedAsJson({ ...published, accepted: named(accepted, input.folder) }),
  );
}

async function draftWithNote({ store }: NewsroomDeps, input: PublishInput, note: string | null) {
  const { accepted, ...drafted } = await draftFolder(store, input);
  const content = draftedAsJson({ ...drafted, accepted: named(accepted, input.folder) });
  const none = drafted.draft ? null : 'Nothing would change: no draft was made';
  const said = none ?? note;
  return jsonAnswer(202, said === null ? content : { ...content, note: said });
}
