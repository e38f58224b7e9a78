import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  endpoints,
  type EndpointAnswer,
  type EndpointName,
} from '#src/contract/api/endpoints/endpoints.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { openSiteApp, type SiteApp } from '../../support/site-app.ts';

let site: SiteApp;
beforeAll(async () => {
  site = await openSiteApp();
});
afterAll(() => site.close());

const { fundId } = demoIndexes.full;

async function ask<N extends EndpointName>(name: N, query: string): Promise<EndpointAnswer<N>> {
  const response = await site.get(`/api${endpoints[name].path}?${query}`);
  return (await response.json()) as EndpointAnswer<N>;
}

async function factsheet(id: string, language: 'en-us' | 'ja-jp') {
  const moved = await site.get(`/factsheets/${id}/${language}.pdf`);
  expect(moved.status).toBe(302);
  const address = moved.headers.get('Location') ?? '';
  const response = await site.get(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  expect(response.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; .*; frame-ancestors 'none'/,
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  const document = await getDocumentProxy(bytes.slice());
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { address, response, bytes, document, totalPages, text: text.replaceAll(/\s+/g, ' ') };
}

/** Two decimals with a true minus, as a reader of the page would write it: made without our formatting. */
function twoDecimals(value: number): string {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(2).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '−' : ''}${grouped}.${decimals}`;
}

test('ID-03 the figures of the factsheet are those of the API', async () => {
  const { text, totalPages } = await factsheet(fundId, 'en-us');
  expect(totalPages).toBe(2);
  const details = await ask('indexDetails', `indexId=${fundId}`);
  const figures = await ask('indexFigures', `indexId=${fundId}`);
  const constituents = await ask('constituents', `portfolioId=${fundId}`);
  expect(text).toContain(details.portfolioName);
  expect(text).toContain(twoDecimals(details.level!.value));
  expect(text).toContain(details.isin!);
  const returns = figures.periodReturns.map(({ value }) => value!);
  expect(returns).toHaveLength(8);
  for (const value of returns) expect(text).toContain(`${twoDecimals(value)}%`);
  for (const { year, value } of figures.calendarYears.slice(1, 10)) {
    expect(text).toContain(String(year));
    expect(text).toContain(`${twoDecimals(value!)}%`);
  }
  for (const { value, unit } of figures.risk.filter((one) => one.value !== null)) {
    expect(text).toContain(unit === 'percent' ? `${twoDecimals(value!)}%` : twoDecimals(value!));
  }
  const sharpe = `Sharpe ratio: monthly returns, risk-free: ${figures.riskFree!.portfolioName}.`;
  expect(text).toContain(`Volatility: daily returns. ${sharpe}`);
  for (const { depth } of figures.drawdowns) expect(text).toContain(`${twoDecimals(depth!)}%`);
  for (const { name, weight } of constituents.constituents.slice(0, 10)) {
    expect(text).toContain(name);
    expect(text).toContain(twoDecimals(weight!));
  }
  expect(text).toContain(twoDecimals(constituents.topTenWeight!));
  expect(text).toContain('Past performance is no indication of future results.');
});

test('ID-03 the factsheet names the benchmark, among the facts and with what is measured against it', async () => {
  const { text } = await factsheet(demoIndexes.topTen.fundId, 'en-us');
  const { benchmarkName } = await ask('indexDetails', `indexId=${demoIndexes.topTen.fundId}`);
  expect(benchmarkName).toContain('Plumbline World');
  expect(text).toContain(`Benchmark ${benchmarkName}`);
  for (const figure of ['Tracking error', 'Beta', 'Correlation']) {
    expect(text).toContain(`${figure}: monthly returns, against ${benchmarkName}.`);
  }
});

/** Levels, returns, risk figures and weights as they are written: two decimals, with their sign. */
const figuresIn = (text: string) => new Set(text.match(/[+−]?\d[\d,]*\.\d\d(?!\d)/g));

/** What a reader sees of a part of the page. */
function shownIn(html: string, from: string, to: string): string {
  const part = html.slice(html.indexOf(from), html.indexOf(to));
  return part.replaceAll(/<svg.*?<\/svg>/gs, ' ').replaceAll(/<[^>]+>/g, ' ');
}

test.each([
  ['en-us', '', fundId],
  ['ja-jp', '/ja-jp', fundId],
  ['en-us', '', demoIndexes.governmentBond.fundId],
  ['en-us', '', demoIndexes.old.fundId],
  ['ja-jp', '/ja-jp', demoIndexes.young.fundId],
  ['en-us', '', demoIndexes.measure.fundId],
] as const)(
  'ID-03 page and factsheet show the same figures (%s%s, %s)',
  async (language, prefix, id) => {
    const { text } = await factsheet(id, language);
    const html = await (await site.get(`${prefix}/indexes/details/${id}`)).text();
    const main = shownIn(html, '<main', '</main>');
    // Every figure of the sheet is on the page; sums of what is left over are the sheet's own.
    const rest = /(?:Others|その他) \d+\.\d\d(?: \d+\.\d\d)?/g;
    const ofSheet = figuresIn(text.replaceAll(rest, ' '));
    const ofPage = figuresIn(main);
    expect(ofSheet.size).toBeGreaterThan(1);
    expect([...ofSheet].filter((figure) => !ofPage.has(figure) && !ofAxis.test(figure))).toEqual(
      [],
    );
    // And what the page says of level, returns and drawdowns is on the sheet.
    const asked = [shownIn(html, '<h1', 'id="levels"'), shownIn(html, 'id="returns"', '</table>')];
    const missing = [...figuresIn(asked.join(' '))].filter(
      (figure) => !figuresIn(text).has(figure) && !ofRange(html).has(figure),
    );
    expect(missing).toEqual([]);
  },
);

/** Labels of the chart's axis: the sheet draws another period than the page. */
const ofAxis = /^\d[\d,]*\.[05]0$/;

/** The range of 52 weeks and the change in points are on the page alone. */
function ofRange(html: string): Set<string> {
  const header = shownIn(html, '<h1', 'id="levels"');
  return new Set([...figuresIn(header)].slice(2));
}

test.each([
  'full',
  'governmentBond',
  'old',
  'monthly',
  'many',
  'topTen',
  'withheld',
  'measure',
  'young',
  'ceased',
] as const)('a factsheet has as many pages as it fills, in each language (%s)', async (kind) => {
  for (const language of ['en-us', 'ja-jp'] as const) {
    const { totalPages, text } = await factsheet(demoIndexes[kind].fundId, language);
    const all = kind === 'measure' ? 1 : 2;
    expect([language, totalPages]).toEqual([language, all]);
    const last = text.replaceAll(' ', '');
    expect(last).toContain(language === 'en-us' ? `Page${all}of${all}` : `${all}／${all}ページ`);
  }
});

test('the factsheet marks what is back-tested and says so', async () => {
  const { text } = await factsheet(fundId, 'en-us');
  const figures = await ask('indexFigures', `indexId=${fundId}`);
  const returnSinceInception = figures.periodReturns.at(-1)!;
  expect(returnSinceInception.crossesLaunch).toBe(true);
  expect(text).toContain(`${twoDecimals(returnSinceInception.value!)}% †`);
  expect(text).toContain('† Crosses the launch date, 1 Mar 2004');
  expect(text).toContain('Dashed: levels before the launch date');
});

test('I18-03 the Japanese factsheet has Japanese words, dates and disclaimer', async () => {
  const { text, document } = await factsheet(fundId, 'ja-jp');
  const compact = text.replaceAll(' ', '');
  expect(compact).toContain('ファクトシート');
  expect(compact).toContain('2026年11月19日現在');
  expect(compact).toContain('上位10銘柄');
  // The heads of the tables of returns, each on one line.
  const lines = (await extractText(document, { mergePages: true })).text.split('\n');
  expect(lines.filter((line) => line.includes('バリエーション'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('12月'))).not.toEqual([]);
  expect(compact).toContain('過去の実績は将来の成果を示すものではありません。');
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({
    Language: 'ja-JP',
    Title: 'Plumbline World NTR USD · ファクトシート',
  });
});

test('the factsheet is tagged: title, language, headings, tables and a text for the chart', async () => {
  const { document, bytes } = await factsheet(fundId, 'en-us');
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Language: 'en-US', IsAcroFormPresent: false });
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  expect(Buffer.from(bytes).toString('latin1')).toContain('pdfuaid:part>1<');
  const first = await (await document.getPage(1)).getStructTree();
  const roles = JSON.stringify(first).match(/"role":"\w+"/g) ?? [];
  const found = new Set(roles.map((role) => role.slice(8, -1)));
  expect([...found]).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD', 'Figure']));
  expect(JSON.stringify(first)).toMatch(/"alt":"Index level · Net total return · USD\. /);
});

test('a factsheet is the same bytes each time, and a browser that holds it gets a 304', async () => {
  const one = await factsheet(fundId, 'en-us');
  const two = await factsheet(fundId, 'en-us');
  expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(true);
  const tag = one.response.headers.get('ETag') ?? '';
  expect((await site.get(one.address, { 'If-None-Match': tag })).status).toBe(304);
  expect(one.response.headers.get('Content-Disposition')).toBe(
    'inline; filename="PLWLDNU-NTR-USD-factsheet-2026-11-19-en-us.pdf"',
  );
});

test.each([
  ['that is unknown', '/factsheets/NOBODY/1/en-us.pdf'],
  ['without levels', `/factsheets/${demoIndexes.bare.fundId}/1/en-us.pdf`],
  ['of a release to come', `/factsheets/${fundId}/99/en-us.pdf`],
])('an index %s has no factsheet', async (_, path) => {
  const response = await site.get(path);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  expect(await response.text()).toBe('There is no such factsheet.');
});

test('other identifiers of the index lead to its one address', async () => {
  const response = await site.get('/factsheets/S.PLWLD_NTR_USD/1/ja-jp.pdf');
  expect([response.status, response.headers.get('Location')]).toEqual([
    302,
    '/factsheets/PLWLD_NTR_USD/1/ja-jp.pdf',
  ]);
});

test('the factsheet of a release stays when another comes, and is gone when its release is taken back', async () => {
  const before = await factsheet(fundId, 'en-us');
  const draft = await beginRelease(site.store, { label: 'renamed', note: '', sourceHash: 'x' });
  await draft.putItems('redirect', [{ key: '/old', body: { from: '/old', to: '/' } }]);
  const { number } = await draft.flip();
  await site.untilServed(number);
  const again = await site.get(before.address);
  expect(again.status).toBe(200);
  expect(again.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=86400');
  expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(before.bytes))).toBe(true);
  const next = await factsheet(fundId, 'en-us');
  expect(next.address).toBe(`/factsheets/${fundId}/${number}/en-us.pdf`);
  await rollbackTo(site.store, 1, 'Levels of the wrong day');
  await expect.poll(async () => (await site.get(next.address)).status).toBe(410);
  const gone = await site.get(next.address.replace('en-us', 'ja-jp'));
  expect(gone.headers.get('Cache-Control')).toBe('no-store');
  expect(await gone.text()).toMatch(
    new RegExp(`リリース${number}は.*リリース${number + 1}に置き換え.*Levels of the wrong day`),
  );
});
