import { existsSync } from 'node:fs';
import { holidaysOf } from '#src/contract/provider/holidays.ts';
import type { Guards } from '#src/contract/provider/guards.ts';
import type { Site } from '#src/contract/provider/site.ts';
import type { Day } from '#src/domain/day.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { eachBody } from '#src/store/items/each-item.ts';
import { findItem, itemsOfRelease } from '#src/store/items/items.ts';
import { findCurrentRelease, type Release } from '#src/store/releases/releases.ts';
import type { Store } from '#src/store/store.ts';
import { columnsByKind, rowListeners } from '../check-folder.ts';
import { createFaults, FaultsError } from '../faults.ts';
import { askAboutMissingReturns } from '../guards/levels/missing-returns.ts';
import { askAboutEmptyFiles } from '../guards/empty-files.ts';
import { createQuestions, type Questions } from '../guards/questions.ts';
import { guardsOf } from '../guards/read-guards.ts';
import { createIndexDirectory, type IndexDirectory } from '../indexes/index-directory.ts';
import { checkLevels, type Series } from '../levels/check-levels.ts';
import { publicBasesOf, type FindPublic, type PublicBase } from '../levels/public-bases.ts';
import { ownFormat } from '../mapping/list-source-files.ts';
import { readLevelsMapping } from '../mapping/read-mapping.ts';
import type { Listeners } from '../progress.ts';
import { tellOfPublicMatured } from '../structured-products/matured.ts';
import type { Summary } from '../summary.ts';

/** A file of levels that was checked against what is public: its indexes, calendar and guards. */
export type ReadLevelsFile = {
  current: Release;
  summary: Summary;
  directory: IndexDirectory;
  series: Series;
  /** What the returns of the file are chained to, by fundId; of a file of levels nothing. */
  chainedTo: ReadonlyMap<string, PublicBase>;
  site: Site | null;
  guards: Guards;
  questions: Questions;
};

/** A file of levels that arrives by itself. */
export type LevelsFile = {
  /** In the format of `levels/*.csv`, unless there is a mapping. */
  file: string;
  /** Its name in faults and in the release; by default its path. */
  name?: string | undefined;
  /** A `mapping.yaml` whose levels describe its format. */
  mapping?: string | undefined;
};

/** @throws InvalidInputError for one that is not there */
export function requireFiles(files: readonly (string | undefined)[]): void {
  const missing = files.find((file) => file !== undefined && !existsSync(file));
  if (missing !== undefined) throw new InvalidInputError(`There is no file ${missing}`);
}

/**
 * Reads a file in the format of `levels/*.csv`; faults call it `name`.
 * @throws FaultsError with every fault of the file
 * @throws InvalidInputError when there is no such file, or no release that it could add to
 */
export async function readLevelsFile(
  store: Store,
  input: Listeners & LevelsFile & { today: Day },
): Promise<ReadLevelsFile> {
  const { file, name = file, today } = input;
  requireFiles([file, input.mapping]);
  const current = await findCurrentRelease(store.db);
  if (!current) throw new InvalidInputError('There is no release yet: publish a folder first');
  const faults = createFaults(input.onFault);
  const summary: Summary = new Map();
  let chainedTo: ReadLevelsFile['chainedTo'] = new Map();
  const findPublic: FindPublic = async (wanted) => {
    chainedTo = await publicBasesOf(store, current.number)(wanted);
    return chainedTo;
  };
  const listeners = rowListeners(input, summary);
  const context = { faults, today, keepsEmpty: true, findPublic, ...listeners };
  const { mapping } = input;
  const form = mapping
    ? await readLevelsMapping(mapping, name, columnsByKind, faults)
    : { source: { ...ownFormat, file } };
  if (form === null) throw new FaultsError(faults);
  const files = [{ kind: 'levels' as const, name, path: name, readFrom: file, ...form }];
  const directory = await publishedIndexes(store, current.number);
  const series = await checkLevels(files, context, directory);
  if (faults.total > 0) throw new FaultsError(faults);
  await tellOfPublicMatured(context.tell, { db: store.db, release: current.number, today });
  const guards = guardsOf(await findItem(store.db, current.number, 'guards', 'guards'));
  const questions = createQuestions(guards, input.onQuestion);
  const site = await findItem(store.db, current.number, 'site', 'site');
  const holidays = holidaysOf(site?.calendar);
  askAboutEmptyFiles(files, questions.ask);
  askAboutMissingReturns(chainedTo, { series, directory, holidays, ask: questions.ask });
  return { current, summary, directory, series, chainedTo, site, guards, questions };
}

async function publishedIndexes(store: Store, release: number): Promise<IndexDirectory> {
  const directory = createIndexDirectory();
  const all = eachBody(itemsOfRelease(store.db, release), 'index');
  for await (const record of all) directory.add(record);
  return directory;
}
