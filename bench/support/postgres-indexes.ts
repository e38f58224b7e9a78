import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { IndexList } from '#src/catalogue/lists/index-list.ts';
import { codeOf, wordsOf } from '#src/catalogue/engine/search/search-text.ts';
import type { List } from '#src/catalogue/list.ts';
import { findDeclared } from '#src/domain/register/register.ts';
import { shownValue } from '#src/domain/shown-value.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/test';

/** Columns of the table by filter, and by sort; the values of filters are numbers, as is the rank of a name. */
export const filterColumns = {
  assetType: 'asset',
  family: 'family',
  region: 'region',
  currency: 'currency',
  returnType: 'variant',
  hedged: 'hedged',
  frequency: 'frequency',
  status: 'status',
} as const;
export const sortColumns = { name: 'name_rank', return1Y: 'return_1y', lastLevel: 'last_level' };

/** Figures that ranges are asked of, each in a column; as shown, which is what bounds are compared with. */
export const rangeColumns = {
  return1Y: 'shown_return_1y',
  return5Y: 'shown_return_5y',
  volatility3Y: 'volatility_3y',
  sharpeRatio3Y: 'sharpe_3y',
  maximumDrawdown5Y: 'drawdown_5y',
  trackingError3Y: 'tracking_error_3y',
  positiveMonths3Y: 'positive_months_3y',
  currentDrawdown: 'current_drawdown',
} as const;

export type Filter = keyof typeof filterColumns;
export type RangedTag = keyof typeof rangeColumns;

/** The same indexes in PostgreSQL, laid out for the fastest SQL that we know, in a database of their own. */
export type PostgresIndexes = {
  client: pg.Client;
  /** Numbers of the words that begin with a text, or hold it; the application keeps the vocabulary. */
  wordsLike: (text: string) => number[];
  valueNumber: (filter: Filter, value: string) => number;
  remove: () => Promise<void>;
};

export async function loadPostgres(list: List<IndexList>): Promise<PostgresIndexes> {
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const database = `plumbline_bench_${randomUUID().slice(0, 8)}`;
  await admin.query(`create database ${database}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const words = new Map<string, number>();
  const values = valueNumbers(list);
  await client.query(createTable);
  await fill(client, list, words, values);
  for (const statement of indexesAndSettings) await client.query(statement);
  const vocabulary = [...words.keys()];
  return {
    client,
    wordsLike: (text) =>
      vocabulary.flatMap((word, i) =>
        word.startsWith(text) || (text.length > 2 && word.includes(text)) ? [i] : [],
      ),
    valueNumber: (filter, value) => values[filter].get(value) ?? 0,
    async remove() {
      await client.end();
      await admin.query(`drop database ${database} with (force)`);
      await admin.end();
    },
  };
}

const createTable = `create unlogged table idx (
  id int, name text, name_rank int, ticker text, isin text, fund_id text,
  lower_ticker text, lower_isin text, lower_fund_id text,
  asset int2, family int2, region int2, currency int2, variant int2, hedged int2, frequency int2, status int2,
  return_1y float8, last_level float8, last_date text, words int[],
  ${Object.values(rangeColumns)
    .map((column) => `${column} float8`)
    .join(', ')})`;

const indexesAndSettings = [
  'alter table idx add primary key (id)',
  'create index on idx using gin (words)',
  'create index on idx (lower_ticker text_pattern_ops)',
  'create index on idx (lower_isin text_pattern_ops)',
  'create index on idx (lower_fund_id text_pattern_ops)',
  ...Object.values(sortColumns).flatMap((column) => [
    `create index on idx (${column}, id)`,
    `create index on idx (${column} desc nulls last, id)`,
  ]),
  'alter table idx alter words set statistics 1000',
  'vacuum analyze idx',
  'set jit = off',
  "set work_mem = '64MB'",
  "set effective_cache_size = '4GB'",
];

type ValueNumbers = Record<Filter, Map<string, number>>;

function valueNumbers(list: List<IndexList>): ValueNumbers {
  const { facets } = list.screen({ page: 1, size: 0 });
  const entries = Object.entries(facets).map(([filter, options]) => [
    filter,
    new Map(options.map(({ value }, i) => [value, i + 1])),
  ]);
  return Object.fromEntries(entries) as ValueNumbers;
}

async function fill(
  client: pg.Client,
  list: List<IndexList>,
  words: Map<string, number>,
  values: ValueNumbers,
): Promise<void> {
  const nameRank = new Map(
    list.screen({ page: 1, size: list.size, sortBy: 'name' }).rows.map((row, rank) => [row, rank]),
  );
  const numberOf = (word: string) => {
    if (!words.has(word)) words.set(word, words.size);
    return words.get(word)!;
  };
  const lower = (code: string | null) => (code === null ? null : codeOf(code));
  const filters = Object.entries(filterColumns) as [Filter, string][];
  const ranged = Object.entries(rangeColumns) as [RangedTag, string][];
  const rowOf = (id: number) => {
    const row = list.row(id);
    const names = [row.name, ...row.formerNames];
    return {
      id,
      name: row.name,
      name_rank: nameRank.get(id),
      ticker: row.ticker,
      isin: row.isin,
      fund_id: row.fundId,
      lower_ticker: lower(row.ticker),
      lower_isin: lower(row.isin),
      lower_fund_id: lower(row.fundId),
      ...Object.fromEntries(
        filters.map(([filter, column]) => [column, values[filter].get(row[filter] ?? '') ?? 0]),
      ),
      return_1y: list.figure('return1Y', id).value,
      last_level: row.lastLevel,
      last_date: row.lastDate,
      ...Object.fromEntries(ranged.map(([tag, column]) => [column, shownFigure(list, tag, id)])),
      words: [...new Set(names.flatMap(wordsOf).map(numberOf))],
    };
  };
  for (let from = 0; from < list.size; from += 10_000) {
    const length = Math.min(10_000, list.size - from);
    const rows = Array.from({ length }, (_, i) => rowOf(from + i));
    await client.query('insert into idx select * from json_populate_recordset(null::idx, $1)', [
      JSON.stringify(rows),
    ]);
  }
}

/** A figure of an index as pages show it. */
function shownFigure(list: List<IndexList>, tag: RangedTag, row: number): number | null {
  const { value } = list.figure(tag, row);
  return value === null ? null : shownValue(value, decimalsOf(tag));
}

export const decimalsOf = (tag: RangedTag): number => findDeclared(tag)!.decimals;
