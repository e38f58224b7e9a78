import { sql } from 'kysely';
import type { Day } from '#src/domain/day.ts';
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

/**
 * A correction of a published level; `newValue` is null where the point was removed, `published` is the ISO
 * timestamp of its release.
 */
type Correction = {
  release: number;
  published: string;
  day: number;
  oldValue: number;
  newValue: number | null;
  reason: string;
};

/**
 * One page of the corrections to an index's levels up to a release, newest release first, then the latest day;
 * none of them of a day before `from`; and how many there are.
 */
export async function pageCorrections(
  db: Database,
  release: number,
  fundId: string,
  { from, page, size }: { from: Day; page: number; size: number },
): Promise<{ corrections: Correction[]; total: number }> {
  const shown = db
    .selectFrom('correction')
    .where('fund_id', '=', fundId)
    .where('release', '<=', release)
    .where('day', '>=', from);
  const [corrections, counted] = await Promise.all([
    shown
      .innerJoin('release as of', 'of.number', 'correction.release')
      .select(['release', 'day', 'old_value as oldValue', 'new_value as newValue', 'reason'])
      .select((of) => of.ref('of.published').$notNull().as('published'))
      .orderBy('release', 'desc')
      .orderBy('day', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    shown.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { corrections, total: counted.total };
}

/** The days of an index, none before `from`, whose levels were changed after they were published, up to a release. */
export async function listCorrectedDays(
  db: Database,
  release: number,
  fundId: string,
  from: Day,
): Promise<ReadonlySet<Day>> {
  const rows = await db
    .selectFrom('correction')
    .select('day')
    .distinct()
    .where('fund_id', '=', fundId)
    .where('release', '<=', release)
    .where('day', '>=', from)
    .execute();
  return new Set(rows.map(({ day }) => day));
}
