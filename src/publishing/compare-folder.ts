import { holidaysOf } from '#src/contract/provider/holidays.ts';
import type { Day } from '#src/domain/day.ts';
import { compareRelease } from '#src/store/releases/compare-release.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import type { Store } from '#src/store/store.ts';
import { checkFolder, openFolder, type CheckedFolder } from './check-folder.ts';
import { currentDay } from './current-day.ts';
import { describeDifference } from './difference/describe-difference.ts';
import type { Difference } from './difference/difference.ts';
import type { DifferenceReport } from './difference/difference-report.ts';
import { watchCorrected } from './difference/moved-figures.ts';
import type { Listeners, Progress } from './progress.ts';
import { readLevelsFile, type LevelsFile } from './reading/read-levels-file.ts';
import { openSpool } from './writing/spool.ts';
import { writeFolder } from './writing/write-folder.ts';
import { writeLevelsFile } from './writing/write-levels-file.ts';

type CompareInput = Listeners & { today?: Day | undefined };

/**
 * Compares a folder with what is public, and lists the guards' questions, without writing anything.
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
      input: { ...compared(input), withdrawLevels: 'all', onLevelChange: corrected.see },
    });
    return await describeDifference({
      ...comparedBy(checked, difference),
      db: store.db,
      current,
      corrected,
      items: spool,
    });
  } finally {
    spool.close();
  }
}

/**
 * Compares a file of levels with what is public, and lists the guards' questions, without writing anything.
 * @throws FaultsError with every fault of the file
 * @throws InvalidInputError when there is no such file, or no release that it could add to
 */
export async function compareLevelsFile(
  store: Store,
  input: CompareInput & LevelsFile,
): Promise<DifferenceReport> {
  const { today = currentDay() } = input;
  const read = await readLevelsFile(store, { ...input, today });
  const corrected = watchCorrected();
  const target = compareRelease(store, read.current.number);
  const followed = { ...compared(input), onLevelChange: corrected.see };
  const difference = await writeLevelsFile(target, store, read, {
    ...followed,
    withdrawLevels: 'all',
  });
  return describeDifference({
    ...comparedBy(read, difference),
    db: store.db,
    current: read.current,
    corrected,
    items: null,
  });
}

/** The same input, whose caller follows a comparison: what a publish would write is only compared. */
const compared = <Input extends CompareInput>(input: Input): Input => ({
  ...input,
  onProgress: ({ step, ...progress }: Progress) =>
    input.onProgress?.({ ...progress, step: step.replace(/^writing/, 'comparing') }),
});

type Read = Pick<CheckedFolder, 'directory' | 'questions' | 'site'>;

function comparedBy({ directory, questions, site }: Read, difference: Difference) {
  const holidays = holidaysOf(site?.calendar);
  return { difference, directory, holidays, questions: questions.open(difference) };
}
