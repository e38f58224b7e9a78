import { sql } from 'kysely';
import type { Day } from '#src/domain/day.ts';
import type { Database } from '../store.ts';

/**
 * The first release, up to one, that published a level of an index on a day; null where it is not kept any more.
 */
export async function findFirstReleaseOf(
  db: Database,
  release: number,
  fundId: string,
  day: Day,
): Promise<number | null> {
  const { rows } = await sql<{ number: number | null }>`
    select min(release)::int as number from segment where not folded and release <= ${release}
      and fund_id = ${fundId} and first_day <= ${day} and last_day >= ${day}`.execute(db);
  return rows[0]?.number ?? null;
}
