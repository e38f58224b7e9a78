import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { Act, Actor } from '#src/store/audit/audit.ts';
import { beginRelease, type UnfinishedRelease } from '#src/store/releases/unfinished-release.ts';
import { findCurrentRelease, type Release } from '#src/store/releases/releases.ts';
import type { Store } from '#src/store/store.ts';
import { acceptedGuards, actOf, thisUser } from './acting.ts';
import { checkFolder, openFolder, type CheckedFolder, type OpenedFolder } from './check-folder.ts';
import { afterScheduled } from './drafts/after-scheduled.ts';
import { alertingOnFailure } from './failed-publish.ts';
import type { Difference } from './difference/difference.ts';
import {
  createQuestions,
  requireAnswers,
  type Acceptance,
  type OpenQuestions,
  type Questions,
} from './guards/questions.ts';
import { readGuards } from './guards/read-guards.ts';
import { askAboutUnknownFiles } from './guards/unknown-files.ts';
import { filesOf } from './mapping/list-source-files.ts';
import type { Listeners } from './progress.ts';
import { datedHash, digestFiles, isUpToDate, sourceHashOf } from './source-files.ts';
import { hasChanges, kindSummary, type Summary } from './summary.ts';
import { currentDay } from './current-day.ts';
import type { Confirmed } from './levels/withdrawals.ts';
import { openSpool, type Spool } from './writing/spool.ts';
import { writeFolder } from './writing/write-folder.ts';

/** Input that every release needs. */
export type ReleaseInput = Listeners & {
  /** The release's name in lists; by default its date. */
  label?: string | undefined;
  /** Why published levels change; kept with each correction. */
  reason?: string | undefined;
  withdrawLevels?: Confirmed;
  /** The accepted guards, and the reason. */
  accepted?: Acceptance | undefined;
  /** The person in the audit log; by default the user of this process. */
  actor?: Actor | undefined;
  /** Why it goes out without the approvals that are asked for. */
  emergency?: string | undefined;
  /** The day by which lists and articles are due, and after which levels are in the future; by default today. */
  today?: Day | undefined;
};

export type PublishInput = ReleaseInput & {
  /** The provider folder. */
  folder: string;
  /** The folder of foreign files that `mapping.yaml` names. */
  files?: string | undefined;
};

/** The result of a publish; `release` is null when nothing has changed. */
export type Published = {
  release: Release | null;
  summary: Summary;
  difference: Difference | null;
  /** The guards' questions, all of which were accepted. */
  accepted: OpenQuestions[];
};

const nothingNew: Published = {
  release: null,
  summary: new Map(),
  difference: null,
  accepted: [],
};

/**
 * Publishes a provider folder as a new release. Everything is checked first: with a fault nothing is written. Files
 * from which the current release was made lead to no new one.
 * @throws FaultsError with every fault of the folder's files
 * @throws OpenQuestionsError for questions of guards that `accepted` does not answer
 * @throws UnconfirmedWithdrawalError when published levels are missing, and `withdrawLevels` does not confirm it
 * @throws InvalidInputError when there is no such folder, or when it is written to in the meantime
 * @throws UnavailableError when another publish is under way, other than a scheduled draft, or the store does not answer
 */
export function publishFolder(store: Store, input: PublishInput): Promise<Published> {
  // A first start is watched by an operator, who reads its log: no alert is needed.
  if (input.actor?.by === 'first-start') return publish(store, input);
  return alertingOnFailure(store, { act: 'publish' }, () =>
    afterScheduled(store, () => publish(store, input)),
  );
}

async function publish(store: Store, input: PublishInput): Promise<Published> {
  const published = await withFolder(store, input, async ({ checked, spool, details, files }) => {
    const unfinished = await beginRelease(store, { ...details, note: '' });
    const { actor = thisUser(), reason, emergency } = input;
    const act = { ...actOf('publish', actor, reason), files, emergency };
    return finish(unfinished, checked, { ...input, act }, async () => {
      // Read again, since another publish may have ended while the folder was checked.
      const against = (await findCurrentRelease(store.db))?.number ?? 0;
      return writeFolder(unfinished, against, { store, checked, spool, input });
    });
  });
  return published ?? nothingNew;
}

/** A checked folder; the content of its release is in the spool. */
export type ReadFolder = {
  checked: CheckedFolder;
  spool: Spool;
  details: { label: string; sourceHash: string };
  /** Its files with their digests. */
  files: Act['files'];
};

/** Reads and checks a folder and passes it on; null where the current release was made from it. */
export async function withFolder<T>(
  store: Store,
  input: PublishInput,
  use: (read: ReadFolder) => Promise<T>,
): Promise<T | null> {
  const { folder, files: filesDir = null, today = currentDay() } = input;
  const day = isoOfDay(today);
  const opened = await openFolder({ ...input, folder, filesDir, today });
  const sources = await digestFiles(folder, filesOf(Object.values(opened.files).flat()));
  const hash = sourceHashOf(sources.records);
  const current = await findCurrentRelease(store.db);
  const isSame = current && isUpToDate(current.sourceHash, hash, day);
  if (isSame && opened.faults.total === 0) {
    await requireNoUnknownFiles(opened, input);
    return null;
  }
  const spool = openSpool();
  try {
    const checked = await checkFolder(opened, spool);
    sources.requireUnchanged();
    const sourceHash = datedHash(hash, checked.isDated, day);
    const details = { label: input.label ?? day, sourceHash };
    return await use({ checked, spool, details, files: sources.records });
  } finally {
    spool.close();
  }
}

/** A file with a misspelt name changes nothing, although the operator expects it to. */
async function requireNoUnknownFiles(
  opened: OpenedFolder,
  { accepted, onQuestion }: PublishInput,
): Promise<void> {
  const { guards } = await readGuards(opened.folder, opened.faults);
  const questions = createQuestions(guards, onQuestion);
  const tables = filesOf(Object.values(opened.files).flat());
  const { known } = guards['unknown-file'];
  askAboutUnknownFiles({ folder: opened.folder, tables, named: null, known }, questions.ask);
  requireAnswers(questions.open(null), accepted ?? null);
}

type Checked = { summary: Summary; questions: Questions };

/** Publishes a release that differs from what is public; one that fails or changes nothing leaves no trace. */
export async function finish(
  unfinished: UnfinishedRelease,
  { summary, questions }: Checked,
  input: { accepted?: Acceptance | undefined; act: Act },
  writeAll: () => Promise<Difference>,
): Promise<Published> {
  let isFlipped = false;
  try {
    const difference = await writeAll();
    const open = questions.open(difference);
    requireAnswers(open, input.accepted ?? null);
    if (!hasChanges(summary)) return { ...nothingNew, summary };
    const withdrawnLevels = kindSummary(summary, 'levels').closed;
    const answers = { accepted: acceptedGuards(open), withdrawnLevels };
    const release = await unfinished.flip({ ...input.act, ...answers });
    isFlipped = true;
    return { release, summary, difference, accepted: open };
  } finally {
    if (!isFlipped) await unfinished.abandon();
  }
}
