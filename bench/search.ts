/**
 * Typeahead: the catalogue in process beside the fastest SQL that we know, and how many mistyped names are
 * found. Run by `node bench/search.ts`; needs PostgreSQL at TEST_DATABASE_URL.
 */
import { codeOf, readQuery } from '#src/catalogue/engine/search/search-text.ts';
import { buildInWorker, dataSets, type DataSet } from './support/built-list.ts';
import { bestOfRounds, percentiles } from './support/measure.ts';
import { loadPostgres, type PostgresIndexes } from './support/postgres-indexes.ts';
import { report, type Goal } from './support/report.ts';
import { namedOf, searchQueries, shareFound, type SearchQuery } from './support/search-queries.ts';
import { seeded } from './support/seeded.ts';

const limit = 8;
const rows: Record<string, unknown>[] = [];
const goals: Goal[] = [];

for (const dataSet of dataSets()) await benchSearch(dataSet);
report('search', rows, goals);

async function benchSearch(dataSet: DataSet): Promise<void> {
  const { list, ...built } = await buildInWorker(dataSet);
  const named = Array.from({ length: list.size }, (_, row) => namedOf(list, row));
  const queries = searchQueries(seeded(7), named, 3_000);
  const times = await bestOfRounds(5, queries, ({ text }) => list.search({ text, limit }));
  const found = shareFound(named, (typed) =>
    list.search({ text: typed, limit }).rows.map((row) => list.row(row).name),
  );

  const postgres = await loadPostgres(list);
  const some = queries.slice(0, 300);
  const statements = some.map((query) => statementOf(postgres, query));
  const sqlTimes = await bestOfRounds(
    3,
    statements,
    async (sql) => sql && postgres.client.query(sql),
  );
  await postgres.remove();

  const ours = percentiles(times);
  const sql = percentiles(sqlTimes);
  rows.push(
    { data: dataSet.name, by: 'catalogue, ms', ...ours, ...built, found },
    { data: dataSet.name, by: 'SQL, ms', ...sql },
    { data: dataSet.name, by: 'times faster', ...ratios(sql, ours) },
    ...kindsOf(queries).map((kind) => ({
      data: dataSet.name,
      by: `catalogue, ${kind}`,
      ...percentiles(times.filter((_, i) => queries[i]!.kind === kind)),
    })),
  );
  goals.push({
    name: `${dataSet.name}: mistyped names found`,
    value: found,
    atLeast: 0.95,
    missedBy: 1,
  });
  if (dataSet.synthetic !== 300_000) return;
  goals.push(
    { name: 'typeahead p99, ms', value: ours.p99, atMost: 1, missedBy: 3 },
    { name: 'catalogue with every figure, MB', value: built.megabytes, atMost: 700, missedBy: 1 },
    {
      // Other work on the machine can make us wait longer; our own is never more than its processor time.
      name: 'event loop held while built and swapped in, ms',
      value: Math.min(built.longestWait, built.processorTime),
      atMost: 50,
      missedBy: 3,
    },
  );
}

/**
 * Term arrays with a GIN index, matched against words that the application looked up before (its time is not
 * counted), in the order of the list; codes by their beginning. Without total, ranking or typos. Null where
 * there is nothing to ask.
 */
function statementOf(postgres: PostgresIndexes, { text }: SearchQuery): string | null {
  const columns = 'id, name, ticker, isin, fund_id';
  const terms = readQuery(text).terms.flatMap(({ words }) => words);
  const ids = terms.map((word) => postgres.wordsLike(word));
  const code = codeOf(text);
  const byCode = ['lower_ticker', 'lower_isin', 'lower_fund_id']
    .filter(() => code.length > 2 && !text.includes(' '))
    .map(
      (column) =>
        `(select ${columns} from idx where ${column} like '${code}%' order by ${column} limit ${limit})`,
    );
  const byWords = ids.map((some) => `words && '{${some.join(',')}}'::int[]`).join(' and ');
  const byName =
    ids.length > 0 && ids.every((some) => some.length > 0)
      ? [`(select ${columns} from idx where ${byWords} order by id limit ${limit})`]
      : [];
  const parts = [...byCode, ...byName];
  return parts.length === 0
    ? null
    : `select * from (${parts.join(' union all ')}) found limit ${limit}`;
}

function kindsOf(queries: SearchQuery[]): SearchQuery['kind'][] {
  return [...new Set(queries.map(({ kind }) => kind))];
}

function ratios<K extends string>(slow: Record<K, number>, fast: Record<K, number>) {
  const names = Object.keys(slow) as K[];
  return Object.fromEntries(names.map((name) => [name, slow[name] / fast[name]]));
}
