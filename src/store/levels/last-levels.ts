import { sql } from 'kysely';
import type { Day } from '#src/domain/day.ts';
import { segmentsAsOf } from './segments-as-of.ts';
import { compile } from '../session-dialect.ts';
import type { Session } from '../session.ts';

/** The last level of an index before a day. */
export type LastLevel = { day: Day; value: number };

const perStatement = 1_000;

/**
 * The last level of each index before a day, as of a release, by fundId; absent where the `within` days before it have
 * none. One statement serves a thousand indexes.
 */
export async function findLastLevels(
  session: Session,
  release: number,
  wanted: readonly { fundId: string; before: Day }[],
  within: number,
): Promise<Map<string, LastLevel>> {
  const found = new Map<string, LastLevel>();
  for (let at = 0; at < wanted.length; at += perStatement) {
    const batch = wanted.slice(at, at + perStatement);
    const { rows } = await session.run(
      compile(sql`
        select wanted."fundId", last.day, last.value
        from json_to_recordset(${JSON.stringify(batch)}::json) as wanted ("fundId" text, before int)
        cross join lateral (
          select distinct on (days[cut.at]) days[cut.at] as day, values[cut.at] as value
          from ${segmentsAsOf(sql.ref('wanted.fundId'), release)} as segments
          cross join lateral (select width_bucket(wanted.before - 1, days) as at) cut
          where first_day < wanted.before and last_day >= wanted.before - ${within}::int
            and days[cut.at] >= wanted.before - ${within}::int
          order by days[cut.at] desc, segments.release desc
          limit 5
        ) last
        order by wanted."fundId", last.day desc`),
    );
    for (const { fundId, day, value } of rows as (LastLevel & { fundId: string })[]) {
      // A withdrawn level is NaN: the one before it counts.
      if (!found.has(fundId) && !Number.isNaN(value)) found.set(fundId, { day, value });
    }
  }
  return found;
}
