import { hash } from 'node:crypto';
import path from 'node:path';
import { isoOfDay } from '#src/domain/day.ts';
import { UnavailableError } from '#src/domain/errors.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import type { Store } from '#src/store/store.ts';
import { actOf, thisUser } from './acting.ts';
import { afterScheduled } from './drafts/after-scheduled.ts';
import { alertingOnFailure } from './failed-publish.ts';
import { currentDay } from './current-day.ts';
import { finish, type Published, type ReleaseInput } from './publish-folder.ts';
import { readLevelsFile, type LevelsFile } from './reading/read-levels-file.ts';
import { digest, watchFile } from './source-files.ts';
import { writeLevelsFile } from './writing/write-levels-file.ts';

export type PublishLevelsInput = ReleaseInput & LevelsFile;

/**
 * Adds the levels of one file to what is published: nothing else is read, changed or closed. An empty cell takes the
 * level of its day back.
 * @throws OpenQuestionsError for questions of guards that `accepted` does not answer
 * @throws UnconfirmedWithdrawalError when a level is taken back, and `withdrawLevels` does not confirm it
 * @throws FaultsError with every fault of the file
 * @throws InvalidInputError when there is no such file, or no release that it could add to
 * @throws UnavailableError when another publish is under way, other than a scheduled draft, or the store does not answer
 */
export function publishLevels(store: Store, input: PublishLevelsInput): Promise<Published> {
  return alertingOnFailure(store, { act: 'publish-levels' }, () =>
    afterScheduled(store, () => publish(store, input)),
  );
}

async function publish(store: Store, input: PublishLevelsInput): Promise<Published> {
  const read = await readForRelease(store, input);
  const unfinished = await beginRelease(store, { ...read.details, note: read.note });
  const act = {
    ...actOf('publish-levels', input.actor ?? thisUser(), input.reason),
    files: read.files,
    emergency: input.emergency,
  };
  return finish(unfinished, read, { ...input, act }, async () => {
    await requireSameRelease(store, read.current.number);
    return writeLevelsFile(unfinished, store, read, input);
  });
}

/** Reads a file of levels, with the label of its release. */
export async function readForRelease(store: Store, input: PublishLevelsInput) {
  const { file, name = file, today = currentDay() } = input;
  const requireUnchanged = watchFile(file);
  const read = await readLevelsFile(store, { ...input, today });
  requireUnchanged();
  const sha256 = await digest(file);
  const base = path.basename(name);
  const { mapping } = input;
  const described = mapping
    ? [{ file: path.basename(mapping), sha256: await digest(mapping) }]
    : [];
  return {
    ...read,
    // This release is not made from a folder alone: the next publish of a folder reads its files again.
    details: {
      label: input.label ?? isoOfDay(today),
      sourceHash: hash('sha256', `${read.current.sourceHash} ${sha256}`),
    },
    note: `levels of ${base}`,
    files: [{ file: base, sha256 }, ...described],
  };
}

/** The file was checked against the indexes of one release; another one may withhold more. */
async function requireSameRelease(store: Store, checkedAgainst: number): Promise<void> {
  const now = await findCurrentRelease(store.db);
  if (now?.number === checkedAgainst) return;
  throw new UnavailableError('Another release was published meanwhile; please publish again');
}
