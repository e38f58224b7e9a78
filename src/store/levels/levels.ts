import { sql } from 'kysely';
import { segmentsAsOf } from './segments-as-of.ts';
import { mergeSegments, type Series } from './series.ts';
import type { Database } from '../store.ts';

/** The levels of an index as of a release, days ascending; null when it has none. */
export async function findLevels(
  db: Database,
  release: number,
  fundId: string,
): Promise<Series | null> {
  return (await listLevels(db, release, [fundId])).get(fundId) ?? null;
}

/** The levels of several indexes as of a release, by fundId; an index without levels is absent. */
export async function listLevels(
  db: Database,
  release: number,
  fundIds: readonly string[],
): Promise<Map<string, Series>> {
  const { rows } = await sql<Series & { fund_id: string }>`
    select wanted.fund_id, found.days, found.values
    from json_array_elements_text(${JSON.stringify(fundIds)}::json) as wanted (fund_id)
    cross join lateral (
      select days, values from ${segmentsAsOf(sql.ref('wanted.fund_id'), release)} as segments
      order by segments.release offset 0
    ) found`.execute(db);
  const levels = new Map<string, Series>();
  for (const [fundId, segments] of Map.groupBy(rows, (row) => row.fund_id)) {
    const merged = mergeSegments(segments);
    if (merged.days.length > 0) levels.set(fundId, merged);
  }
  return levels;
}
