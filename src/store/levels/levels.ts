import { sql } from 'kysely';
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
    select base.fund_id, found.days, found.values
    from ${lastFolds(release, fundIds)} as base
    cross join lateral (
      select days, values from segment where segment.fund_id = base.fund_id
        and segment.release between base.release and ${release}
        and segment.folded = (segment.release = base.release)
      order by segment.release offset 0
    ) found`.execute(db);
  const levels = new Map<string, Series>();
  for (const [fundId, segments] of Map.groupBy(rows, (row) => row.fund_id)) {
    const merged = mergeSegments(segments);
    if (merged.days.length > 0) levels.set(fundId, merged);
  }
  return levels;
}

/** One row an index: the release of its newest folded segment as of `release`, 0 where it has none. */
function lastFolds(release: number, fundIds: readonly string[]) {
  return sql`(
    select wanted.fund_id, coalesce((
      select max(fold.release) from segment fold
      where fold.fund_id = wanted.fund_id and fold.folded and fold.release <= ${release}
    ), 0) as release
    from json_array_elements_text(${JSON.stringify(fundIds)}::json) as wanted (fund_id)
  )`;
}
