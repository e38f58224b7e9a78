import { sql } from 'kysely';
import type { Store } from '#src/store/open-store.ts';
import type { LevelInput } from '#src/store/levels/stage-series.ts';

const rowsPerInsert = 5_000;

/**
 * The floor of what the engine can do: the same rows as JSON into a table of their own, which has no key,
 * no index and no history. Gives seconds.
 */
export async function bareItems(
  store: Store,
  items: readonly { key: string; body: unknown }[],
): Promise<number> {
  await sql`create table bare_item (key text, body jsonb)`.execute(store.db);
  return timed(items, async (batch) => {
    await sql`insert into bare_item
      select * from json_to_recordset(${JSON.stringify(batch)}::json) as row (key text, body jsonb)`.execute(
      store.db,
    );
  });
}

/** As `bareItems`, with one row a point. */
export async function bareLevels(store: Store, series: readonly LevelInput[]): Promise<number> {
  await sql`create table bare_level (fund_id text, day int, value float8)`.execute(store.db);
  const points = series.flatMap(({ fundId, days, values }) =>
    Array.from(days, (day, at) => ({ fund_id: fundId, day, value: values[at] })),
  );
  return timed(points, async (batch) => {
    await sql`insert into bare_level
      select * from json_to_recordset(${JSON.stringify(batch)}::json)
        as row (fund_id text, day int, value float8)`.execute(store.db);
  });
}

async function timed<Row>(
  rows: readonly Row[],
  insert: (batch: readonly Row[]) => Promise<void>,
): Promise<number> {
  const started = performance.now();
  for (let at = 0; at < rows.length; at += rowsPerInsert) {
    await insert(rows.slice(at, at + rowsPerInsert));
  }
  return (performance.now() - started) / 1000;
}
