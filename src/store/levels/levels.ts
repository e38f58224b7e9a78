import { sql } from 'kysely';
import { float8sOf, int4sOf } from '../binary-arrays.ts';
import { segmentsAsOf } from './segments-as-of.ts';
import { mergeSegments, type Series, type Span } from './series.ts';
import type { Database } from '../store.ts';

/** The levels of an index as of a release, days ascending; null when it has none. */
export async function findLevels(
  db: Database,
  release: number,
  fundId: string,
): Promise<Series | null> {
  return (await listLevels(db, release, [fundId])).get(fundId) ?? null;
}

/** Every possible day of a level: from 0001-01-01 to 9999-12-31. */
export const allDays: Span = { first: -719_162, last: 2_932_896 };

/**
 * The levels of several indexes as of a release, by fundId; an index without levels is absent.
 * @param span the days to read, by default all: `width_bucket` finds them by binary search
 */
export async function listLevels(
  db: Database,
  release: number,
  fundIds: readonly string[],
  { first, last }: Span = allDays,
): Promise<Map<string, Series>> {
  const { rows } = await sql<{ fund_id: string; days: Uint8Array; values: Uint8Array }>`
    select wanted.fund_id, array_send(found.days[cut.first : cut.last]) as days,
      array_send(found.values[cut.first : cut.last]) as values
    from json_array_elements_text(${JSON.stringify(fundIds)}::json) as wanted (fund_id)
    cross join lateral (
      select days, values from ${segmentsAsOf(sql.ref('wanted.fund_id'), release)} as segments
      where segments.last_day >= ${first}::int and segments.first_day <= ${last}::int
      order by segments.release offset 0
    ) found
    cross join lateral (
      select width_bucket(${first}::int - 1, found.days) + 1 as first,
        width_bucket(${last}::int, found.days) as last
    ) cut`.execute(db);
  const levels = new Map<string, Series>();
  for (const [fundId, segments] of Map.groupBy(rows, (row) => row.fund_id)) {
    const merged = mergeSegments(segments.map(seriesOf));
    if (merged.days.length > 0) levels.set(fundId, merged);
  }
  return levels;
}

const seriesOf = ({ days, values }: { days: Uint8Array; values: Uint8Array }): Series => ({
  days: int4sOf(days),
  values: float8sOf(values),
});
