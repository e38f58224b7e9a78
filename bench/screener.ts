/**
 * Screener, in process beside the fastest SQL that we know: one page of rows with the counts of all facets as visitors
 * ask for it; and a word, two filters and three ranges with all facets and three histograms, over every figure of the register.
 * Run by `node bench/screener.ts`; needs PostgreSQL at TEST_DATABASE_URL.
 */
import type { IndexList } from '#src/catalogue/lists/index-list.ts';
import type { List } from '#src/catalogue/list.ts';
import { buildInWorker, dataSets, type DataSet } from './support/built-list.ts';
import { bestOfRounds, percentiles, type Percentiles } from './support/measure.ts';
import { loadPostgres, rangeColumns, type PostgresIndexes } from './support/postgres-indexes.ts';
import { rangesOfQuery, rangeQueries, type RangeQuery } from './support/range-queries.ts';
import { report, type Goal } from './support/report.ts';
import { asked, screenQueries, type ScreenedQuery } from './support/screen-queries.ts';
import {
  rangeStatementsOf,
  statementsOf,
  totalOf,
  type Statements,
} from './support/screen-statements.ts';

type Named = { data: string; what: string };
type Asked = Parameters<List<IndexList>['screen']>[0];

const rows: Record<string, unknown>[] = [];
const goals: Goal[] = [];

for (const dataSet of dataSets()) await benchScreener(dataSet);
report('screener', rows, goals);

async function benchScreener(dataSet: DataSet): Promise<void> {
  const { list } = await buildInWorker(dataSet);
  const postgres = await loadPostgres(list);
  try {
    const usual = await compareUsual(dataSet, list, postgres);
    if (dataSet.synthetic === null) return;
    const { times, faster } = await compareRanges(dataSet, list, postgres);
    if (dataSet.synthetic !== 300_000) return;
    goals.push(
      { name: 'screener p50, times faster', value: usual.p50, atLeast: 20, missedBy: 2 },
      { name: 'screener p95, times faster', value: usual.p95, atLeast: 20, missedBy: 2 },
      { name: 'with ranges p50, times faster', value: faster.p50, atLeast: 20, missedBy: 2 },
      { name: 'with ranges p99, ms', value: percentiles(times).p99, atMost: 40, missedBy: 2 },
      {
        name: 'event loop held by one question, ms',
        value: Math.max(...times, ...(await timesOfWholeHistograms(list))),
        atMost: 50,
        missedBy: 2,
      },
    );
  } finally {
    await postgres.remove();
  }
}

/** Screens as visitors make them; gives how much faster they are than SQL. */
async function compareUsual({ name }: DataSet, list: List<IndexList>, postgres: PostgresIndexes) {
  const queries = screenQueries(list, 200);
  const times = await bestOfRounds(5, queries, (query) => list.screen(asked(query)));
  const some = queries.slice(0, 80);
  const sql = await timesOfSql(
    postgres,
    some.map((query) => statementsOf(postgres, query)),
  );
  compareTotals(
    list,
    some.map((query) => ({ query, asked: asked(query) })),
    sql.totals,
  );
  return told({ data: name, what: 'usual' }, times, sql.times);
}

/** The same of questions with ranges, for an index in one row and for each of its variants in one. */
async function compareRanges({ name }: DataSet, list: List<IndexList>, postgres: PostgresIndexes) {
  const tags = Object.keys(rangeColumns);
  const { histograms } = list.screen({ histograms: tags, page: 1, size: 1 });
  const queries = rangeQueries(list, 100);
  const times = await bestOfRounds(5, queries, (query) => list.screen(rangesOfQuery(query)));
  const some = queries.slice(0, 40);
  const sqlOf = (all: RangeQuery[]) =>
    timesOfSql(
      postgres,
      all.map((query) => rangeStatementsOf(postgres, query, histograms)),
    );
  const sql = await sqlOf(some);
  // Text finds codes too, SQL does not: both count the same of questions without a word.
  const wordless = some.slice(0, 10).map(({ text: _, ...query }) => query);
  const counted = await sqlOf(wordless);
  compareTotals(
    list,
    wordless.map((query) => ({ query, asked: rangesOfQuery(query) })),
    counted.totals,
  );
  const grouped = await bestOfRounds(5, queries, (query) =>
    list.screen({ ...rangesOfQuery(query), oncePer: 'variantGroup' }),
  );
  rows.push({
    data: name,
    what: 'with ranges',
    by: 'catalogue, once per index, ms',
    ...percentiles(grouped),
  });
  return {
    times: [...times, ...grouped],
    faster: told({ data: name, what: 'with ranges' }, times, sql.times),
  };
}

/** Of a form without ranges every figure has a histogram of the whole list, each counted by itself. */
async function timesOfWholeHistograms(list: List<IndexList>): Promise<number[]> {
  return bestOfRounds(2, list.figures, (tag) => list.spread(tag, 'variantGroup'));
}

async function timesOfSql({ client }: PostgresIndexes, statements: Statements[]) {
  const answers: number[] = [];
  const times = await bestOfRounds(2, statements, async ({ page, facets }) => {
    await client.query(page);
    const counts = await client.query(facets);
    answers.push(totalOf(counts.rows));
  });
  return { times, totals: answers.slice(0, statements.length) };
}

/** Both must have counted the same, where both were asked the same: text finds codes too, SQL does not. */
function compareTotals(
  list: List<IndexList>,
  queries: { query: ScreenedQuery | RangeQuery; asked: Asked }[],
  totals: number[],
): void {
  for (const [i, { query, asked }] of queries.entries()) {
    const { total } = list.screen(asked);
    if (query.text === undefined && total !== totals[i]) {
      throw new Error(`${JSON.stringify(query)}: ${total} rows here, ${totals[i]} in SQL`);
    }
  }
}

/** Puts the times into the table; gives how much faster ours are. */
function told(named: Named, ourTimes: number[], sqlTimes: number[]): Percentiles {
  const [ours, sql] = [percentiles(ourTimes), percentiles(sqlTimes)];
  const faster = { p50: sql.p50 / ours.p50, p95: sql.p95 / ours.p95, p99: sql.p99 / ours.p99 };
  rows.push(
    { ...named, by: 'catalogue, ms', ...ours },
    { ...named, by: 'SQL, ms', ...sql },
    { ...named, by: 'times faster', ...faster },
  );
  return faster;
}
