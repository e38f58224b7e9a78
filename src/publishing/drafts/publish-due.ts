import { InvalidInputError } from '#src/domain/errors.ts';
import { failDraft } from '#src/store/drafts/schedule-draft.ts';
import { DraftChangedError, type Draft } from '#src/store/drafts/drafts.ts';
import type { Release } from '#src/store/releases/releases.ts';
import type { Store } from '#src/store/store.ts';
import { thisUser } from '../acting.ts';
import { failureEvents } from '../failed-publish.ts';
import { requireStillApproved } from './four-eyes.ts';
import { isDue, momentOf } from './moment.ts';
import { publishDraft } from './publish-draft.ts';

/** The release that a draft became, the fault that makes it impossible, or the reason why it still waits. */
type Outcome = { release: Release } | { fault: string } | { waitsFor: string };

export type DueOutcome = { draft: Draft } & Outcome;

/**
 * Publishes the drafts whose moment is near, one after the other, each exactly at its moment. A draft that cannot be
 * published any more is marked with the fault. One that has to wait for another publish, or for the store, is tried
 * again by the next call.
 * @param signal ends the wait for a moment: the draft stays scheduled
 */
export async function publishDue(
  store: Store,
  scheduled: readonly Draft[],
  signal: AbortSignal,
): Promise<DueOutcome[]> {
  const outcomes: DueOutcome[] = [];
  for (const draft of scheduled.toSorted((a, b) => momentOf(a) - momentOf(b))) {
    if (!isDue(draft)) continue;
    const outcome = await publishOne(store, draft, signal);
    if (signal.aborted && !(outcome && 'release' in outcome)) break;
    if (outcome) outcomes.push({ draft, ...outcome });
  }
  return outcomes;
}

/** Null where somebody has changed the draft or its moment: the next call finds what it is now. */
async function publishOne(
  store: Store,
  draft: Draft,
  signal: AbortSignal,
): Promise<Outcome | null> {
  try {
    const approvedBy = await requireStillApproved(store, draft);
    const actor = thisUser('schedule');
    const at = momentOf(draft);
    const { emergency, scheduledBy } = draft.act;
    const publishing = { actor, emergency, approvedBy, scheduledBy, at, signal };
    return { release: await publishDraft(store, draft, publishing) };
  } catch (error) {
    if (error instanceof DraftChangedError) return null;
    // Another process dropped or published the draft, another publish is under way, or the store does not
    // answer.
    if (!(error instanceof InvalidInputError)) return { waitsFor: wordsOf(error) };
    const attempt = { act: 'publish-draft', draft: draft.number } as const;
    const events = await failureEvents(store, attempt, error);
    await failDraft(store, draft.number, error.message, events);
    return { fault: error.message };
  }
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
