import { sql } from 'kysely';
import { compile } from '#src/store/session-dialect.ts';
import type { Store } from '#src/store/store.ts';

/** The number of a release, and when it is said to have become public: an ISO timestamp in UTC. */
export type ReleaseMoment = { release: number; at: string };

/**
 * Gives the releases of the made-up provider the moments at which a provider would have published them; all become public in the one
 * minute in which the demo is first started. The publisher knows no other moment than now, for anybody: this writes to the demo's own
 * new store, past it, and the audit log there goes on saying when each release was made. A moment to come is left out.
 */
export async function setMoments(
  { session }: Pick<Store, 'session'>,
  moments: readonly ReleaseMoment[],
): Promise<void> {
  await session.batch(
    moments.map(({ release, at }) =>
      compile(sql`update release set created = ${at}::timestamptz, published = ${at}::timestamptz
        where number = ${release} and published > ${at}::timestamptz`),
    ),
  );
}
