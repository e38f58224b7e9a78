import { isoOfDay, type Day } from '#src/domain/day.ts';
import { beginRelease, type ReleaseDraft } from '#src/store/releases/release-draft.ts';
import { findCurrentRelease, type Release } from '#src/store/releases/releases.ts';
import type { Store } from '#src/store/store.ts';
import { checkFolder, openFolder, type CheckedFolder } from './check-folder.ts';
import type { Listeners } from './progress.ts';
import { datedHash, digestFiles, isUpToDate, sourceHashOf } from './source-files.ts';
import { hasChanges, kindSummary, type Summary } from './summary.ts';
import { currentDay } from './current-day.ts';
import { findFolderSpans, writeFolderSpans } from './levels/folder-spans.ts';
import type { Confirmed } from './levels/withdrawals.ts';
import { requireComing, untilPublic, type Embargo } from './embargo.ts';
import { writeItems } from './writing/write-items.ts';
import { withdrawHistory, writeLevels } from './writing/write-levels.ts';
import { openSpool, type Spool } from './writing/spool.ts';

export type PublishInput = Listeners &
  Embargo & {
    /** The provider folder. */
    folder: string;
    /** Where the files of others lie that `mapping.yaml` names. */
    files?: string | undefined;
    /** What the release is called in the list of releases; the date when it is not given. */
    label?: string | undefined;
    /** Why published levels change; kept with each correction. */
    reason?: string | undefined;
    withdrawLevels?: Confirmed;
    /** The day on which lists become due; when it is not given, that of the moment of the release. */
    today?: Day | undefined;
  };

/** What a publish did; `release` is null when nothing has changed. */
export type Published = { release: Release | null; summary: Summary };

/**
 * Publishes a provider folder as a new release. Everything is checked first: while there is a fault,
 * nothing is written. Files that made the current release make no other one.
 * @throws FaultsError with every fault of the folder's files
 * @throws UnconfirmedWithdrawalError when published levels are in it no more, and `withdrawLevels` does not say so
 * @throws InvalidInputError when there is no such folder, when somebody writes to it meanwhile, or when its moment
 * cannot be waited for
 * @throws UnavailableError when another publish is under way, or the store does not answer
 */
export async function publishFolder(store: Store, input: PublishInput): Promise<Published> {
  const { folder, files: filesDir = null } = input;
  const today = dayOfRelease(input);
  const opened = await openFolder({ ...input, folder, filesDir, today });
  const sources = await digestFiles(folder, Object.values(opened.files).flat());
  const hash = sourceHashOf(sources.records);
  const current = await findCurrentRelease(store.db);
  const isSame = current && isUpToDate(current.sourceHash, hash, isoOfDay(today));
  if (isSame && opened.faults.total === 0) return { release: null, summary: new Map() };
  const spool = openSpool();
  try {
    const checked = await checkFolder(opened, spool);
    sources.requireUnchanged();
    const draft = await beginRelease(store, {
      label: input.label ?? isoOfDay(today),
      note: '',
      sourceHash: datedHash(hash, checked.isDated, isoOfDay(today)),
    });
    const release = await finish(draft, checked.summary, input, () =>
      write({ store, draft, input }, checked, spool),
    );
    return { release, summary: checked.summary };
  } finally {
    spool.close();
  }
}

/** The day of the machine at the moment of the release. */
export function dayOfRelease({ today, at }: { today?: Day | undefined } & Embargo): Day {
  if (at !== undefined) requireComing(at);
  return today ?? currentDay(at === undefined ? undefined : new Date(at));
}

type Target = { store: Store; draft: ReleaseDraft; input: PublishInput };

async function write(target: Target, checked: CheckedFolder, spool: Spool): Promise<void> {
  const { store, draft, input } = target;
  const { summary } = checked;
  // Asked for again: while the folder was checked, another publish may have come and gone.
  const current = await findCurrentRelease(store.db);
  // Levels first: when some of them would vanish, it is known before all else is written.
  await writeLevelsOfFolder(target, checked, current?.number ?? null);
  for (const bytes of spool.blobs()) await draft.putBlob(bytes);
  await writeItems(draft, spool, summary, input);
}

async function writeLevelsOfFolder(
  { store, draft, input }: Target,
  { summary, directory, series }: CheckedFolder,
  current: number | null,
): Promise<void> {
  const before = await findFolderSpans(store, current);
  await writeLevels(draft, series, summary, {
    ...input,
    folder: { before, directory },
  });
  const kept = await writeFolderSpans(draft, before, series, directory);
  Object.assign(kindSummary(summary, 'folder-levels'), kept);
  if (current === null) return;
  const withheld = await withdrawHistory(draft, store, current, directory);
  kindSummary(summary, 'levels').closed += withheld;
}

/** Makes the draft public when it differs from what is; a draft that fails or says nothing new leaves no trace. */
export async function finish(
  draft: ReleaseDraft,
  summary: Summary,
  embargo: Embargo,
  writeAll: () => Promise<void>,
): Promise<Release | null> {
  let isFlipped = false;
  try {
    await writeAll();
    if (!hasChanges(summary)) return null;
    await untilPublic(draft, embargo);
    const release = await draft.flip();
    isFlipped = true;
    return release;
  } finally {
    if (!isFlipped) await draft.abandon();
  }
}
