import { holidaysOf } from '#src/contract/provider/holidays.ts';
import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { Day } from '#src/domain/day.ts';
import { compareRelease } from '#src/store/releases/compare-release.ts';
import { findCurrentRelease, type Release } from '#src/store/releases/releases.ts';
import type { Store } from '#src/store/store.ts';
import { checkFolder, openFolder, type CheckedFolder } from './check-folder.ts';
import { currentDay } from './current-day.ts';
import { describeItems } from './difference/describe-items.ts';
import { describeLevels } from './difference/describe-levels.ts';
import { describeLists } from './difference/describe-lists.ts';
import { isEmpty, type Difference } from './difference/difference.ts';
import type { DifferenceReport } from './difference/difference-report.ts';
import { movedFigures, watchCorrected } from './difference/moved-figures.ts';
import type { Listeners } from './progress.ts';
import { readLevelsFile } from './reading/read-levels-file.ts';
import { openSpool, type Spool } from './writing/spool.ts';
import { writeFolder } from './writing/write-folder.ts';
import { writeLevelsFile } from './writing/write-levels-file.ts';

type CompareInput = Listeners & { today?: Day | undefined };

/** Told in a shape of their own, or kept by the software for itself. */
const toldOtherwise: ReadonlySet<ItemKind> = new Set([
  'constituents',
  'earlier-constituents',
  'reviews',
  'folder-levels',
]);

/**
 * Says what a publish of a folder would change, and what guards would ask; nothing is written.
 * @throws FaultsError with every fault of the folder's files
 * @throws InvalidInputError when there is no such folder
 */
export async function compareFolder(
  store: Store,
  input: CompareInput & { folder: string; files?: string | undefined },
): Promise<DifferenceReport> {
  const { folder, files: filesDir = null, today = currentDay() } = input;
  const spool = openSpool();
  try {
    const opened = await openFolder({ ...input, folder, filesDir, today });
    const checked = await checkFolder(opened, spool);
    const current = await findCurrentRelease(store.db);
    const against = current?.number ?? 0;
    const corrected = watchCorrected();
    const target = compareRelease(store, against);
    const difference = await writeFolder(target, against, {
      store,
      checked,
      spool,
      input: { ...input, withdrawLevels: 'all', onLevelChange: corrected.see },
    });
    const told = await describe(store, difference, { checked, corrected });
    return {
      ...heading(current, difference),
      ...told,
      ...(await describeContent(store, difference, checked, spool)),
    };
  } finally {
    spool.close();
  }
}

/**
 * Says what a publish of a file of levels would change, and what guards would ask; nothing is written.
 * @throws FaultsError with every fault of the file
 * @throws InvalidInputError when there is no such file, or no release that it could add to
 */
export async function compareLevelsFile(
  store: Store,
  input: CompareInput & { file: string; name?: string | undefined },
): Promise<DifferenceReport> {
  const { today = currentDay() } = input;
  const read = await readLevelsFile(store, { ...input, today });
  const corrected = watchCorrected();
  const target = compareRelease(store, read.current.number);
  const writing = { ...input, withdrawLevels: 'all', onLevelChange: corrected.see } as const;
  const difference = await writeLevelsFile(target, store, read, writing);
  const told = await describe(store, difference, { checked: read, corrected });
  return { ...heading(read.current, difference), ...told, items: [], constituents: [] };
}

function heading(current: Release | null, difference: Difference) {
  const comparedWith = current && {
    release: current.number,
    label: current.label,
    published: current.published,
  };
  return { comparedWith, isSame: isEmpty(difference) };
}

type Read = Pick<CheckedFolder, 'directory' | 'questions' | 'site'>;

async function describe(
  { db }: Store,
  difference: Difference,
  { checked, corrected }: { checked: Read; corrected: ReturnType<typeof watchCorrected> },
): Promise<Pick<DifferenceReport, 'levels' | 'consequences' | 'questions'>> {
  const { directory, questions } = checked;
  const nameOf = (fundId: string) => directory.facts(fundId)?.name ?? fundId;
  const holidays = holidaysOf(checked.site?.calendar);
  const { against: release } = difference;
  return {
    levels: describeLevels(difference.levels, nameOf),
    consequences: {
      figures: await movedFigures(corrected.kept, { db, release, directory, holidays }),
      notCompared: corrected.notCompared(),
    },
    questions: questions.open(difference),
  };
}

async function describeContent(
  { db }: Store,
  difference: Difference,
  { directory }: CheckedFolder,
  spool: Spool,
): Promise<Pick<DifferenceReport, 'items' | 'constituents'>> {
  const source = { db, release: difference.against, spool };
  const items = [];
  for (const [kind, changes] of difference.items) {
    if (toldOtherwise.has(kind)) continue;
    if (changes.added.size + changes.changed.size + changes.closed.size === 0) continue;
    items.push(await describeItems(source, kind, changes));
  }
  const lists = difference.items.get('constituents');
  const nameOf = (fundId: string) => directory.facts(fundId)?.name ?? fundId;
  return { items, constituents: lists ? await describeLists(source, lists, nameOf) : [] };
}
