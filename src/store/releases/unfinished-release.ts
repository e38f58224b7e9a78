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
 * What takes the content of a release, and says how it differs from what is public: an unfinished release, or a mere
 * comparison, which keeps nothing.
 */
export type ReleaseTarget = {
  /** Adds or changes items; unchanged ones are not written. @throws InvalidInputError for a key twice */
  putItems<K extends ItemKind>(
    kind: K,
    items: readonly { key: string; body: ItemBody<K> }[],
  ): Promise<ItemChanges>;
  /** Closes what stood of a kind before and is not named, and gives the keys of these items. */
  closeMissing(kind: ItemKind, keep: ReadonlySet<string>): Promise<string[]>;
  /** Adds, corrects and (by NaN) removes points; absent days are left as they are, but for those that it replaces. */
  putLevels(series: readonly LevelInput[]): Promise<LevelCounts>;
  /** Keeps a file and returns the sha256 by which items name it. */
  putBlob(bytes: Uint8Array): Promise<string>;
};

/** A release in the making: readers see nothing of it until its flip. Ends with `flip` or `abandon`. */
export type UnfinishedRelease = ReleaseTarget & {
  readonly number: number;
  /** Holds on to the right to publish while nothing is written. @throws UnavailableError when it is lost */
  stay(): Promise<void>;
  /**
   * Makes the release current, in one small transaction that is on the disk when this returns; the audit log tells of it
   * in the same one, where it is said who did it, and so do the statements that are handed in; what others are told of it is put into
   * the outbox there.
   */
  flip(act?: Act, along?: readonly Statement[]): Promise<Release>;
  /** Takes everything back. */
  abandon(): Promise<void>;
};

/**
 * Begins a release, after removing what a publish that crashed left behind.
 * @throws UnavailableError when another publish is under way
 */
export function beginRelease(store: Store, details: ReleaseDetails): Promise<UnfinishedRelease> {
  return beginUnfinished(store, details, null);
}

/** @param restores the release that is being brought back, if it is a rollback */
export async function beginUnfinished(
  store: Store,
  details: ReleaseDetails,
  restores: number | null,
): Promise<UnfinishedRelease & { readonly session: PublishingSession }> {
  const session = await store.session.beginPublishing();
  if (!session) throw new UnavailableError('Another publish is under way; wait for it to end');
  try {
    await removeUnfinished(session);
    const number = await insertRelease(session, details, restores);
    return draftOn(store, session, { number, label: details.label });
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

function draftOn(
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
        // First, and then the audit log's lock, as every other act does: two that wait for each other would not end.
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
