import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { ItemBody, ItemKind } from '#src/contract/provider/item-kinds.ts';
import { versionOf } from '#src/contract/provider/item-upgrades.ts';
import { float8Array, int4Array } from '../binary-arrays.ts';
import { inBatches } from '../batches.ts';
import { changesOfItems, findMissing, standingOf } from '../items/put-items.ts';
import { compareLevels, type LevelChange } from '../levels/put-levels.ts';
import { overlay, type SeriesChanges } from '../levels/series.ts';
import type { LevelInput } from '../levels/stage-series.ts';
import type { ReleaseTarget } from '../releases/unfinished-release.ts';
import { compile } from '../session-dialect.ts';
import type { EngineSession } from '../session.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import { touchDraft, type Written } from './change-drafts.ts';

/** Receives what a publish would write, and stores the differences from a published release (0: from none). */
export function draftTarget(store: Store, draft: Written, against: number): ReleaseTarget {
  const { session } = store;
  const { content } = draft;
  return {
    async putItems<K extends ItemKind>(
      kind: K,
      items: readonly { key: string; body: ItemBody<K> }[],
    ) {
      await touchDraft(store, draft);
      return changesOfItems(session, kind, items, (rows) =>
        keepDiffering({ content, against, kind }, rows),
      );
    },
    async closeMissing(kind: ItemKind, keep: ReadonlySet<string>) {
      const missing = await findMissing(session, against, kind, keep);
      await inBatches(missing, async (keys) => {
        const closing = keepClosed({ content, against, kind }, JSON.stringify(keys));
        return (await session.run(closing)).milliseconds;
      });
      return missing;
    },
    async putLevels(series: readonly LevelInput[]) {
      await touchDraft(store, draft);
      const counts = await compareLevels(session, against, series);
      await keepLevels(session, content, counts.changes);
      return counts;
    },
    async putBlob(bytes: Uint8Array) {
      const sha256 = hash('sha256', bytes);
      await session.run(
        compile(sql`insert into draft_blob (content, sha256, bytes)
          select ${content}::int, ${sha256}, ${bytes}::bytea
          where not exists (select 1 from blob where sha256 = ${sha256}
            and (release is null or release <= ${against}))
          on conflict do nothing`),
      );
      return sha256;
    },
  };
}

type Kept = { content: number; against: number; kind: ItemKind };

function keepDiffering({ content, against, kind }: Kept, rows: string) {
  return compile(sql`
    with kept as (
      insert into draft_item (content, kind, key, before, hash, version, body)
      select ${content}::int, ${kind}, row.key, standing.hash, row.hash, ${versionOf(kind)}::int, row.body
      from json_to_recordset(${rows}::json) as row (key text, hash text, body jsonb)
      left join lateral (${standingOf(kind, sql.ref('row.key'), against)}) standing on true
      where standing.hash is distinct from row.hash
      on conflict (content, kind, key) do update set hash = excluded.hash, body = excluded.body
      returning key, before
    )
    select key, before is null as is_new from kept`);
}

function keepClosed({ content, against, kind }: Kept, keys: string) {
  return compile(sql`
    insert into draft_item (content, kind, key, before, hash, version, body)
    select ${content}::int, ${kind}, gone.key, standing.hash, null, ${versionOf(kind)}::int, null
    from json_array_elements_text(${keys}::json) as gone (key)
    cross join lateral (${standingOf(kind, sql.ref('gone.key'), against)}) standing
    on conflict do nothing`);
}

/** A later change of the same index, such as the withholding of its history, is applied over the earlier one. */
async function keepLevels(
  session: EngineSession,
  content: number,
  all: readonly LevelChange[],
): Promise<void> {
  await inBatches(all, async (batch) => {
    const before = await keptOf(session, content, batch);
    const rows = batch.map(({ fundId, changes }) => {
      const earlier = before.get(fundId);
      const { days, values, oldValues } = earlier ? overChanges(earlier, changes) : changes;
      return sql`(${content}::int, ${fundId}, ${int4Array(days)}::int[], ${float8Array(values)}::float8[],
        ${float8Array(oldValues)}::float8[])`;
    });
    const { milliseconds } = await session.run(
      compile(sql`insert into draft_levels (content, fund_id, days, values, old_values)
        values ${sql.join(rows)}
        on conflict (content, fund_id) do update
          set days = excluded.days, values = excluded.values, old_values = excluded.old_values`),
    );
    return milliseconds;
  });
}

async function keptOf(
  session: EngineSession,
  content: number,
  changes: readonly LevelChange[],
): Promise<Map<string, SeriesChanges>> {
  const fundIds = JSON.stringify(changes.map(({ fundId }) => fundId));
  const { rows } = await session.run(
    compile(sql`select fund_id, days, values, old_values from draft_levels where content = ${content}
      and fund_id in (select json_array_elements_text(${fundIds}::json))`),
  );
  return new Map((rows as Tables['draft_levels'][]).map((row) => [row.fund_id, changesIn(row)]));
}

export const changesIn = (row: Tables['draft_levels']): SeriesChanges => ({
  days: row.days,
  values: row.values,
  oldValues: row.old_values,
});

/** Both are changes of the published series, so that a day has one old value. */
function overChanges(earlier: SeriesChanges, later: SeriesChanges): SeriesChanges {
  const { days, values } = overlay(earlier, later);
  const { values: oldValues } = overlay(
    { days: earlier.days, values: earlier.oldValues },
    { days: later.days, values: later.oldValues },
  );
  return { days, values, oldValues };
}
