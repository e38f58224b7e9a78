import { setTimeout as wait } from 'node:timers/promises';
import { listScheduled } from '#src/store/drafts/drafts.ts';
import { PublishUnderWayError } from '#src/store/releases/unfinished-release.ts';
import type { Store } from '#src/store/store.ts';
import { isNear, longestLead } from './moment.ts';

/** Milliseconds between two looks at the drafts. */
const pause = 500;

/**
 * Publishes, and where a scheduled draft has the right to publish, which it takes shortly before its moment, again after
 * it is public. Another publish is not waited for.
 */
export async function afterScheduled<T>(store: Store, publish: () => Promise<T>): Promise<T> {
  try {
    return await publish();
  } catch (error) {
    if (!(error instanceof PublishUnderWayError) || !(await isScheduledNow(store))) throw error;
    if (!(await scheduledEnds(store))) throw error;
    return afterScheduled(store, publish);
  }
}

const isScheduledNow = async ({ db }: Store) => (await listScheduled(db)).some(isNear);

/** Waits until no scheduled draft is near its moment; false where that takes too long. */
async function scheduledEnds(store: Store): Promise<boolean> {
  for (let waited = 0; waited < 2 * longestLead; waited += pause) {
    await wait(pause);
    if (!(await isScheduledNow(store))) return true;
  }
  return false;
}
