import type { Act } from '#src/store/audit/audit.ts';
import { draftTarget } from '#src/store/drafts/draft-target.ts';
import {
  insertDraft,
  openDraft,
  removeUnopened,
  replaceDraft,
  type DraftDetails,
  touchDraft,
  type Written,
} from '#src/store/drafts/change-drafts.ts';
import { getLivingDraft, type Draft, type DraftSummary } from '#src/store/drafts/drafts.ts';
import type { ReleaseTarget } from '#src/store/releases/unfinished-release.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import type { Store } from '#src/store/store.ts';
import { acceptedGuards, actOf, thisUser } from '../acting.ts';
import type { Difference } from '../difference/difference.ts';
import { requireAnswers, type OpenQuestions, type Questions } from '../guards/questions.ts';
import { withFolder, type PublishInput } from '../publish-folder.ts';
import { readForRelease, type PublishLevelsInput } from '../publish-levels.ts';
import { hasChanges, kindSummary, type Summary } from '../summary.ts';
import { writeFolder } from '../writing/write-folder.ts';
import { writeLevelsFile } from '../writing/write-levels-file.ts';
import { approvalsOf, publishingOf } from './four-eyes.ts';

/** The result of making a draft: `draft` is null where the input changes nothing that is public. */
export type Drafted = {
  draft: Draft | null;
  /** The number of approvals that it needs before it can be published. */
  approvals: number;
  summary: Summary;
  accepted: OpenQuestions[];
};

const noDraft = { draft: null, approvals: 0 };

type Replacing = {
  /** The draft whose content this one replaces. */
  replace?: number | undefined;
};

/**
 * Makes a draft of a folder, without changing anything that is public.
 * @throws what `publishFolder` throws
 * @throws NotFoundError where the draft to replace is no longer waiting
 */
export async function draftFolder(store: Store, input: PublishInput & Replacing): Promise<Drafted> {
  const drafted = await withFolder(store, input, async ({ checked, spool, details, files }) => {
    const against = (await findCurrentRelease(store.db))?.number ?? 0;
    const making = { ...input, details: { ...details, note: '', against }, files, ...checked };
    return keep(store, making, (target) =>
      writeFolder(target, against, { store, checked, spool, input }),
    );
  });
  return drafted ?? { ...noDraft, summary: new Map(), accepted: [] };
}

/**
 * Makes a draft of a file of levels.
 * @throws what `publishLevels` throws
 * @throws NotFoundError where the draft to replace is no longer waiting
 */
export async function draftLevels(
  store: Store,
  input: PublishLevelsInput & Replacing,
): Promise<Drafted> {
  const { details, note, ...read } = await readForRelease(store, input);
  const isChained = read.chainedTo.size > 0;
  const draftDetails = { ...details, note, against: read.current.number };
  const making = { ...input, details: draftDetails, isChained, ...read };
  return keep(store, making, (target) => writeLevelsFile(target, store, read, input));
}

/** A draft of one preview: nobody else sees it, and it ends with the preview. */
export type Looked = {
  written: Written;
  /** The release that it was compared with; 0 without one. */
  against: number;
  summary: Summary;
  remove: () => Promise<void>;
};

const stayEvery = 60_000;

/**
 * Makes a draft of a folder for the time of a preview. The guards' questions are left for the publish.
 * @throws FaultsError with every fault of the folder's files
 */
export async function draftToLookAt(store: Store, input: PublishInput): Promise<Looked> {
  const against = (await findCurrentRelease(store.db))?.number ?? 0;
  const details = { label: 'preview', note: '', sourceHash: '', against };
  const written = await insertDraft(store, details);
  const stay = setInterval(() => void touchDraft(store, written).catch(() => {}), stayEvery);
  const remove = async () => {
    clearInterval(stay);
    await removeUnopened(store, written);
  };
  try {
    const summary = await withFolder(store, input, async ({ checked, spool }) => {
      const all = { ...input, withdrawLevels: 'all' as const };
      const source = { store, checked, spool, input: all };
      await writeFolder(draftTarget(store, written, against), against, source);
      return checked.summary;
    });
    return { written, against, summary: summary ?? new Map(), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

type Making = Pick<PublishInput, 'accepted' | 'actor' | 'reason'> &
  Replacing & {
    details: DraftDetails;
    files: Act['files'];
    summary: Summary;
    questions: Questions;
    /** Whether levels were chained from returns to public levels. */
    isChained?: boolean | undefined;
  };

/** A draft that fails or changes nothing leaves no trace. */
async function keep(
  store: Store,
  making: Making,
  writeAll: (target: ReleaseTarget) => Promise<Difference>,
): Promise<Drafted> {
  const { details, summary, questions, accepted, actor = thisUser(), reason, files } = making;
  const old = making.replace === undefined ? null : await getLivingDraft(store.db, making.replace);
  const written = await insertDraft(store, details);
  let isOpened = false;
  try {
    const difference = await writeAll(draftTarget(store, written, details.against));
    const open = questions.open(difference);
    requireAnswers(open, accepted ?? null);
    if (!hasChanges(summary)) return { ...noDraft, summary, accepted: open };
    const inShort = { ...summarise(summary, open), isChained: making.isChained };
    const what = old === null ? 'draft' : 'change-draft';
    const act = { ...actOf(what, actor, reason), files, accepted: inShort.accepted };
    if (old === null) await openDraft(store, written, act, inShort);
    else await replaceDraft(store, old, written, act, inShort);
    isOpened = true;
    const draft = await getLivingDraft(store.db, old?.number ?? written.number);
    const approvals = await approvalsOf(store, publishingOf(draft));
    return { draft, approvals, summary, accepted: open };
  } finally {
    if (!isOpened) await removeUnopened(store, written);
  }
}

function summarise(summary: Summary, open: readonly OpenQuestions[]): DraftSummary {
  const changed = Array.from(summary).filter(
    ([, { added, changed: other, closed }]) => added + other + closed > 0,
  );
  const rows = changed.map(([kind, counts]) => {
    const { added, changed: other, closed } = counts;
    return [kind, { added, changed: other, closed }] as const;
  });
  return {
    rows: Object.fromEntries(rows),
    accepted: acceptedGuards(open),
    withdrawnLevels: kindSummary(summary, 'levels').closed,
  };
}
