import { InvalidInputError } from '#src/domain/errors.ts';
import { listApprovers } from '#src/store/drafts/approvals.ts';
import { failDraft } from '#src/store/drafts/change-drafts.ts';
import { getLivingDraft, listDrafts, type Draft } from '#src/store/drafts/drafts.ts';
import type { Release } from '#src/store/releases/releases.ts';
import type { Store } from '#src/store/store.ts';
import { thisUser } from '../acting.ts';
import { publishDraft } from './publish-draft.ts';

/** What became of a draft whose moment has come: its release, or why there is none. */
export type DueOutcome = { draft: Draft; release: Release | null; fault: string | null };

/** Rows that a slow store writes in a second. */
const rowsPerSecond = 1_000;
const shortest = 20_000;
const longest = 600_000;

/** Milliseconds before its moment at which a draft begins to be written. */
export function leadOf({ told }: Pick<Draft, 'told'>): number {
  const rows = Object.values(told.rows).reduce(
    (sum, { added, changed, closed }) => sum + added + changed + closed,
    0,
  );
  return Math.min(longest, shortest + (rows / rowsPerSecond) * 1000);
}

/**
 * Publishes the drafts whose moment is near, each at its moment and not before, one after the other. A draft that cannot be
 * published any more is marked with why. One that has to wait for another publish stays, for the next look.
 */
export async function publishDue(store: Store, now = Date.now): Promise<DueOutcome[]> {
  const scheduled = (await listDrafts(store.db, 'living'))
    .filter(({ state }) => state === 'scheduled')
    .toSorted((a, b) => momentOf(a) - momentOf(b));
  const outcomes: DueOutcome[] = [];
  for (const draft of scheduled) {
    if (momentOf(draft) - leadOf(draft) > now()) continue;
    const release = await publishOne(store, draft);
    if (release !== 'later') outcomes.push({ draft, ...release });
  }
  return outcomes;
}

const momentOf = ({ at }: Draft): number => Date.parse(at ?? '');

async function publishOne(store: Store, draft: Draft) {
  const { number } = draft;
  try {
    const approvedBy = await listApprovers(store, draft);
    const actor = thisUser('schedule');
    const release = await publishDraft(store, draft, { actor, approvedBy, at: momentOf(draft) });
    return { release, fault: null };
  } catch (error) {
    // Dropped, changed or published by another process meanwhile, or the store does not answer, or somebody else publishes.
    if (!(error instanceof InvalidInputError)) return 'later';
    await getLivingDraft(store.db, number);
    await failDraft(store, number, error.message);
    return { release: null, fault: error.message };
  }
}
