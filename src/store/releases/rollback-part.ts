import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import { InvalidInputError, NotFoundError } from '#src/domain/errors.ts';
import type { Act } from '../audit/audit.ts';
import { inBatches } from '../batches.ts';
import { findItem, findItems } from '../items/items.ts';
import { compile } from '../session-dialect.ts';
import type { Session } from '../session.ts';
import type { Store } from '../store.ts';
import { listDifferingOfPublic } from './differing-items.ts';
import { beginUnfinished } from './unfinished-release.ts';
import { findCurrentRelease, getRelease, requireContent, type Release } from './releases.ts';
import { changedSince, restoreLevels, withWithdrawn } from './rollback.ts';

/** Parts of a release that can be rolled back alone, with their kinds of items. */
export const releaseParts = {
  levels: [],
  constituents: ['constituents', 'earlier-constituents', 'reviews'],
  documents: ['document'],
  pages: ['page'],
} as const satisfies Record<string, readonly ItemKind[]>;

export type ReleasePart = keyof typeof releaseParts;

type Wanted = {
  release: number;
  part: ReleasePart;
  /** Only this index; by default all. */
  fundId?: string | undefined;
  /** Shown to visitors with changed levels. */
  reason?: string | undefined;
};

/**
 * Publishes the current content with one part of it as it was in an earlier release. No release counts as withdrawn by
 * it; changed levels add corrections.
 * @returns null when that part is the same in both
 * @throws NotFoundError when that release was never published, or the index is not public
 * @throws GoneError when the content of that release was pruned
 * @throws InvalidInputError where the provider has changed the terms of an index concerned since then
 * @throws UnavailableError when another publish is under way
 */
export async function rollbackPart(
  store: Store,
  wanted: Wanted,
  act?: Act,
): Promise<Release | null> {
  const { release, part, fundId, reason } = wanted;
  const { label } = requireContent(await getRelease(store.db, release));
  const what = fundId === undefined ? part : `${part} of ${fundId}`;
  const current = await getCurrentRelease(store);
  await requirePublic(store, current.number, fundId);
  const details = {
    // Not that of the release that stays but for this part: it would name two.
    label: `${what[0]!.toUpperCase()}${what.slice(1)} taken back to release ${release}`,
    note: reason ?? `${what} of release ${release} (${label})`,
    // This release is not made from a folder alone: the next publish of a folder reads its files again.
    sourceHash: hash('sha256', `${current.sourceHash} ${part} ${fundId ?? ''} ${release}`),
  };
  const draft = await beginUnfinished(store, details, null);
  let isFlipped = false;
  try {
    const touched = await restorePart(draft.session, draft.number, wanted);
    if (touched.size === 0) return null;
    await requireSameRights(store, [...touched], release, current.number);
    const flipped = await draft.flip(await withWithdrawn(draft, act));
    isFlipped = true;
    return flipped;
  } finally {
    if (!isFlipped) await draft.abandon();
  }
}

/** Returns the changed indexes, documents or pages, by the prefix of their keys. */
async function restorePart(
  session: Session,
  draft: number,
  { release, part, fundId, reason }: Wanted,
): Promise<Set<string>> {
  const restoring = { release, draft, fundId };
  const touched = new Set<string>();
  for (const kind of releaseParts[part]) {
    const keys = await restoreKind(session, kind, restoring);
    for (const key of keys) touched.add(key.split('/', 1)[0] ?? key);
  }
  if (part !== 'levels') return touched;
  for await (const fundIds of changedSince(session, restoring)) {
    const changed = await restoreLevels(session, fundIds, { ...restoring, reason });
    for (const one of changed) touched.add(one);
  }
  return touched;
}

/** @throws NotFoundError before the first publish */
export async function getCurrentRelease({ db }: Pick<Store, 'db'>): Promise<Release> {
  const current = await findCurrentRelease(db);
  if (current === null) throw new NotFoundError('Nothing was published yet');
  return current;
}

/** @throws InvalidInputError for an index that is not public */
export async function requirePublic(
  { db }: Pick<Store, 'db'>,
  release: number,
  fundId: string | undefined,
): Promise<void> {
  if (fundId === undefined || (await findItem(db, release, 'index', fundId)) !== null) return;
  throw new InvalidInputError(`There is no index ${fundId} in public`, [fundId]);
}

/**
 * An index's terms may be narrower today: only a publish of the folder knows what may be shown.
 * @throws InvalidInputError where they have changed
 */
export async function requireSameRights(
  { db }: Pick<Store, 'db'>,
  fundIds: readonly string[],
  release: number,
  current: number,
): Promise<void> {
  const then = await findItems(db, release, 'index', fundIds);
  const rights = new Map(then.map((one) => [one.fundId, JSON.stringify(one.entitlements)]));
  const now = await findItems(db, current, 'index', fundIds);
  const changed = now.filter(
    ({ fundId, entitlements }) =>
      rights.has(fundId) && rights.get(fundId) !== JSON.stringify(entitlements),
  );
  if (changed.length === 0) return;
  const names = changed.map(({ fundId }) => fundId);
  throw new InvalidInputError(
    `What may be shown of ${names.slice(0, 10).join(', ')} has changed since release ${release}: publish the folder instead`,
    names,
  );
}

type Restoring = { release: number; draft: number; fundId: string | undefined };

/** Restores the changed items of a kind, for indexes that are still public; returns their keys. */
async function restoreKind(
  session: Session,
  kind: ItemKind,
  { release, draft, fundId }: Restoring,
): Promise<string[]> {
  const between = { release, current: draft - 1, fundId };
  const keys = (await listDifferingOfPublic(session, kind, between)).map(({ key }) => key);
  await inBatches(keys, (batch) => session.batch(restore(kind, release, draft, batch)));
  return keys;
}

function restore(kind: ItemKind, release: number, draft: number, keys: readonly string[]) {
  const wanted = sql`json_array_elements_text(${JSON.stringify(keys)}::json) as wanted (key)`;
  return [
    compile(sql`
      update item set valid_to = ${draft} from ${wanted}
      where item.kind = ${kind} and item.key = wanted.key and valid_to is null
        and valid_from < ${draft}`),
    compile(sql`
      insert into item (kind, key, valid_from, hash, version, body)
      select kind, item.key, ${draft}, hash, version, body from ${wanted}
      join item on item.kind = ${kind} and item.key = wanted.key
      where valid_from <= ${release} and valid_to > ${release}`),
  ];
}
