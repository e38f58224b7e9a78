import { sql } from 'kysely';
import { batchSizer } from '../batches.ts';
import { insertSegments } from './level-statements.ts';
import { listLevels } from './levels.ts';
import { layered, type Series } from './series.ts';
import { compile, kyselyOver } from '../session-dialect.ts';
import type { Session } from '../session.ts';

/** Most short segments in a row before they are folded into a copy. */
const mostShort = 64;

/** Most segments without a copy, including long ones between them, before the whole series is folded. */
const most = 128;

/** Bytes of the days of a long segment, which holds a thousand: it is not written again. */
const longDays = 4_000;

type LongHistory = { fundId: string; since: number };

/**
 * Adds folded segments to indexes whose reads would merge too many, after what the release staged: of the segments
 * after the last long one, or after the last copy.
 */
export async function foldLongHistories(
  session: Session,
  release: number,
  fundIds: readonly string[],
): Promise<void> {
  const long = await findLongHistories(session, fundIds);
  const sizer = batchSizer(4, 1, 200);
  for (let at = 0; at < long.length;) {
    const batch = long.slice(at, at + sizer.size());
    at += batch.length;
    const started = performance.now();
    const segments = await foldsOf(session, release, batch);
    const read = performance.now() - started;
    sizer.took(Math.max(read, await session.batch(insertSegments(release, segments, true))));
  }
}

async function foldsOf(session: Session, release: number, batch: readonly LongHistory[]) {
  const whole = batch.filter(({ since }) => since === 0).map(({ fundId }) => fundId);
  const levels = await listLevels(kyselyOver(session), release, whole);
  const { rows } = await session.run(
    compile(sql`
      select wanted."fundId", segment.days, segment.values
      from json_to_recordset(${JSON.stringify(batch.filter(({ since }) => since > 0))}::json)
        as wanted ("fundId" text, since int)
      join segment on segment.fund_id = wanted."fundId" and not segment.folded
        and segment.release > wanted.since and segment.release <= ${release}
      order by segment.fund_id, segment.release`),
  );
  const recent = Map.groupBy(rows as (Series & { fundId: string })[], ({ fundId }) => fundId);
  return batch.flatMap(({ fundId, since }) => {
    const segment = since === 0 ? levels.get(fundId) : layered(recent.get(fundId) ?? []);
    return segment ? [{ fundId, segment, since }] : [];
  });
}

async function findLongHistories(
  session: Session,
  fundIds: readonly string[],
): Promise<LongHistory[]> {
  const long: LongHistory[] = [];
  const sizer = batchSizer(500, 50, 5_000);
  for (let at = 0; at < fundIds.length;) {
    const batch = fundIds.slice(at, at + sizer.size());
    at += batch.length;
    const { rows, milliseconds } = await session.run(
      compile(sql`
        select wanted.fund_id as "fundId",
          case when short.number > ${mostShort} then recent.since else 0 end as since
        from json_array_elements_text(${JSON.stringify(batch)}::json) as wanted (fund_id)
        cross join lateral (
          select coalesce(max(release), 0) as release from segment
          where segment.fund_id = wanted.fund_id and segment.folded
        ) fold
        cross join lateral (
          select count(*) as number, greatest(fold.release,
            max(release) filter (where pg_column_size(days) > ${longDays})) as since
          from segment where segment.fund_id = wanted.fund_id and not segment.folded
            and segment.release > fold.release
        ) recent
        cross join lateral (
          select count(*) as number from segment where segment.fund_id = wanted.fund_id
            and not segment.folded and segment.release > recent.since
        ) short
        where short.number > ${mostShort} or recent.number > ${most}`),
    );
    sizer.took(milliseconds);
    long.push(...(rows as LongHistory[]));
  }
  return long;
}
