import { sql } from 'kysely';
import { compile } from '../session-dialect.ts';
import type { SeriesChanges } from '../levels/series.ts';
import type { Session } from '../session.ts';
import type { Tables } from '../tables.ts';
import { changesIn } from './draft-target.ts';

export type DraftLevels = { fundId: string; changes: SeriesChanges };

/** Few enough that the engine is not held for long by whole histories. */
const levelsPerPage = 50;

/** What a draft changes of levels, some indexes at a time. */
export async function* eachDraftLevels(
  session: Session,
  content: number,
): AsyncGenerator<DraftLevels[]> {
  for (let after = ''; ;) {
    const { rows } = await session.run(
      compile(sql`select fund_id, days, values, old_values from draft_levels
        where content = ${content} and fund_id > ${after} order by fund_id limit ${levelsPerPage}`),
    );
    const page = (rows as Tables['draft_levels'][]).map((row) => ({
      fundId: row.fund_id,
      changes: changesIn(row),
    }));
    if (page.length > 0) yield page;
    if (page.length < levelsPerPage) return;
    after = page.at(-1)!.fundId;
  }
}
