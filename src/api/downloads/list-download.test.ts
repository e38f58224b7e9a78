import { parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import { problem } from '#src/contract/api/problem.ts';
import { sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';

// Of the eight indexes of the small release PRIVATE may not be downloaded.

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => {
  site = smallApi;
});

const ask = async (query: string) => site.api.request(`/api/portfolio-returns/download?${query}`);

type Row = Record<string, string | number | null>;
const rowsOf = async (query: string) => (await (await ask(`${query}&format=json`)).json()) as Row[];
const metadataOf = async (query: string) =>
  (await (
    await site.api.request(`/api/portfolio-returns/download.metadata.json?${query}`)
  ).json()) as { query: string; address: string; release: number; leftOut: { count: number } };

const columns = 'return1Y,asOfDate,currency';

test('SC-09 CSV begins with its header, whose heads are tags, and has the rows of all pages in their order', async () => {
  const { portfolios } = await site.ask('portfolioReturns', {
    columns,
    sortBy: 'return1Y',
    sortOrder: -1,
    size: 200,
  });
  const answer = await ask(`columns=${columns}&sortBy=return1Y&sortOrder=-1`);
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="indexes-/);
  const [head, ...lines] = (await answer.text()).trim().split('\r\n');
  expect(head).toBe('fundId,portfolioName,return1Y,asOfDate,currency');
  const shown = portfolios.filter(({ fundId }) => fundId !== 'PRIVATE');
  expect(lines.map((line) => line.split(',')[0])).toEqual(shown.map(({ fundId }) => fundId));
  const figures = shown.map(({ figures: { return1Y } }) => return1Y ?? '');
  expect(lines.map((line) => line.split(',').at(-3))).toEqual(figures.map(String));
});

test('SC-09 what narrows the list narrows the file, bounds and terms too', async () => {
  expect((await rowsOf('return1YMin=12&sortBy=return1Y')).map(({ fundId }) => fundId)).toEqual([
    'US500',
    'US500T',
  ]);
  expect((await rowsOf('filterPattern=gold')).map(({ fundId }) => fundId)).toEqual(['GOLD']);
  expect(await rowsOf('return1YMin=900')).toEqual([]);
});

test('SC-09 what may not be downloaded is left out, and counted with question, release and address', async () => {
  const { numberOfPortfolios } = await site.ask('portfolioReturns', {});
  const rows = await rowsOf('sortBy=portfolioName');
  expect(rows.map(({ fundId }) => fundId)).not.toContain('PRIVATE');
  expect(rows).toHaveLength(numberOfPortfolios - 1);
  const said = await metadataOf('sortBy=portfolioName');
  expect(said).toMatchObject({
    query: 'sortBy=portfolioName',
    release: 1,
    address: 'https://indexes.example/api/portfolio-returns/download?sortBy=portfolioName&asof=1',
    leftOut: { count: 1 },
  });
  expect((await metadataOf('return1YMin=12')).leftOut.count).toBe(0);
});

test('SC-09 Parquet has the same cells, dates as dates', async () => {
  const answer = await ask(`columns=${columns}&format=parquet`);
  expect(answer.headers.get('Content-Type')).toBe('application/vnd.apache.parquet');
  const file = await answer.arrayBuffer();
  const found = (await parquetReadObjects({ file })) as Record<string, unknown>[];
  const iso = (value: unknown) =>
    value instanceof Date ? value.toISOString().slice(0, 10) : value;
  expect(found.map((row) => ({ ...row, asOfDate: iso(row['asOfDate']) }))).toEqual(
    await rowsOf(`columns=${columns}`),
  );
});

test('SC-09 a workbook is made, with a name of its own', async () => {
  const answer = await ask('format=xlsx');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Disposition')).toContain('.xlsx');
  expect(new Uint8Array(await answer.arrayBuffer()).subarray(0, 2)).toEqual(
    new TextEncoder().encode('PK'),
  );
});

test('API-03 what the list does not know is refused in the file too', async () => {
  for (const query of ['format=pdf', 'columns=nonsense', 'page=2', 'volatilty3YMax=1']) {
    const answer = await ask(query);
    expect([query, answer.status]).toEqual([query, 400]);
    problem.parse(await answer.json());
  }
});

test('API-06 a file that is held is not sent again, and another question is another file', async () => {
  const first = await ask('columns=return1Y');
  const tag = first.headers.get('ETag') ?? '';
  const again = await site.api.request('/api/portfolio-returns/download?columns=return1Y', {
    headers: { 'If-None-Match': tag },
  });
  expect(again.status).toBe(304);
  expect((await ask('columns=return3Y')).headers.get('ETag')).not.toBe(tag);
});
