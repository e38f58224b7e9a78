import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { read } from '../support/ask-program.ts';
import { secondSite } from '../support/made-second-provider.ts';
import type { SiteApp } from '../support/site-app.ts';

let site: SiteApp;
secondSite.beforeAll(({ secondSite: shared }) => {
  site = shared;
});

async function sheetText(address: string): Promise<string> {
  const bytes = new Uint8Array(await (await site.get(address)).arrayBuffer());
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
}

test('RT-07 an asset type of its own has its list, its indexes below it, its filter and its name wherever one is named', async () => {
  const list = await (await site.get('/indexes/screener/interest-rates')).text();
  expect(list).toMatch(/<h1[^>]*>Interest rates<\/h1>/);
  expect(list).toContain('Ten-year rates, in percent.');
  expect(list).toContain('3 series');
  expect(list).not.toContain('HYLGUSD');
  const below = await site.get('/indexes/screener/interest-rates/HYTYUSD');
  expect([below.status, await below.text()]).toEqual([
    200,
    expect.stringMatching(/href="\/indexes\/screener\/interest-rates"[^>]*>Interest rates<\/a>/),
  ]);
  const another = await site.get('/indexes/screener/cash/HYTYUSD');
  expect(another.headers.get('Location')).toBe('/indexes/screener/interest-rates/HYTYUSD');
  expect((await site.get('/indexes/screener/money/HYTYUSD')).status).toBe(404);
  const whole = await (await site.get('/indexes/screener')).text();
  expect(whole).toMatch(/name="assetType"[^>]* value="cash"/);
  expect(await (await site.get('/indexes/details/HYTYUSD.md')).text()).toContain(
    'Asset class: Interest rates',
  );
  const sheet = await site.get('/factsheets/HYTYUSD/en-us.pdf');
  expect(await sheetText(sheet.headers.get('Location') ?? '')).toContain('Interest rates');
  expect(await (await site.get('/indexes/screener?filterPattern=interest+rates')).text()).toContain(
    '3 series',
  );
});

test('ID-05 fields of members are columns of the list on the page, in its file and for programs', async () => {
  const html = await (await site.get('/indexes/details/HYLGEUR')).text();
  const list = html.slice(html.indexOf('id="constituents"'));
  const heads = Array.from(list.matchAll(/<th scope="col"[^>]*>([^<]+)/g), ([, head]) => head);
  expect(heads.slice(0, 7)).toEqual([
    'Constituent',
    'Issuer',
    'Line',
    'First sold by',
    'Coupon',
    'Maturity',
    'Weight',
  ]);
  expect(list).toMatch(/<td>Benchmark<\/td><td>Auction<\/td>/);
  const csv = await site.get(
    '/api/index-details/constituents/download?portfolioId=HYLGEUR&format=csv',
  );
  expect(await csv.text()).toMatch(/,field_line,field_first-sold-by\r?\n.*,(Benchmark|Seasoned),/);
  expect(await read(site.app, 'read_constituents', { index: 'HYLGEUR' })).toMatchObject({
    ownFields: [{ field: 'line', name: 'Line' }, { field: 'first-sold-by' }],
    constituents: expect.arrayContaining([
      expect.objectContaining({ ownFields: { line: 'Benchmark', 'first-sold-by': 'Auction' } }),
    ]),
  });
  expect(await (await site.get('/api/openapi.json')).text()).toContain(
    "Values of the provider's own fields, by field",
  );
});

test('SC-10 the API has asset types of the provider among its own, and refuses what is none with the nearest', async () => {
  const json = async (path: string) => (await site.get(`/api${path}`)).json();
  expect(await json('/index/types')).toMatchObject({
    types: [
      { type: 'all-asset-types' },
      ...['equity', 'fixed-income', 'multi-asset', 'alternatives', 'esg', 'private-markets'].map(
        (type) => ({ type }),
      ),
      { type: 'cash', label: 'Cash', link: '/indexes/screener/cash' },
      { type: 'interest-rates', label: 'Interest rates' },
    ],
  });
  expect(await json('/portfolio-returns?assetType=interest-rates')).toMatchObject({
    numberOfPortfolios: 3,
    portfolios: Array.from({ length: 3 }, () => ({ assetType: 'interest-rates' })),
  });
  const refused = await site.get('/api/portfolio-returns?assetType=interest-rate');
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringMatching(/\\"interest-rates\\" is meant perhaps/),
  ]);
  expect(await (await site.get('/data/indexes.csv')).text()).toMatch(/HYONUSD.*,cash,/);
});

test('SC-01 SC-02 the screener opens with the filters and columns that the provider chose, in that order', async () => {
  const html = await (await site.get('/indexes/screener?field_priced-at=Tokyo%2C+15%3A00')).text();
  const legends = Array.from(html.matchAll(/<legend[^>]*>([^<]+)/g), ([, legend]) => legend);
  expect(legends.slice(0, 3)).toEqual(['Asset class', 'Currency', 'Prices of']);
  expect(legends).not.toContain('Family');
  const ticked = Array.from(
    html.matchAll(/<input [^>]*name="field_priced-at"[^>]*>/g),
    ([box]) => box,
  );
  expect(
    ticked.filter((box) => box.includes('checked')).map((box) => /value="([^"]*)"/.exec(box)?.[1]),
  ).toEqual(['Tokyo, 15:00']);
  expect(html).toContain('Tokyo, 15:00: remove from Prices of');
  const rows = new Set(Array.from(html.matchAll(/all-asset-types\/(HY\w+)"/g), ([, id]) => id));
  expect(rows).toEqual(new Set(['HYLGJPY', 'HYONJPY', 'HYSGJPY']));
  const heads = Array.from(
    html.matchAll(/<th scope="col"[^>]*>(?:<[^>]+>)*([^<]+)/g),
    ([, head]) => head,
  );
  expect(heads).toEqual([
    'Index Name',
    'Currency',
    'Asset class',
    'Level',
    'YTD return',
    'Volatility 1Y',
  ]);
});
