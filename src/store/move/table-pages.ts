import { sql, type RawBuilder } from 'kysely';
import { compile } from '../session-dialect.ts';
import type { Session } from '../session.ts';
import type { MovedTable } from './moved-tables.ts';

/** A row as texts in the order of the table's columns: identical on both engines, to the last digit. */
export type TextRow = readonly (string | null)[];

/** All rows in the order of the primary key, a page at a time. */
export async function* tablePages(session: Session, table: MovedTable): AsyncGenerator<TextRow[]> {
  const names = Object.keys(table.columns);
  let after: TextRow | null = null;
  for (;;) {
    const { rows } = await session.run(compile(pageOf(table, after)));
    const page = rows.map((row): TextRow => names.map((name) => row[name] as string | null));
    if (page.length > 0) yield page;
    if (page.length < table.rowsPerPage) return;
    const last: TextRow = page.at(-1)!;
    after = table.key.map((name) => last[names.indexOf(name)] ?? null);
  }
}

export async function insertPage(
  session: Session,
  table: MovedTable,
  page: readonly TextRow[],
): Promise<void> {
  const names = Object.keys(table.columns);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const values = names.map((_, at) => sql`${page.map((row) => row[at])}::text[]`);
  await session.run(
    compile(sql`insert into ${sql.table(table.name)} (${columns})
      select ${sql.join(names.map((name) => fromText(table, name)))}
      from unnest(${sql.join(values)}) as moved (${columns})`),
  );
}

function pageOf(table: MovedTable, after: TextRow | null): RawBuilder<unknown> {
  const { name, key, columns, rowsPerPage } = table;
  const texts = Object.keys(columns).map(
    (column) => sql`${asText(table, column)} as ${sql.ref(column)}`,
  );
  const keys = sql.join(key.map((column) => sql.ref(`${name}.${column}`)));
  const last = after?.map((text, at) => sql`${text}::text::${typeOf(table, key[at]!)}`);
  const rest = last ? sql`where (${keys}) > (${sql.join(last)})` : sql``;
  return sql`select ${sql.join(texts)} from ${sql.table(name)} ${rest} order by ${keys} limit ${rowsPerPage}`;
}

/** Texts that do not depend on settings of the server or the session. */
function asText({ columns }: MovedTable, name: string): RawBuilder<unknown> {
  const column = sql.ref(name);
  switch (columns[name]) {
    case 'timestamptz':
      return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
    case 'bytea':
      return sql`encode(${column}, 'hex')`;
    default:
      return sql`${column}::text`;
  }
}

function fromText(table: MovedTable, name: string): RawBuilder<unknown> {
  const text = sql.ref(`moved.${name}`);
  return table.columns[name] === 'bytea'
    ? sql`decode(${text}, 'hex')`
    : sql`${text}::${typeOf(table, name)}`;
}

function typeOf({ columns }: MovedTable, name: string): RawBuilder<unknown> {
  return sql.raw(columns[name] ?? 'text');
}
