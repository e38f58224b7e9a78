import { expect, test } from 'vitest';
import { demoIndexes } from '../support/demo-indexes.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';
import { textOf } from '../support/text-of.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const { full, bare } = demoIndexes;

async function page(path: string) {
  const answer = await site.get(path);
  const html = await answer.text();
  const text = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('<!-- -->', '') ?? null;
  return {
    status: answer.status,
    html,
    heading: text(/<h1[^>]*>([^<]+)/),
    canonical: text(/<link rel="canonical" href="https:\/\/indexes\.example([^"]*)"/),
    term: text(/<input(?=[^>]*form="list-filters")[^>]* value="([^"]*)"/),
  };
}

test('RT-01 the home page is at the root of each language', async () => {
  for (const path of ['/', '/ja-jp']) {
    const { status, html } = await page(path);
    expect([path, status]).toEqual([path, 200]);
    expect(html).toContain(full.name);
  }
});

test('RT-06 an index under another asset type leads to its own, never from an alias or from all types', async () => {
  const bond = demoIndexes.governmentBond.fundId;
  for (const prefix of ['', '/ja-jp']) {
    const moved = await site.get(`${prefix}/indexes/screener/equity/${bond}?period=3Y`);
    const own = `${prefix}/indexes/screener/fixed-income/${bond}?period=3Y`;
    expect([moved.status, moved.headers.get('Location')]).toEqual([302, own]);
  }
  const volatility = demoIndexes.measure.fundId;
  for (const path of [
    `/indexes/screener/fixed-income/${bond}`,
    `/indexes/screener/all-asset-types/${bond}`,
    `/indexes/screener/alternatives/${volatility}`,
    `/indexes/screener/alternative-investment/${volatility}`,
    `/indexes/screener/${bond}`,
  ])
    expect([path, (await site.get(path)).status]).toEqual([path, 200]);
});

test('RT-05 the screener shows the search term of its address in its field', async () => {
  const { status, heading, term } = await page('/indexes/screener?filterPattern=S%26P+%22500%22');
  expect([status, heading]).toEqual([200, 'Our Indexes']);
  expect(term).toBe('S&amp;P &quot;500&quot;');
});

test('RT-06 every asset type has its screener; the alias names the same address', async () => {
  const headings = {
    equity: 'Equity',
    'alternative-investment': 'Alternatives',
    alternatives: 'Alternatives',
    'fixed-income': 'Fixed income',
    'multi-asset': 'Multi asset',
    esg: 'ESG',
    'private-markets': 'Private Markets',
    'all-asset-types': 'Our Indexes',
  };
  for (const [segment, heading] of Object.entries(headings)) {
    const found = await page(`/indexes/screener/${segment}`);
    expect([segment, found.status, found.heading]).toEqual([segment, 200, heading]);
  }
  expect((await page('/indexes/screener/alternatives')).canonical).toBe(
    '/indexes/screener/alternative-investment',
  );
  expect((await page('/indexes/screener/all-asset-types')).canonical).toBe('/indexes/screener');
});

test('RT-06 the screener of an asset type lists the indexes of that type and no others', async () => {
  const types = {
    equity: 'equity',
    'alternative-investment': 'alternatives',
    alternatives: 'alternatives',
    'fixed-income': 'fixed-income',
    'multi-asset': 'multi-asset',
    esg: 'esg',
    'private-markets': 'private-markets',
  };
  for (const [segment, type] of Object.entries(types)) {
    const answer = await site.get(`/api/portfolio-returns?assetType=${type}&variants=one&size=200`);
    const { portfolios, numberOfPortfolios } = (await answer.json()) as {
      portfolios: { fundId: string; assetType: string }[];
      numberOfPortfolios: number;
    };
    expect(new Set(portfolios.map(({ assetType }) => assetType))).toEqual(new Set([type]));
    const { html } = await page(`/indexes/screener/${segment}`);
    const rows = html.matchAll(/<th scope="row".*?all-asset-types\/(\w+)"/gs);
    const listed = Array.from(rows, ([, fundId]) => fundId);
    expect([segment, listed]).toEqual([
      segment,
      portfolios.slice(0, 20).map(({ fundId }) => fundId),
    ]);
    expect(textOf(html)).toMatch(new RegExp(`\\b${numberOfPortfolios} index`));
  }
});

test('RT-06 the screener of an asset type keeps filter, term, order and page of its address', async () => {
  const query = 'currency=USD&filterPattern=plumbline&sortBy=family&sortOrder=-1&page=2';
  const answer = await site.get(
    `/api/portfolio-returns?assetType=equity&variants=one&${query}&size=20`,
  );
  const { portfolios } = (await answer.json()) as { portfolios: { fundId: string }[] };
  expect(portfolios.length).toBeGreaterThan(0);
  for (const prefix of ['', '/ja-jp']) {
    const { html, term } = await page(`${prefix}/indexes/screener/equity?${query}`);
    const rows = html.matchAll(/<th scope="row".*?all-asset-types\/(\w+)"/gs);
    expect(Array.from(rows, ([, fundId]) => fundId)).toEqual(portfolios.map((one) => one.fundId));
    expect(term).toBe('plumbline');
  }
});

test('RT-07 an index is shown below any asset type, and without one', async () => {
  for (const below of ['equity/', 'all-asset-types/', '']) {
    const found = await page(`/indexes/screener/${below}${full.fundId}`);
    expect([below, found.status, found.heading]).toEqual([below, 200, full.name]);
    expect(found.canonical).toBe(`/indexes/details/${full.fundId}`);
  }
  expect((await page(`/indexes/screener/no-asset-type/${full.fundId}`)).status).toBe(404);
});

test('RT-07 below the screener too an index is compared with those that its address names', async () => {
  for (const below of ['equity/', '']) {
    const { html } = await page(`/indexes/screener/${below}${full.fundId}?compare=PLEUR_NTR_EUR`);
    expect(html).toMatch(/aria-label="Plumbline Europe[^"]*: remove/);
  }
});

test('ID-02 an address that compares with what was typed leads to the one with the identifier', async () => {
  for (const prefix of ['', '/ja-jp']) {
    const at = `${prefix}/indexes/details/${full.fundId}`;
    const typed = await site.get(`${at}?period=1Y&compare=plumbline+japan+NTR+JPY`);
    expect([typed.status, typed.headers.get('Location')]).toEqual([
      302,
      `${at}?period=1Y&compare=PLJPN_NTR_JPY`,
    ]);
    // Of the same variant as the page's own index.
    const emerging = await site.get(`${at}?compare=emerging&compare=PLEUR_NTR_EUR`);
    expect(emerging.headers.get('Location')).toBe(
      `${at}?compare=PLEMG_NTR_USD&compare=PLEUR_NTR_EUR`,
    );
    const { status, html } = await page(`${at}?compare=qqzz`);
    expect(status).toBe(200);
    expect(textOf(html)).toContain('qqzz');
  }
});

test('RT-07 below the screener too an index is shown as of the release that its address names', async () => {
  for (const below of ['equity/', '']) {
    const at = `/indexes/screener/${below}${full.fundId}`;
    expect((await page(`${at}?asof=2000-01-01`)).status).toBe(404);
    expect((await page(`${at}?asof=none`)).status).toBe(400);
  }
});

test('RT-08 any text that ends in the id leads to the index, and so do its other ids', async () => {
  const answer = await site.get(`/api/index-details?version=2&indexId=${full.fundId}`);
  const { secId, performanceId } = (await answer.json()) as Record<string, string>;
  expect(new Set([secId, performanceId, full.fundId]).size).toBe(3);
  for (const slug of [full.fundId, `an-older-name-${full.fundId}`, secId, performanceId]) {
    const found = await page(`/indexes/details/${slug}`);
    expect([slug, found.heading]).toEqual([slug, full.name]);
    expect(found.canonical).toBe(`/indexes/details/${full.fundId}`);
  }
});

test('RT-08 ticker, ISIN and ids in any case lead to the canonical address; a wrong one is a 404', async () => {
  const answer = await site.get(`/api/index-details?version=2&indexId=${full.fundId}`);
  const { isin } = (await answer.json()) as { isin: string };
  const codes = [full.ticker, full.ticker.toLowerCase(), isin, isin.toLowerCase()];
  for (const code of [...codes, full.fundId.toLowerCase(), `a-name-${full.fundId.toLowerCase()}`]) {
    for (const prefix of ['', '/ja-jp']) {
      const moved = await site.get(`${prefix}/indexes/details/${code}?compare=PLEUR_NTR_EUR`);
      expect([code, moved.status, moved.headers.get('location')]).toEqual([
        code,
        301,
        `${prefix}/indexes/details/${full.fundId}?compare=PLEUR_NTR_EUR`,
      ]);
    }
  }
  for (const above of ['screener', 'screener/all-asset-types', 'screener/equity']) {
    const moved = await site.get(`/ja-jp/indexes/${above}/${full.ticker.toLowerCase()}`);
    expect([above, moved.status, moved.headers.get('location')]).toEqual([
      above,
      301,
      `/ja-jp/indexes/details/${full.fundId}`,
    ]);
  }
  expect((await site.get('/indexes/screener/equity')).status).toBe(200);
  for (const wrong of [isin.slice(0, -1), full.ticker.slice(0, -1), `${full.ticker}X`]) {
    expect([wrong, (await site.get(`/indexes/details/${wrong}`)).status]).toEqual([wrong, 404]);
  }
});

test('RT-08 files and embeds of an index are found by the same codes, and one that is not there is a 404', async () => {
  for (const code of [full.ticker, full.fundId.toLowerCase()])
    for (const [before, after] of [
      ['/data/indexes/', '/levels.csv?from=2026-01-01'],
      ['/data/releases/1/indexes/', '/levels.csv'],
      ['/charts/indexes/', '/levels.svg?period=1Y'],
      ['/embed/indexes/', '/levels'],
    ]) {
      const moved = await site.get(`${before}${code}${after}`);
      const led = [moved.status, moved.headers.get('location')];
      expect([code, ...led]).toEqual([code, 301, `${before}${full.fundId}${after}`]);
    }
  for (const none of ['/data/indexes/NONE/levels.csv', `/charts/indexes/${full.ticker}/none.svg`])
    expect([none, (await site.get(none)).status]).toEqual([none, 404]);
});

test('RT-08 an index with nothing but a name has its page', async () => {
  const { status, heading } = await page(`/indexes/details/${bare.fundId}`);
  expect([status, heading?.startsWith(bare.name)]).toEqual([200, true]);
});

test('I18-02 each page says its language', async () => {
  expect((await page('/indexes/screener')).html).toMatch(/<html lang="en-US"/);
  expect((await page('/ja-jp/indexes/screener')).html).toMatch(/<html lang="ja-JP"/);
});

test('RT-25 other letters than those of an address lead to it, in one step', async () => {
  const small = {
    '/INSIGHTS': '/insights',
    '/Insights/Article': '/insights',
    '/Indexes/Screener/EQUITY?currency=USD': '/indexes/screener/equity?currency=USD',
    '/Page/ESG/': '/page/esg',
    '/JA-JP/Documents': '/ja-jp/documents',
    '/OUR-INDEXES': '/indexes/screener',
    [`/Our-Indexes/Details/${full.fundId}`]: `/indexes/details/${full.fundId}`,
    '/Products/Indices': '/indexes/screener',
  };
  for (const [asked, to] of Object.entries(small)) {
    const { status, headers } = await site.get(asked);
    expect([asked, status, headers.get('Location')]).toEqual([asked, 301, to]);
  }
});

test('RT-17 a permanent redirect never leads to a page that is not there', async () => {
  for (const path of ['/nothing/', '/Nothing', '/ja-jp/No/Such/'])
    expect([path, (await site.get(path)).status]).toEqual([path, 404]);
});
