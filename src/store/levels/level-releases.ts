import { sql } from 'kysely';
import type { Database } from '../store.ts';

/**
 * Releases before one, the newest first, at whose end these indexes had other levels than afterwards: those before each
 * release that changed them.
 */
export async function listReleasesBeforeChanges(
  db: Database,
  release: number,
  fundIds: readonly string[],
  most: number,
): Promise<number[]> {
  const ofThem = sql`fund_id in (select json_array_elements_text(${JSON.stringify(fundIds)}::json))`;
  const { rows } = await sql<{ number: number }>`
    select max(before.number)::int as number
    from (
      (select distinct release from segment
        where not folded and release <= ${release} and ${ofThem} order by release desc limit ${most})
      union
      (select distinct release from correction
        where release <= ${release} and ${ofThem} order by release desc limit ${most})
    ) as changed
    join release as before on before.number < changed.release and before.published is not null
    group by changed.release
    order by 1 desc`.execute(db);
  return rows.map(({ number }) => number);
}
