import { sql } from 'kysely';
import type { Day } from '#src/domain/day.ts';
import type { Database } from '../store.ts';

/**
 * The publication time of the last release, up to one, that changed levels of these days; null where none did.
 * @param fundIds of these indexes; by default of all
 */
export async function findLastChange(
  db: Database,
  release: number,
  { from, to, fundIds }: { from: Day; to: Day; fundIds?: readonly string[] | undefined },
): Promise<string | null> {
  const ofThem =
    fundIds === undefined
      ? sql`true`
      : sql`fund_id in (select json_array_elements_text(${JSON.stringify(fundIds)}::json))`;
  const { rows } = await sql<{ published: string }>`
    select published::text from release where number = greatest(
      (select max(release) from segment where not folded and release <= ${release}
        and first_day <= ${to} and last_day >= ${from} and ${ofThem}),
      (select max(release) from correction where release <= ${release}
        and day between ${from} and ${to} and ${ofThem}))`.execute(db);
  return rows[0]?.published ?? null;
}
