import type { EventData } from '#src/contract/outbox/events.ts';
import { UnavailableError } from '#src/domain/errors.ts';
import { DraftCollisionError } from '#src/store/drafts/collisions.ts';
import { alertOf, appendEvents, type NewEvent } from '#src/store/outbox/outbox.ts';
import { namesOf } from '#src/store/outbox/release-events.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import type { Store } from '#src/store/store.ts';
import { FaultsError } from './faults.ts';
import { OpenQuestionsError } from './guards/questions.ts';
import { UnconfirmedWithdrawalError } from './levels/withdrawals.ts';

type Failed = EventData<'publish.failed'>;

/** What failed to be published: a folder, a file of levels, or a draft by its number. */
type Attempt = Pick<Failed, 'act'> & { draft?: number };

/** Publishes, and alerts operators of a failure, which is thrown on. */
export async function alertingOnFailure<T>(
  store: Store,
  attempt: Attempt,
  publish: () => Promise<T>,
): Promise<T> {
  try {
    return await publish();
  } catch (error) {
    // If the store itself is down, its log and the health checks report that.
    await alert(store, attempt, error).catch(() => {});
    throw error;
  }
}

async function alert(store: Store, attempt: Attempt, error: unknown): Promise<void> {
  const events = await failureEvents(store, attempt, error);
  await store.session.batch(appendEvents(new Date().toISOString(), events));
}

/**
 * The alert of a failed publish. It contains nothing of the input, which may be embargoed: only counts, names of
 * guards, and public indexes.
 */
export async function failureEvents(
  { db }: Pick<Store, 'db'>,
  { act, draft = null }: Pick<Failed, 'act'> & { draft?: number | null },
  error: unknown,
): Promise<NewEvent[]> {
  const current = await findCurrentRelease(db);
  const indexes = current ? await namesOf(db, current.number, indexesOf(error)) : [];
  return alertOf('publish.failed', current?.number ?? null, {
    act,
    draft,
    reason: reasonOf(error),
    faults: error instanceof FaultsError ? error.faults.total : 0,
    guards:
      error instanceof OpenQuestionsError
        ? error.questions.map(({ guard, count }) => ({ guard, count }))
        : [],
    indexes,
  });
}

function reasonOf(error: unknown): Failed['reason'] {
  if (error instanceof FaultsError) return 'faults';
  if (error instanceof OpenQuestionsError) return 'guards';
  if (error instanceof UnconfirmedWithdrawalError) return 'withdrawals';
  if (error instanceof DraftCollisionError) return 'collision';
  return error instanceof UnavailableError ? 'unavailable' : 'refused';
}

function indexesOf(error: unknown): string[] {
  if (error instanceof OpenQuestionsError) {
    const named = error.questions.flatMap(({ listed }) => listed.map(({ index }) => index));
    return [...new Set(named.filter((index) => index !== null))];
  }
  if (error instanceof UnconfirmedWithdrawalError) {
    return error.withdrawals.map(({ fundId }) => fundId);
  }
  return [];
}
