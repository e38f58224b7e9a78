import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import { InvalidInputError, UnavailableError } from '#src/domain/errors.ts';
import { eachBody } from '#src/store/items/each-item.ts';
import { itemsOfRelease } from '#src/store/items/items.ts';
import { beginRelease } from '#src/store/releases/release-draft.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import type { Store } from '#src/store/store.ts';
import { rowListeners } from './check-folder.ts';
import type { Embargo } from './embargo.ts';
import { createFaults, FaultsError } from './faults.ts';
import { createIndexDirectory, type IndexDirectory } from './indexes/index-directory.ts';
import { checkLevels } from './levels/check-levels.ts';
import type { Confirmed } from './levels/withdrawals.ts';
import { ownFormat } from './mapping/list-source-files.ts';
import type { Listeners } from './progress.ts';
import { dayOfRelease, finish, type Published } from './publish-folder.ts';
import { digest, watchFile } from './source-files.ts';
import type { Summary } from './summary.ts';
import { writeLevels } from './writing/write-levels.ts';

export type PublishLevelsInput = Listeners &
  Embargo & {
    /** A file in the format of `levels/*.csv`. */
    file: string;
    label?: string | undefined;
    /** Why published levels change; kept with each correction. */
    reason?: string | undefined;
    withdrawLevels?: Confirmed;
    today?: Day | undefined;
  };

/**
 * Adds the levels of one file to what is published: nothing else is read, changed or closed. An empty cell takes the
 * level of its day back.
 * @throws UnconfirmedWithdrawalError when it takes one back, and `withdrawLevels` does not say so
 * @throws FaultsError with every fault of the file
 * @throws InvalidInputError when there is no such file, no release that it could add to, or its moment cannot be
 * waited for
 * @throws UnavailableError when another publish is under way, or the store does not answer
 */
export async function publishLevels(store: Store, input: PublishLevelsInput): Promise<Published> {
  const { file } = input;
  const today = dayOfRelease(input);
  const { label = isoOfDay(today) } = input;
  if (!existsSync(file)) throw new InvalidInputError(`There is no file ${file}`);
  const current = await findCurrentRelease(store.db);
  if (!current) throw new InvalidInputError('There is no release yet: publish a folder first');
  const requireUnchanged = watchFile(file);
  const faults = createFaults(input.onFault);
  const summary: Summary = new Map();
  const context = { faults, today, keepsEmpty: true, ...rowListeners(input, summary) };
  const source = { ...ownFormat, file };
  const files = [{ kind: 'levels' as const, name: file, path: file, source }];
  const directory = await publishedIndexes(store, current.number);
  const series = await checkLevels(files, context, directory);
  if (faults.total > 0) throw new FaultsError(faults);
  requireUnchanged();
  const draft = await beginRelease(store, {
    label,
    note: `levels of ${path.basename(file)}`,
    // No folder alone leads to this release: the next publish of one reads its files again.
    sourceHash: hash('sha256', `${current.sourceHash} ${await digest(file)}`),
  });
  const release = await finish(draft, summary, input, async () => {
    await requireSameRelease(store, current.number);
    await writeLevels(draft, series, summary, input);
  });
  return { release, summary };
}

/** The file was checked against the indexes of one release: another may withhold what that one did not. */
async function requireSameRelease(store: Store, checkedAgainst: number): Promise<void> {
  const now = await findCurrentRelease(store.db);
  if (now?.number === checkedAgainst) return;
  throw new UnavailableError('Another release was published meanwhile; please publish again');
}

async function publishedIndexes(store: Store, release: number): Promise<IndexDirectory> {
  const directory = createIndexDirectory();
  const all = eachBody(itemsOfRelease(store.db, release), 'index');
  for await (const record of all) directory.add(record);
  return directory;
}
