import { isoOfDay, type Day } from '#src/domain/day.ts';
import type { Act, Actor } from '#src/store/audit/audit.ts';
import { beginRelease, type UnfinishedRelease } from '#src/store/releases/unfinished-release.ts';
import { findCurrentRelease, type Release } from '#src/store/releases/releases.ts';
import type { Store } from '#src/store/store.ts';
import { acceptedTold, actOf, thisUser } from './acting.ts';
import { checkFolder, openFolder, type OpenedFolder } from './check-folder.ts';
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
import type { Listeners } from './progress.ts';
import { datedHash, digestFiles, isUpToDate, sourceHashOf } from './source-files.ts';
import { hasChanges, kindSummary, type Summary } from './summary.ts';
import { currentDay } from './current-day.ts';
import type { Confirmed } from './levels/withdrawals.ts';
import { requireComing, untilPublic, type Embargo } from './embargo.ts';
import { openSpool } from './writing/spool.ts';
import { writeFolder } from './writing/write-folder.ts';

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
    /** What guards may find, and why. */
    accepted?: Acceptance | undefined;
    /** Whom the audit log names; who runs the process when it is not given. */
    actor?: Actor | undefined;
    /** The day on which lists become due; when it is not given, that of the moment of the release. */
    today?: Day | undefined;
  };

/** What a publish did; `release` is null when nothing has changed. */
export type Published = {
  release: Release | null;
  summary: Summary;
  difference: Difference | null;
  /** What guards asked, all of which was accepted. */
  accepted: OpenQuestions[];
};

const nothingNew: Published = {
  release: null,
  summary: new Map(),
  difference: null,
  accepted: [],
};

/**
 * Publishes a provider folder as a new release. Everything is checked first: while there is a fault,
 * nothing is written. Files that made the current release make no other one.
 * @throws FaultsError with every fault of the folder's files
 * @throws OpenQuestionsError when guards ask what `accepted` does not answer
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
  if (isSame && opened.faults.total === 0) {
    await requireNoUnknownFiles(opened, input);
    return nothingNew;
  }
  const spool = openSpool();
  try {
    const checked = await checkFolder(opened, spool);
    sources.requireUnchanged();
    const draft = await beginRelease(store, {
      label: input.label ?? isoOfDay(today),
      note: '',
      sourceHash: datedHash(hash, checked.isDated, isoOfDay(today)),
    });
    const act = {
      ...actOf('publish', input.actor ?? thisUser(), input.reason),
      files: sources.records,
    };
    return await finish(draft, checked, { ...input, act }, async () => {
      // Asked for again: while the folder was checked, another publish may have come and gone.
      const against = (await findCurrentRelease(store.db))?.number ?? 0;
      return writeFolder(draft, against, { store, checked, spool, input });
    });
  } finally {
    spool.close();
  }
}

/** What stands in a folder with a misspelt name changes nothing, and the operator expects that it does. */
async function requireNoUnknownFiles(
  opened: OpenedFolder,
  { accepted, onQuestion }: PublishInput,
): Promise<void> {
  const guards = await readGuards(opened.folder, opened.faults);
  const questions = createQuestions(guards, onQuestion);
  const tables = Object.values(opened.files).flat();
  askAboutUnknownFiles(opened.folder, tables, guards['unknown-file'], questions.ask);
  requireAnswers(questions.open(null), accepted ?? null);
}

/** The day of the machine at the moment of the release. */
export function dayOfRelease({ today, at }: { today?: Day | undefined } & Embargo): Day {
  if (at !== undefined) requireComing(at);
  return today ?? currentDay(at === undefined ? undefined : new Date(at));
}

type Checked = { summary: Summary; questions: Questions };

/** Makes the draft public when it differs from what is; a draft that fails or says nothing new leaves no trace. */
export async function finish(
  draft: UnfinishedRelease,
  { summary, questions }: Checked,
  input: Embargo & { accepted?: Acceptance | undefined; act: Act },
  writeAll: () => Promise<Difference>,
): Promise<Published> {
  let isFlipped = false;
  try {
    const difference = await writeAll();
    const open = questions.open(difference);
    requireAnswers(open, input.accepted ?? null);
    if (!hasChanges(summary)) return { ...nothingNew, summary };
    await untilPublic(draft, input);
    const withdrawnLevels = kindSummary(summary, 'levels').closed;
    const told = { accepted: acceptedTold(open), withdrawnLevels };
    const release = await draft.flip({ ...input.act, ...told });
    isFlipped = true;
    return { release, summary, difference, accepted: open };
  } finally {
    if (!isFlipped) await draft.abandon();
  }
}
