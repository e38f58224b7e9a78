import { sql } from 'kysely';
import type { ItemBody, ItemKind } from '#src/contract/provider/item-kinds.ts';
import { figureRules } from '#src/domain/figures/rules.ts';
import { UnavailableError } from '#src/domain/errors.ts';
import { appendAudit, type Act } from '../audit/audit.ts';
import { putBlob } from '../blobs.ts';
import { appendEvents } from '../outbox/outbox.ts';
import { releaseEvents } from '../outbox/release-events.ts';
import { removeUnfinished } from './leftovers.ts';
import { closeMissing, putItems, type ItemChanges } from '../items/put-items.ts';
import { putLevels, type LevelCounts } from '../levels/put-levels.ts';
import { getRelease, type Release } from './releases.ts';
import { compile, kyselyOver } from '../session-dialect.ts';
import { commitToDisk, flipChannel, type PublishingSession, type Statement } from '../session.ts';
import type { LevelInput } from '../levels/stage-series.ts';
import type { Store } from '../store.ts';

export type ReleaseDetails = { label: string; note: string; sourceHash: string };

/**
 * Receives the content of a release, and reports how it differs from what is public: an unfinished release, or a
 * comparison, which stores nothing.
 */
export type ReleaseTarget = {
  /** Adds or changes items; unchanged ones are not written. @throws InvalidInputError for a repeated key */
  putItems<K extends ItemKind>(
    kind: K,
    items: readonly { key: string; body: ItemBody<K> }[],
  ): Promise<ItemChanges>;
  /** Closes the earlier items of a kind that are not in `keep`, and returns their keys. */
  closeMissing(kind: ItemKind, keep: ReadonlySet<string>): Promise<string[]>;
  /** Adds, corrects and (by NaN) removes points; absent days stay unchanged, except in replaced spans. */
  putLevels(series: readonly LevelInput[]): Promise<LevelCounts>;
  /** Stores a file and returns the sha256 by which items refer to it. */
  putBlob(bytes: Uint8Array): Promise<string>;
};

/** A release that is being made: readers see nothing of it until its flip. Ends with `flip` or `abandon`. */
export type UnfinishedRelease = ReleaseTarget & {
  readonly number: number;
  /** Keeps the right to publish while nothing is written. @throws UnavailableError when it is lost */
  stay(): Promise<void>;
  /**
   * Makes the release current, in one small transaction that is on disk when this returns. The same transaction appends
   * the act to the audit log, runs the given statements, and adds the release's events to the outbox.
   */
  flip(act?: Act, along?: readonly Statement[]): Promise<Release>;
  /** Removes the release. */
  abandon(): Promise<void>;
};

/** Another publish, a rollback or a scheduled draft has the right to publish. */
export class PublishUnderWayError extends UnavailableError {
  constructor() {
    super('Another publish is under way; wait for it to end');
  }
}

/**
 * Begins a release, after removing what a crashed publish left behind.
 * @throws PublishUnderWayError when another publish is under way
 */
export function beginRelease(store: Store, details: ReleaseDetails): Promise<UnfinishedRelease> {
  return beginUnfinished(store, details, null);
}

/** @param restores the release that a rollback restores */
export async function beginUnfinished(
  store: Store,
  details: ReleaseDetails,
  restores: number | null,
): Promise<UnfinishedRelease & { readonly session: PublishingSession }> {
  const session = await store.session.beginPublishing();
  if (!session) throw new PublishUnderWayError();
  try {
    await removeUnfinished(session);
    const number = await insertRelease(session, details, restores);
    return unfinishedOn(store, session, { number, label: details.label });
  } catch (error) {
    await session.end().catch(() => {});
    throw error;
  }
}

async function insertRelease(
  session: PublishingSession,
  { label, note, sourceHash }: ReleaseDetails,
  restores: number | null,
): Promise<number> {
  const { rows } = await session.run(
    compile(sql`
      insert into release (number, label, note, source_hash, restores, figure_rules)
      select coalesce(max(number), 0) + 1, ${label}, ${note}, ${sourceHash}, ${restores}::int,
        ${figureRules}::int
      from release returning number`),
  );
  return Number(rows[0]?.['number']);
}

function unfinishedOn(
  store: Store,
  session: PublishingSession,
  { number, label }: { number: number; label: string },
) {
  return {
    number,
    session,
    putItems: <K extends ItemKind>(kind: K, items: readonly { key: string; body: ItemBody<K> }[]) =>
      putItems(session, number, kind, items),
    closeMissing: (kind: ItemKind, keep: ReadonlySet<string>) =>
      closeMissing(session, number, kind, keep),
    putLevels: (series: readonly LevelInput[]) => putLevels(session, number, series),
    putBlob: (bytes: Uint8Array) => putBlob(kyselyOver(session), number, bytes),
    async stay() {
      await session.run(compile(sql`select 1`));
    },
    async flip(act?: Act, along: readonly Statement[] = []) {
      const at = new Date().toISOString();
      const events = await releaseEvents(session, { number, label, act });
      const entry = act && { ...act, at, release: number, label };
      await session.batch([
        // These statements first, then the audit log's lock, in the order of every other act, so that two of them
        // cannot deadlock.
        ...along,
        ...(entry ? appendAudit(entry) : []),
        ...appendEvents(at, events),
        commitToDisk,
        compile(sql`update release set published = now() where number = ${number}`),
        compile(sql`update current_release set release = ${number}`),
        compile(sql`select pg_notify(${flipChannel}, ${String(number)})`),
      ]);
      await session.end();
      return getRelease(store.db, number);
    },
    async abandon() {
      await removeUnfinished(session);
      await session.end();
    },
  };
}
