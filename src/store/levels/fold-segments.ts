import { sql } from 'kysely';
import { batchSizer } from '../batches.ts';
import { insertSegments } from './level-statements.ts';
import { listLevels } from './levels.ts';
import { compile, kyselyOver } from '../session-dialect.ts';
import type { Session } from '../session.ts';

/** A read merges at most this many segments; what is longer gets a folded copy of the whole series. */
const mostSegments = 64;

/** Adds a folded segment to those of the indexes whose history grew too long by what the release staged. */
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
    const levels = await listLevels(kyselyOver(session), release, batch);
    const read = performance.now() - started;
    const segments = [...levels].map(([fundId, segment]) => ({
      fundId,
      segment,
    }));
    sizer.took(Math.max(read, await session.batch(insertSegments(release, segments, true))));
  }
}

async function findLongHistories(session: Session, fundIds: readonly string[]): Promise<string[]> {
  const long: string[] = [];
  const sizer = batchSizer(500, 50, 5_000);
  for (let at = 0; at < fundIds.length;) {
    const batch = fundIds.slice(at, at + sizer.size());
    at += batch.length;
    const { rows, milliseconds } = await session.run(
      compile(sql`
        select wanted.fund_id
        from json_array_elements_text(${JSON.stringify(batch)}::json) as wanted (fund_id)
        cross join lateral (
          select count(*) as number from segment
          where segment.fund_id = wanted.fund_id and segment.release > coalesce((
            select max(fold.release) from segment fold
            where fold.fund_id = wanted.fund_id and fold.folded
          ), 0)
        ) segments
        where segments.number > ${mostSegments}`),
    );
    sizer.took(milliseconds);
    long.push(...rows.map((row) => String(row['fund_id'])));
  }
  return long;
}
