/**
 * Screener: one page of rows and the counts of all facets, in process beside the fastest SQL that we know.
 * Run by `node bench/screener.ts`; needs PostgreSQL at TEST_DATABASE_URL.
 */
import type { IndexList } from '#src/catalogue/lists/index-list.ts';
import { readQuery } from '#src/catalogue/engine/search/search-text.ts';
import type { List } from '#src/catalogue/list.ts';
import { buildInWorker, dataSets, type DataSet } from './support/built-list.ts';
import { bestOfRounds, percentiles } from './support/measure.ts';
import {
  filterColumns,
  loadPostgres,
  sortColumns,
  type Filter,
  type PostgresIndexes,
} from './support/postgres-indexes.ts';
import { report, type Goal } from './support/report.ts';
import { asked, screenQueries, type ScreenedQuery } from './support/screen-queries.ts';

/** What `grouping` answers for the set over nothing. */
const overNothing = 2 ** Object.keys(filterColumns).length - 1;
const rows: Record<string, unknown>[] = [];
const goals: Goal[] = [];

for (const dataSet of dataSets()) await benchScreener(dataSet);
report('screener', rows, goals);

async function benchScreener(dataSet: DataSet): Promise<void> {
  const { list } = await buildInWorker(dataSet);
  const queries = screenQueries(list, 200);
  const times = await bestOfRounds(5, queries, (query) => list.screen(asked(query)));

  const postgres = await loadPostgres(list);
  const some = queries.slice(0, 80);
  const statements = some.map((query) => statementsOf(postgres, query));
  const answers: number[] = [];
  const sqlTimes = await bestOfRounds(2, statements, async ({ page, facets }) => {
    await postgres.client.query(page);
    const counts = await postgres.client.query(facets);
    answers.push(totalOf(counts.rows));
  });
  await postgres.remove();
  compareTotals(list, some, answers);

  const ours = percentiles(times);
  const sql = percentiles(sqlTimes);
  const faster = { p50: sql.p50 / ours.p50, p95: sql.p95 / ours.p95, p99: sql.p99 / ours.p99 };
  rows.push(
    { data: dataSet.name, by: 'catalogue, ms', ...ours },
    { data: dataSet.name, by: 'SQL, ms', ...sql },
    { data: dataSet.name, by: 'times faster', ...faster },
  );
  if (dataSet.synthetic !== 300_000) return;
  goals.push(
    { name: 'screener p50, times faster', value: faster.p50, atLeast: 20, missedBy: 2 },
    { name: 'screener p95, times faster', value: faster.p95, atLeast: 20, missedBy: 2 },
  );
}

/** Both must have counted the same, where both were asked the same: text finds codes too, SQL does not. */
function compareTotals(list: List<IndexList>, queries: ScreenedQuery[], totals: number[]): void {
  for (const [i, query] of queries.entries()) {
    const { total } = list.screen(asked(query));
    if (query.text === undefined && total !== totals[i]) {
      throw new Error(`${JSON.stringify(query)}: ${total} rows here, ${totals[i]} in SQL`);
    }
  }
}

/** The count of all rows that fail no filter. */
function totalOf(counts: { g: number; failed: number; count: number }[]): number {
  return counts.find(({ g, failed }) => g === overNothing && failed === 0)?.count ?? 0;
}

/**
 * The page by the index of its sort, and all facets in one pass: a bit mask of the filters that a row fails;
 * a facet counts the rows that fail none, or only its own filter. Words as in `bench/search.ts`.
 */
function statementsOf(postgres: PostgresIndexes, query: ScreenedQuery) {
  const words = query.text ? readQuery(query.text).terms.flatMap((term) => term.words) : [];
  const text = words.map((word) => `words && '{${postgres.wordsLike(word).join(',')}}'::int[]`);
  const active = Object.entries(query.filters) as [Filter, string[]][];
  const conditions = active.map(([filter, values]) => {
    const numbers = values.map((value) => postgres.valueNumber(filter, value));
    return `${filterColumns[filter]} = any('{${numbers.join(',')}}'::int2[])`;
  });
  const where = (all: string[]) => (all.length > 0 ? `where ${all.join(' and ')}` : '');
  const column = sortColumns[query.sort];
  const direction = query.sortOrder === 1 ? 'asc nulls last' : 'desc nulls last';
  const page = `select id, name, ticker, isin, fund_id, return_1y, last_level, last_date
    from idx ${where([...text, ...conditions])}
    order by ${column} ${direction}, id limit ${query.size} offset ${(query.page - 1) * query.size}`;

  const columns = Object.values(filterColumns);
  const failed = conditions.map((one, i) => `(case when ${one} then 0 else ${1 << i} end)`);
  const masks = [0, ...conditions.map((_, i) => 1 << i)];
  const facets = `select ${columns.join(', ')}, grouping(${columns.join(', ')}) g, failed, count(*)::int count
    from (select ${columns.join(', ')}, ${failed.join(' + ') || '0'} failed
          from idx ${where(text)} offset 0) rows
    where failed in (${masks.join(',')})
    group by grouping sets (${columns.map((one) => `(${one}, failed)`).join(', ')}, (failed))`;
  return { page, facets };
}
