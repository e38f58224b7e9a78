import { sql, type RawBuilder } from 'kysely';
import { batchSizer } from '../batches.ts';
import { compile } from '../session-dialect.ts';
import type { Session, StatementResult } from '../session.ts';

/**
 * Runs a statement over all present rows of a table, a range of disk pages at a time: it reads each row once, whatever
 * the planner assumes about its conditions. Rows that the statement adds or moves may be seen again. Returns what the
 * statements returned.
 * @param write makes the statement from the condition that limits it to a range
 */
export async function overPages(
  session: Session,
  table: 'item',
  write: (range: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<StatementResult['rows']> {
  const { rows } = await session.run(
    compile(sql`select pg_relation_size(${table}::regclass)
      / current_setting('block_size')::int as pages`),
  );
  const found: StatementResult['rows'] = [];
  const sizer = batchSizer(20, 1, 500);
  for (let page = 0; page < Number(rows[0]?.['pages']);) {
    const next = page + sizer.size();
    const range = sql`ctid >= ${`(${page},0)`}::tid and ctid < ${`(${next},0)`}::tid`;
    const { rows: more, milliseconds } = await session.run(compile(write(range)));
    for (const row of more) found.push(row);
    sizer.took(milliseconds);
    page = next;
  }
  return found;
}
