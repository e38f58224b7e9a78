import { sql } from 'kysely';
import type { Day } from '#src/domain/day.ts';
import { listLevels } from './levels.ts';
import { segmentsAsOf } from './segments-as-of.ts';
import type { Series } from './series.ts';
import { compile } from '../session-dialect.ts';
import type { Store } from '../store.ts';

/** The last level of an index before a day. */
export type LastLevel = { day: Day; value: number };

type Wanted = { fundId: string; before: Day };

const perStatement = 1_000;
/** Histories that are in memory at a time. */
const historiesPerRead = 50;

/**
 * The last level of each index before a day, as of a release, by fundId; absent where the `within` days before it have
 * none. One statement serves a thousand indexes.
 */
export async function findLastLevels(
  { db, session }: Pick<Store, 'db' | 'session'>,
  release: number,
  wanted: readonly Wanted[],
  within: number,
): Promise<Map<string, LastLevel>> {
  const found = new Map<string, LastLevel>();
  const withdrawn: Wanted[] = [];
  for (let at = 0; at < wanted.length; at += perStatement) {
    const batch = wanted.slice(at, at + perStatement);
    const { rows } = await session.run(
      compile(sql`
        select wanted."fundId", wanted.before, last.day, last.value
        from json_to_recordset(${JSON.stringify(batch)}::json) as wanted ("fundId" text, before int)
        cross join lateral (
          select days[cut.at] as day, values[cut.at] as value
          from ${segmentsAsOf(sql.ref('wanted.fundId'), release)} as segments
          cross join lateral (select width_bucket(wanted.before - 1, days) as at) cut
          where first_day < wanted.before and last_day >= wanted.before - ${within}::int
            and days[cut.at] >= wanted.before - ${within}::int
          order by days[cut.at] desc, segments.release desc
          limit 1
        ) last`),
    );
    for (const { fundId, before, day, value } of rows as (Wanted & LastLevel)[]) {
      // NaN withdraws a level: the one before it counts, which may be in any segment.
      if (Number.isNaN(value)) withdrawn.push({ fundId, before });
      else found.set(fundId, { day, value });
    }
  }
  for (let at = 0; at < withdrawn.length; at += historiesPerRead) {
    const batch = withdrawn.slice(at, at + historiesPerRead);
    const fundIds = batch.map(({ fundId }) => fundId);
    const levels = await listLevels(db, release, fundIds);
    for (const { fundId, before } of batch) {
      const last = lastIn(levels.get(fundId), before);
      if (last !== null && last.day >= before - within) found.set(fundId, last);
    }
  }
  return found;
}

function lastIn(series: Series | undefined, before: Day): LastLevel | null {
  const at = series?.days.findLastIndex((day) => day < before) ?? -1;
  return series === undefined || at < 0
    ? null
    : { day: series.days[at]!, value: series.values[at]! };
}
