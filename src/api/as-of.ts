import { LRUCache } from 'lru-cache';
import type { Snapshot } from '#src/catalogue/live-catalogue.ts';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { findItem, getItem } from '#src/store/items/items.ts';
import { getReleaseAsOf } from '#src/store/releases/releases.ts';
import { resolveFundId } from './indexes/resolve-index.ts';
import type { Stored } from './source.ts';

/** What a call asks as of: a release or a day, of an index that is found under the identifiers of today. */
type AskedAsOf = { asof: string; identifier: string };

/** What a query asks of an index as of; null where it asks for the current release, or of no index. */
export function askedAsOf(query: Record<string, unknown>): AskedAsOf | null {
  const { asof, indexId, portfolioId, secId } = query;
  const identifier = indexId ?? portfolioId ?? secId;
  return typeof asof === 'string' && typeof identifier === 'string' ? { asof, identifier } : null;
}

/** What is held for a release goes with its snapshot; few earlier ones are looked at at a time. */
const mostHeld = 4;
const earlierSnapshots = oncePerRelease(
  async (_source: Stored) => new LRUCache<number, Snapshot>({ max: mostHeld }),
);

/**
 * Where an answer as of an earlier release is read from.
 * @throws NotFoundError when there is no such release, or as `storedIn` does
 */
export async function storedAsOf<Source extends Stored>(
  { asof, identifier }: AskedAsOf,
  source: Source,
): Promise<Source> {
  const { number } = await getReleaseAsOf(source.db, asof, source.snapshot.release);
  return storedIn(number, identifier, source);
}

/**
 * Where all that is shown of an index in a published release is read from. Identifiers, and names of other
 * indexes, are those of today. Terms of use are too: where the provider has narrowed since then what may be
 * shown of an index, its past is not shown either.
 * @throws NotFoundError when the index was not in the release, or its terms are narrower now
 */
export async function storedIn<Source extends Stored>(
  number: number,
  identifier: string,
  source: Source,
): Promise<Source> {
  const { snapshot, db } = source;
  if (number === snapshot.release) return source;
  const fundId = resolveFundId(snapshot, identifier);
  const [now, then] = await Promise.all([
    getItem(db, snapshot.release, 'index', fundId),
    findItem(db, number, 'index', fundId),
  ]);
  if (then === null) throw new NotFoundError(`Release ${number} has no index ${fundId}`);
  if (isNarrower(now.entitlements, then.entitlements)) {
    throw new NotFoundError(
      `The provider no longer shows all that release ${number} shows of ${now.name}`,
    );
  }
  return { ...source, snapshot: await earlierSnapshot(source, number), isPast: true };
}

async function earlierSnapshot(source: Stored, release: number): Promise<Snapshot> {
  const known = await earlierSnapshots(source);
  const earlier = known.get(release) ?? { release, catalogue: source.snapshot.catalogue };
  known.set(release, earlier);
  return earlier;
}

const reach = ['none', 'top10', 'all'] as const;

function isNarrower(now: IndexRecord['entitlements'], then: IndexRecord['entitlements']): boolean {
  return (
    (then.downloads && !now.downloads) ||
    reach.indexOf(now.constituents) < reach.indexOf(then.constituents) ||
    now.constituentsDelayDays > then.constituentsDelayDays ||
    (now.historyFrom ?? '') > (then.historyFrom ?? '')
  );
}
