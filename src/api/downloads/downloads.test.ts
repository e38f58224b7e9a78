import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import { problem } from '#src/contract/api/problem.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';
import { unzip } from '../../../tests/support/unzip.ts';
import { xlsxOf } from './write-xlsx.ts';

let site: SmallApi;
beforeAll(async () => {
  site = await openSmallApi('embedded');
});
afterAll(() => site.close());

const levels = '/api/index-prices/download';
const constituents = '/api/index-details/constituents/download';
const get = async (path: string, headers: Record<string, string> = {}) =>
  site.api.request(path, { headers });

/** The lines that a CSV file says of itself, and its rows by column. */
function readCsv(text: string) {
  const said: string[][] = parse(text, { relaxColumnCount: true, to: text.split('\n# ').length });
  const rows: Record<string, string>[] = parse(text, { columns: true, comment: '#' });
  return { about: Object.fromEntries(said.map(([label, value]) => [label, value])), rows };
}

test('ID-02 levels come as CSV with what they are and on what terms, unrounded, back-tests marked', async () => {
  const response = await get(`${levels}?secId=US500.SEC&format=csv`);
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('Content-Disposition')).toBe(
    'attachment; filename="HUS-PR-USD-levels-2026-11-19.csv"',
  );
  const { about, rows } = readCsv(await response.text());
  expect(about).toMatchObject({
    '# Index': 'Harbour US 500 Index',
    '# Code': 'US500',
    '# Return type': 'PR',
    '# Currency': 'USD',
    '# As of': '2026-11-19',
    '# Launch date': '2001-01-02',
    '# Release': `${site.snapshot().release} (small)`,
    '# Source': 'Harbour Indexes Ltd',
    '# Address': 'https://indexes.example/indexes/details/US500',
    '# License': 'Not stated; ask Harbour Indexes Ltd, https://harbour.example',
    '# Disclaimer': 'No investment advice.',
  });
  expect(rows).toEqual([
    { date: '2026-11-16', level: '1000', back_tested: 'false', corrected: 'false' },
    { date: '2026-11-17', level: '1010.5', back_tested: 'false', corrected: 'false' },
    { date: '2026-11-18', level: '1005.25', back_tested: 'false', corrected: 'false' },
    { date: '2026-11-19', level: '1043.27', back_tested: 'false', corrected: 'false' },
  ]);
});

test('levels come as JSON, and where no launch date is known no level claims to be live', async () => {
  const response = await get(`${levels}?secId=WORLDESG&format=json`);
  const { about, rows } = (await response.json()) as { about: object; rows: object[] };
  expect(about).toMatchObject({
    code: 'WORLDESG',
    historyFrom: '2026-11-16',
    asOfDate: '2026-11-18',
  });
  expect(rows).toEqual([
    { date: '2026-11-16', level: 1.005, backTested: null, corrected: false },
    { date: '2026-11-17', level: 1.0101, backTested: null, corrected: false },
    { date: '2026-11-18', level: 1.00995, backTested: null, corrected: false },
  ]);
});

test('levels come as a workbook whose numbers are numbers', async () => {
  const response = await get(`${levels}?secId=US500&format=xlsx`);
  expect(response.headers.get('Content-Type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  const files = unzip(Buffer.from(await response.arrayBuffer()));
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  expect([...sheet.matchAll(/<c [^>]*r="B\d+"[^>]*><v>([\d.]+)<\/v>/g)].map(([, v]) => v)).toEqual(
    expect.arrayContaining(['1000', '1010.5', '1005.25', '1043.27']),
  );
  expect(sheet).not.toContain('<f>');
  expect([...files.values()].join('')).toMatch(/>corrected<[^]*Harbour Indexes Ltd/);
});

test('ID-02 dates that workbooks cannot count are texts in them, and the others are dates', async () => {
  const days = ['1871-01-31', '1899-12-31', '1900-02-28', '1900-03-01', '2026-11-19'];
  const columns = [{ key: 'date', header: 'date', type: 'date' }] as const;
  const file = { id: 'OLD', name: 'old', about: [], columns, rows: days.map((day) => [day]) };
  const files = unzip(Buffer.from(await xlsxOf(file)));
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  const shared = files.get('xl/sharedStrings.xml') ?? '';
  const texts = Array.from(shared.matchAll(/<t[^>]*>([^<]*)<\/t>/g), ([, text]) => text);
  const cells = Array.from(sheet.matchAll(/<c r="A\d+"([^>]*)><v>([^<]+)<\/v>/g)).slice(1);
  const read = cells.map(([, kind, v]) => (kind?.includes('t="s"') ? texts[Number(v)] : Number(v)));
  expect(read).toEqual(['1871-01-31', '1899-12-31', '1900-02-28', 61, 46_345]);
});

test('ID-05 constituents come with their weights, and say what is withheld of them', async () => {
  const response = await get(`${constituents}?portfolioId=WORLDESG`);
  expect(response.headers.get('Content-Disposition')).toContain(
    'WORLDESG-NTR-USD-constituents-2026-11-19.csv',
  );
  const { about, rows } = readCsv(await response.text());
  expect(about['# Members']).toBe('40');
  expect(about['# Withheld by the provider']).toBe('All but the ten largest members');
  expect(rows).toHaveLength(10);
  expect(rows[0]).toMatchObject({ name: 'Member 1', weight: '5', country: 'United States' });
});

test('ID-05 members of a day before the launch are said to be back-tested, those of its day are not', async () => {
  const aboutOf = async (query: string) =>
    readCsv(await (await get(`${constituents}?${query}`)).text()).about;
  expect(await aboutOf('portfolioId=US500&review=2000-12-15')).toMatchObject({
    '# List': 'Of an earlier review, not the current one',
    '# Back-test': 'Of a day before the launch date',
  });
  const ofLaunch = await aboutOf('portfolioId=US500T');
  expect(ofLaunch['# As of']).toBe(ofLaunch['# Launch date']);
  expect(ofLaunch).not.toHaveProperty('# Back-test');
});

test.each([
  [`${levels}?secId=PRIVATE`, 403, /does not allow data of Harbour Private Companies/],
  [`${constituents}?portfolioId=PRIVATE`, 403, /does not allow/],
  [`${constituents}?portfolioId=GOVT`, 403, /does not publish the constituents/],
  [`${levels}?secId=BALANCED`, 404, /No levels are published/],
  [`${constituents}?portfolioId=BALANCED`, 404, /No constituents are published/],
  [`${levels}?secId=NOBODY`, 404, /NOBODY/],
])('API-03 %s is a %i that says why', async (path, status, why) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(problem.parse(await response.json()).detail).toMatch(why);
});

test('API-03 an unknown format is a 400', async () => {
  const response = await get(`${levels}?secId=US500&format=pdf`);
  expect(problem.parse(await response.json())).toMatchObject({
    status: 400,
    parameters: ['format'],
  });
});

test('API-05 a file has a tag, and is compressed where the reader understands it', async () => {
  const path = `${levels}?secId=US500`;
  const plain = await get(path);
  const tag = plain.headers.get('ETag') ?? '';
  expect((await get(path, { 'If-None-Match': tag })).status).toBe(304);
  for (const other of [`${levels}?secId=US500T`, `${path}&format=json`]) {
    expect((await get(other, { 'If-None-Match': tag })).status).toBe(200);
  }
  const packed = await get(path, { 'Accept-Encoding': 'gzip' });
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  const bytes = gunzipSync(Buffer.from(await packed.arrayBuffer()));
  expect(bytes.toString()).toBe(await plain.text());
});

test('what a spreadsheet would run is told to be text, in whatever file; numbers stay numbers', async () => {
  const day = dayOfIso('2026-11-16') ?? Number.NaN;
  const draft = await beginRelease(site.store, { label: '=1+1', note: '', sourceHash: 'evil' });
  await draft.putItems('constituents', [
    {
      key: 'BALANCED',
      body: {
        fundId: 'BALANCED',
        asOfDate: null,
        classification: null,
        numberOfConstituents: 4,
        withheld: null,
        constituents: ['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)'].map((name) => ({
          name,
          ticker: null,
          isin: null,
          weight: 25,
          sector: null,
          country: null,
          currency: null,
        })),
      },
    },
  ]);
  await draft.putLevels([
    { fundId: 'BALANCED', days: Int32Array.of(day), values: Float64Array.of(-1.5) },
  ]);
  const { number } = await draft.flip();
  const { catalogue } = site.snapshot();
  const ask = async (path: string) =>
    site.api.request(path, {}, { snapshot: { release: number, catalogue } });
  const { rows } = readCsv(await (await ask(`${constituents}?portfolioId=BALANCED`)).text());
  expect(rows.map(({ name }) => name)).toEqual(['\'=HYPERLINK("x")', "'+1", '-1', "'@SUM(A1)"]);
  const book = await ask(`${constituents}?portfolioId=BALANCED&format=xlsx`);
  const files = unzip(Buffer.from(await book.arrayBuffer()));
  expect([...files.values()].join('')).not.toMatch(/<f[ >]/);
  const series = readCsv(await (await ask(`${levels}?secId=BALANCED`)).text());
  expect(series.rows).toMatchObject([{ date: '2026-11-16', level: '-1.5' }]);
});

test('ID-02 where downloads are not allowed no call gives more of the levels than a line is drawn by', async () => {
  const whole = await site.ask('indexPrices', { secId: 'US500' });
  expect(whole.indexPrices[0]?.resolution).toBe('published');
  const draft = await beginRelease(site.store, { label: 'levels', note: '', sourceHash: 'weekly' });
  await draft.putLevels([
    {
      fundId: 'PRIVATE',
      days: Int32Array.from(
        ['2026-09-30', '2026-10-30', '2026-11-09', '2026-11-13', '2026-11-18', '2026-11-19'],
        (date) => dayOfIso(date)!,
      ),
      values: Float64Array.of(1000.01, 1012.3456, 1001.5, 1003.77, 1010.5, 998.9876),
    },
  ]);
  const { number } = await draft.flip();
  const { catalogue } = site.snapshot();
  const ask = async (path: string) => {
    const snapshot = { release: number, catalogue };
    return (await site.api.request(path, {}, { snapshot })).json();
  };
  // Weeks' last levels to four digits; the last of all as it is published, 998.9876.
  expect(await ask('/api/index-prices?secId=PRIVATE')).toMatchObject({
    indexPrices: [
      {
        resolution: 'weekly',
        pricesData: {
          firstDate: '2026-09-30',
          decimals: 4,
          dayDeltas: [0, 30, 14, 6],
          valueDeltas: [10_000_000, 120_000, -80_000, -50_124],
        },
      },
    ],
  });
  // An article with a chart of 17 and 18 November: no level of those days, and none to the last digit.
  const { blocks } = (await ask('/api/insights/articles/a1')) as EndpointAnswer<'article'>;
  const chart = blocks.find((block) => block.kind === 'chart');
  expect(chart).toMatchObject({ sampling: 'week-ends' });
  expect(chart?.series.at(-1)).toMatchObject({
    fundId: 'PRIVATE',
    resolution: 'weekly',
    levels: { firstDate: '2026-11-13', decimals: 0, dayDeltas: [0], valueDeltas: [1004] },
  });
  // 1012.3456 / 1000.01 − 1 = 1.23354…%: the level of October could be worked back from more digits.
  const figures = await ask('/api/index-details/figures?indexId=PRIVATE');
  expect(figures).toMatchObject({ calendarYears: [{ months: expect.arrayContaining([1.23]) }] });
});
