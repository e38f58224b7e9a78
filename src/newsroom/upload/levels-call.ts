import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FolderMapping } from '#src/contract/provider/folder-mapping.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { approvalsOf, requireDirect } from '#src/publishing/drafts/four-eyes.ts';
import { draftLevels } from '#src/publishing/drafts/make-draft.ts';
import type { Person } from '#src/publishing/drafts/person.ts';
import { mappingFile } from '#src/publishing/mapping/read-mapping.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import { draftedAsJson, publishedAsJson } from '#src/publishing/results-as-json.ts';
import { findItem } from '#src/store/items/items.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import type { Identity } from '../identity.ts';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { inFolder } from './in-folder.ts';
import { readLevelsQuery } from './sent-query.ts';
import { sendingCall, jsonAnswer, type Answer } from './sending-call.ts';

/**
 * Upload of levels: it does what `publish --levels` does with a file, with the same guards and answer. Where approvals
 * are required it makes a draft.
 */
export function levelsCall(deps: NewsroomDeps, identity: Identity) {
  return sendingCall(deps, identity, {
    what: 'Levels',
    mostAtATime: 4,
    readQuery: readLevelsQuery,
    async take(file, { isMapped, ...asked }, person) {
      const input = { ...asked, file, actor: person.actor };
      if (!isMapped) return publishOrDraft(deps, person, input);
      const folder = path.dirname(file);
      const mapping = await writeMapping(file, await publicMapping(deps));
      try {
        return await publishOrDraft(deps, person, { ...input, mapping });
      } catch (error) {
        throw inFolder(error, folder);
      }
    },
  });
}

/** @throws InvalidInputError where the public folder has no mapping */
async function publicMapping({ store: { db } }: NewsroomDeps): Promise<FolderMapping> {
  const release = (await findCurrentRelease(db))?.number ?? 0;
  const found = await findItem(db, release, 'mapping', 'mapping');
  if (found) return found;
  throw new InvalidInputError(`The folder that is public has no ${mappingFile} with levels`, [
    'mapping',
  ]);
}

/**
 * Writes the mapping and its joined files beside the uploaded file; their paths were checked to stay below the folder
 * when it was published.
 */
async function writeMapping(file: string, { text, joined = {} }: FolderMapping): Promise<string> {
  const folder = path.dirname(file);
  const mapping = path.join(folder, mappingFile);
  await writeFile(mapping, text);
  for (const [name, content] of Object.entries(joined)) {
    const place = path.join(folder, name);
    // It would be read in place of the upload.
    if (place === file)
      throw new InvalidInputError('The mapping joins a file of that name', ['name']);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, content, 'base64');
  }
  return mapping;
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
    return jsonAnswer(200, publishedAsJson(await publishLevels(store, input)));
  }
  const drafted = await draftLevels(store, input);
  const approvals = `${wanted} approval${wanted === 1 ? '' : 's'}`;
  const note = drafted.draft
    ? `guards.yaml asks for ${approvals} of levels: they are draft ${drafted.draft.number}, and nothing is public yet`
    : 'Nothing would change: no draft was made';
  return jsonAnswer(202, { ...draftedAsJson(drafted), note });
}
