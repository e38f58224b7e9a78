import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#src/domain/language.ts';
import { consentMessages } from '#src/i18n/messages/site/consent.ts';
import { localPath } from '#src/urls.ts';
import { demoIndexes } from '../support/demo-indexes.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';
import { textOf } from '../support/text-of.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

async function pageAt(path: string) {
  const answer = await site.get(path);
  const html = await answer.text();
  const heading = /<h1[^>]*>([^<]+)/.exec(html)?.[1] ?? null;
  const canonical = /<link rel="canonical" href="https:\/\/indexes\.example([^"]*)"/.exec(html);
  return {
    status: answer.status,
    html,
    text: textOf(mainOf(html)),
    heading,
    canonical: canonical?.[1],
  };
}

test('RT-10 content pages have their text in both languages', async () => {
  const headings = {
    '/page/esg': 'Sustainable investing',
    '/page/private-markets': 'Private markets',
    '/page/resources': 'Resources',
    '/page/methodology': 'Calculation methodology',
    '/ja-jp/page/esg': 'サステナブル投資',
    '/ja-jp/page/methodology': '算出方法',
  };
  for (const [path, heading] of Object.entries(headings)) {
    const found = await pageAt(path);
    expect([path, found.status, found.heading, found.canonical]).toEqual([
      path,
      200,
      heading,
      path,
    ]);
  }
  expect((await pageAt('/page/nothing')).status).toBe(404);
});

test('RT-10 /page alone lists the content pages, and each of them is there', async () => {
  const { html, canonical } = await pageAt('/page');
  expect(canonical).toBe('/page');
  const main = mainOf(html);
  const links = Array.from(main.matchAll(/<a href="(\/page\/[^"]+)"/g), ([, href]) => href ?? '');
  expect(links.length).toBeGreaterThanOrEqual(7);
  for (const link of links) expect([link, (await pageAt(link)).status]).toEqual([link, 200]);
});

test('RT-12 services and the open index project have their pages', async () => {
  expect((await pageAt('/our-services')).heading).toBe('Our services');
  expect((await pageAt('/open-index-project')).heading).toBe('Open Index Project');
  expect((await pageAt('/ja-jp/our-services')).heading).toBe('サービス');
});

test('RT-14 templated pages live at one segment or at two', async () => {
  const one = await pageAt('/equity');
  expect([one.status, one.heading, one.canonical]).toEqual([200, 'Equity indexes', '/equity']);
  const two = await pageAt('/ja-jp/solutions/retirement');
  expect([two.status, two.heading]).toEqual([200, '退職準備のための指数']);
  for (const path of ['/solutions', '/solutions/nothing', '/solutions/retirement/more']) {
    expect([path, (await pageAt(path)).status]).toEqual([path, 404]);
  }
});

test('RT-25 named routes win, ja-jp is no subdirectory, files and calls are what they were', async () => {
  const statuses = {
    '/subscribe': 200,
    '/ja-jp/ja-jp/equity': 404,
    '/en-us/equity': 404,
    '/assets/none.js': 404,
    '/assets/none': 404,
    '/media/none.svg': 404,
    '/api/none': 404,
    '/healthz': 200,
    '/favicon.svg': 200,
    '/favicon.ico': 200,
    '/wp-login.php': 404,
    '/.env': 404,
  };
  for (const [path, status] of Object.entries(statuses)) {
    expect([path, (await site.get(path)).status]).toEqual([path, status]);
  }
  expect((await site.get('/api/none')).headers.get('content-type')).toBe(
    'application/problem+json',
  );
});

test('RT-25 every first segment of a route is closed to templated pages', async () => {
  const segments = readdirSync('src/routes')
    .filter((file) => file.endsWith('.tsx') && !/^[-$_]|^index\.tsx/.test(file))
    .map((file) => file.split(/[._]/, 1)[0] ?? '');
  expect(segments).toContain('indexes');
  for (const segment of new Set(segments)) {
    const answer = await site.get(`/api/templatized-page?url=/${segment}`);
    expect([segment, answer.status]).toEqual([segment, 404]);
    const source = await import('#src/contract/provider/page-url.ts');
    expect([segment, source.pageKindOf(`/${segment}`)]).not.toEqual([segment, 'templated']);
  }
});

test('TP-05 a templated page comes with the prices of its indexes and the rows of its lists', async () => {
  const { text, html } = await pageAt('/solutions/retirement');
  const prices = await site.get('/api/index-prices?secId=PLT2065_TR_USD&latest=2');
  const { indexPrices } = (await prices.json()) as {
    indexPrices: { pricesData: { decimals: number; valueDeltas: [number, number] } }[];
  };
  const { decimals, valueDeltas } = indexPrices[0]!.pricesData;
  const [before, step] = valueDeltas;
  const level = (before + step) / 10 ** decimals;
  expect(text).toContain(level.toLocaleString('en-US', { minimumFractionDigits: 2 }));
  expect(text).toContain('Plumbline Target 2030 TR USD PLT2030TU');
  expect(text).toContain('8 of 8 indexes');
  expect(html).toContain('href="/indexes/screener?family=Plumbline+Target+Date');
  expect(text).toMatch(/5 of \d+ products/);
});

test('TP-04 a page shows documents of the library and structured products', async () => {
  expect((await pageAt('/page/resources')).text).toMatch(/8 of \d+ documents/);
  const { text } = await pageAt('/our-services');
  expect(text).toMatch(/8 of \d+ products/);
});

test('the methodology has an anchor for every figure that an index page links to it', async () => {
  const { html } = await pageAt(`/indexes/details/${demoIndexes.full.fundId}`);
  const anchors = new Set(
    Array.from(html.matchAll(/href="\/page\/methodology#([^"]+)"/g), ([, anchor]) => anchor ?? ''),
  );
  expect(anchors.size).toBeGreaterThanOrEqual(3);
  for (const path of ['/page/methodology', '/ja-jp/page/methodology']) {
    const text = (await pageAt(path)).html;
    expect([...anchors].filter((anchor) => !text.includes(`id="${anchor}"`))).toEqual([]);
  }
});

test('the Japanese methodology has the parts of the English one', async () => {
  const parts = async (path: string) =>
    Array.from((await pageAt(path)).html.matchAll(/<h2 id="([a-z0-9-]+)"/g), ([, id]) => id);
  const english = await parts('/page/methodology');
  expect(english.length).toBeGreaterThan(20);
  expect(await parts('/ja-jp/page/methodology')).toEqual(english);
});

test('AN-04 the privacy policy names the categories that are asked for, and no others', async () => {
  for (const language of languages) {
    const m = consentMessages(language);
    const { html } = await pageAt(localPath(language, '/page/privacy'));
    const rows = Array.from(mainOf(html).matchAll(/<tr[^>]*>\s*<t[dh][^>]*>([^<(（]+)/g));
    expect(rows.map(([, name]) => name?.trim()).slice(1)).toEqual([m.necessary, m.targeting]);
  }
});

test('GD-01 the microsite is whole in English and in Japanese', async () => {
  const english = await pageAt('/gender-diversity');
  expect(english.heading).toBe('Gender diversity');
  expect(english.text).toContain('Dev N. America');
  for (const part of ['Sector breakdown', 'Country breakdown', 'Region breakdown', 'Resources']) {
    expect(english.text).toContain(part);
  }
  const japanese = await pageAt('/ja-jp/gender-diversity');
  expect(japanese.heading).toBe('ジェンダー・ダイバーシティ');
  for (const word of ['北米先進国', 'セクター別構成比', 'テクノロジー', '米国', '関連資料']) {
    expect(japanese.text).toContain(word);
  }
  expect(japanese.text).not.toMatch(
    /Dev (N\. America|Europe|Asia Pacific)|Technology|United States/,
  );
});

test('GD-01 weights of the microsite add up, and every top constituent has its group', async () => {
  const answer = await site.get('/api/gender-diversity');
  const { topConstituents, ...tables } = (await answer.json()) as Record<
    string,
    { weight: number; group: number | null; region: string | null }[]
  >;
  for (const name of ['sectorBreakdown', 'countryBreakdown', 'regionBreakdown']) {
    const sum = tables[name]?.reduce((total, { weight }) => total + weight, 0) ?? 0;
    expect([name, Math.abs(sum - 100) < 0.05]).toEqual([name, true]);
  }
  expect(topConstituents).toHaveLength(10);
  expect(topConstituents?.filter(({ group, region }) => !group || !region)).toEqual([]);
});

test('a picture of a page keeps its address for good, and runs nothing when it is opened', async () => {
  const { html } = await pageAt('/page/private-markets');
  const src = /<img src="(\/media\/[0-9a-f]{64}\.svg)" alt="[^"]{20,}" width="\d+"/.exec(html)?.[1];
  const picture = await site.get(src ?? '/none');
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect(picture.headers.get('cache-control')).toContain('immutable');
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
  const policy = picture.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox');
  expect(await picture.text()).toContain('<svg');
  const tag = picture.headers.get('etag') ?? '';
  expect((await site.get(src ?? '', { 'If-None-Match': tag })).status).toBe(304);
});

test('I18-01 no Japanese line of a page is broken by a space', async () => {
  for (const path of ['/ja-jp/page/esg', '/ja-jp/equity', '/ja-jp/page/methodology']) {
    const { html } = await pageAt(path);
    const main = mainOf(html);
    const paragraphs = Array.from(main.matchAll(/<p[^>]*>(.*?)<\/p>/gs), ([, text = '']) =>
      text.replaceAll(/<[^>]*>/g, ''),
    );
    expect(paragraphs.length).toBeGreaterThan(3);
    expect(paragraphs.filter((text) => /[ぁ-ん一-龠、。][ \n][ぁ-ん一-龠]/.test(text))).toEqual([]);
  }
});
