import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor } from '#src/store/audit/audit.ts';
import { markPublished, removeContent } from '#src/store/drafts/change-drafts.ts';
import { requireStill, type Draft } from '#src/store/drafts/drafts.ts';
import { writeDraft } from '#src/store/drafts/write-draft.ts';
import type { UnfinishedRelease } from '#src/store/releases/unfinished-release.ts';
import type { Release } from '#src/store/releases/releases.ts';
import type { Store } from '#src/store/store.ts';
import { actOf } from '../acting.ts';

type PublishDraft = {
  actor: Actor;
  /** Why; that of the draft where none is given. */
  reason?: string | undefined;
  /** Why it needs no approvals. */
  emergency?: string | undefined;
  approvedBy: string[];
  /** Who scheduled it, where it comes out at its moment. */
  scheduledBy?: string | undefined;
  /** Milliseconds since 1970 before which nothing may be visible. */
  at?: number | undefined;
  /** Ends the wait for that moment; the draft stays as it was. */
  signal?: AbortSignal | undefined;
};

/**
 * Publishes a draft over what is public now.
 * @throws DraftCollisionError where a release published since touches the same
 * @throws InvalidInputError where all of it has become public in the meantime
 * @throws UnavailableError when another publish is under way, or the draft was changed or dropped in the meantime
 * @throws AbortError when `signal` ends the wait
 */
export async function publishDraft(
  store: Store,
  draft: Draft,
  { actor, reason, emergency, approvedBy, scheduledBy, at = 0, signal }: PublishDraft,
): Promise<Release> {
  let unfinished: UnfinishedRelease | undefined;
  let isFlipped = false;
  try {
    const written = await writeDraft(store, draft);
    unfinished = written;
    const stay = async () => {
      await written.stay();
      await requireStill(store, draft);
    };
    await untilMoment(at, stay, signal);
    const { files, accepted } = draft.act;
    const act = {
      ...actOf('publish-draft', actor, reason ?? draft.act.reason ?? undefined),
      files,
      accepted,
      emergency,
      withdrawnLevels: draft.summary.withdrawnLevels,
      draft: draft.number,
      author: draft.act.actor.name,
      approvedBy,
      scheduledBy,
    };
    const release = await written.flip(act, markPublished(draft, written.number));
    isFlipped = true;
    // The content is public now; if the process ends here, the next draft removes it.
    await removeContent(store, draft.content);
    return release;
  } catch (error) {
    if (isFlipped) throw error;
    await unfinished?.abandon().catch(() => {});
    // Whatever failed, that somebody has dropped or changed it meanwhile is the reason.
    await requireStill(store, draft);
    throw error;
  }
}

const stayEvery = 10_000;

/** Waits for a moment; `stay` is called at intervals, so that a lost store is noticed before. */
async function untilMoment(
  at: number,
  stay: () => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (;;) {
    const left = at - Date.now();
    if (left <= 0) return;
    await sleep(Math.min(left, stayEvery), undefined, signal ? { signal } : {});
    if (Date.now() < at) await stay();
  }
}
