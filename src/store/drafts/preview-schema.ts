import { compile } from '../session-dialect.ts';
import { sql } from 'kysely';
import type { Statement } from '../session.ts';
import type { Store } from '../store.ts';

/** The schema that shows the content of a draft over what is public. */
export const previewSchema = (content: number): string => `draft_${content}`;

/**
 * Creates the schema of a preview and returns its name: views that show the changes of a draft as one more release
 * after the current one, whichever that is. The store's own queries read it unchanged. What a server writes while it
 * serves (figures, submissions) goes into tables of the schema.
 */
export async function openPreviewSchema({ session }: Pick<Store, 'session'>, content: number) {
  const schema = previewSchema(content);
  await session.batch(statements(schema, content).map((text) => plain(text)));
  return schema;
}

/** The contents of which there is a schema, as a query. */
export const previewedContents = sql`select substring(nspname from 7)::int as content
  from pg_namespace where nspname ~ '^draft_[0-9]{1,9}$'`;

/** The statement that removes the schema with its content, if there is one. */
export function dropPreviewSchema(content: number): Statement {
  return plain(`drop schema if exists ${previewSchema(content)} cascade`);
}

const plain = (text: string): Statement => compile(sql.raw(text));

const current = '(select coalesce(max(release), 0) from public.current_release)';

function statements(schema: string, content: number): string[] {
  const own = (table: string) => `public.draft_${table} own where own.content = ${content}`;
  return [
    `drop schema if exists ${schema} cascade`,
    `create schema ${schema}`,
    `create view ${schema}.current_release as
      select true as single, ${current} + 1 as release`,
    `create view ${schema}.release as
      select number, label, note, source_hash, restores, figure_rules, created, published, pruned
      from public.release where published is not null
      union all
      select ${current} + 1, label, note, source_hash, null,
        (select coalesce(max(figure_rules), 0) from public.release), created, created, null
      from public.draft where content = ${content}`,
    // Rows of an unfinished publish are invisible, and rows that it closes still count.
    `create view ${schema}.item as
      select kind, key, valid_from,
        case when valid_to <= ${current} then valid_to
          when exists (select 1 from ${own('item')} and own.kind = item.kind and own.key = item.key)
            then ${current} + 1
        end as valid_to, hash, version, body
      from public.item where valid_from <= ${current}
      union all
      select kind, key, ${current} + 1, null, hash, version, body
      from ${own('item')} and own.hash is not null`,
    `create view ${schema}.segment as
      select fund_id, release, folded, first_day, last_day, days, values, since
      from public.segment where release <= ${current}
      union all
      select fund_id, ${current} + 1, false, days[1], days[array_upper(days, 1)], days, values, 0
      from ${own('levels')}`,
    `create view ${schema}.correction as
      select fund_id, release, day, old_value, new_value, reason from public.correction
      where release <= ${current}
      union all
      select own.fund_id, ${current} + 1, point.day, point.old_value,
        nullif(point.new_value, 'NaN'::float8),
        coalesce((select act->>'reason' from public.draft where content = ${content}), '')
      from public.draft_levels own
      cross join lateral unnest(own.days, own.values, own.old_values)
        as point (day, new_value, old_value)
      where own.content = ${content} and point.old_value <> 'NaN'::float8`,
    `create view ${schema}.blob as
      select sha256, bytes, release from public.blob
      union all
      select sha256, bytes, null from ${own('blob')}`,
    // Submissions in a preview are kept apart and go nowhere.
    `create table ${schema}.lead (like public.lead including all)`,
    `create table ${schema}.figures (like public.figures including all)`,
    `insert into ${schema}.figures select * from public.figures`,
  ];
}
