import { expect, test } from 'vitest';
import { sharedSite, type SiteApp } from '../support/site-app.ts';
import { textOf } from '../support/text-of.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

async function page(path: string) {
  const answer = await site.get(path);
  const html = await answer.text();
  const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
  return {
    status: answer.status,
    html,
    heading: found(/<h1[^>]*>([^<]+)/),
    canonical: found(/<link rel="canonical" href="https:\/\/indexes\.example([^"]*)"/),
    rows: html.match(/<th scope="row"/g)?.length ?? 0,
  };
}

test('RT-04 investable products are shown at both addresses, one of which is canonical', async () => {
  for (const path of ['/investable', '/investable-products']) {
    const { status, heading, canonical, rows } = await page(path);
    expect([path, status, heading]).toEqual([path, 200, 'Investable Products']);
    expect(canonical).toBe('/investable-products');
    expect(rows).toBe(20);
  }
});

test('RT-04 both addresses keep filter, order and page, and give the rows of the API', async () => {
  const query = 'country=DE&sortBy=provider&sortOrder=-1&page=2';
  const answer = await site.get(`/api/investable-products/products?${query}&size=20`);
  const { products, totalProducts } = (await answer.json()) as {
    products: { name: string; countries: { value: string }[] }[];
    totalProducts: number;
  };
  expect(products.length).toBeGreaterThan(0);
  expect(
    products.filter(({ countries }) => countries.every(({ value }) => value !== 'DE')),
  ).toEqual([]);
  for (const path of ['/investable', '/investable-products', '/ja-jp/investable']) {
    const { html, canonical } = await page(`${path}?${query}`);
    const names = Array.from(html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/gs), ([, row]) =>
      textOf(row ?? ''),
    );
    expect([path, names.length]).toEqual([path, products.length]);
    products.forEach(({ name }, at) => expect(names[at]).toContain(name));
    expect(textOf(html)).toMatch(new RegExp(`\\b21[–～]${20 + products.length}\\D`));
    expect(textOf(html)).toContain(String(totalProducts));
    expect(canonical).toMatch(/^(\/ja-jp)?\/investable-products$/);
    // What is chosen stays chosen in the form and in the links of the list.
    expect(html).toMatch(/<input type="checkbox"(?=[^>]* value="DE")(?=[^>]* checked="")/);
  }
});

test('PR-05 each list shows its first twenty rows and the number of all', async () => {
  const totals = {
    '/investable-products': /1–20 of 120 products/,
    '/structured-products': /1–20 of 60 products/,
    '/documents': /1–20 of \d\d documents/,
  };
  for (const [path, total] of Object.entries(totals)) {
    const { rows, html } = await page(path);
    expect([path, rows]).toEqual([path, 20]);
    expect(textOf(html)).toMatch(total);
  }
});

test('PR-04 a list without a match says so, and a refused address is a 400 that leads on', async () => {
  for (const path of ['/investable-products', '/structured-products', '/documents']) {
    const none = await page(`${path}?filterPattern=qqzzxx`);
    expect([path, none.status]).toEqual([path, 200]);
    expect(textOf(none.html)).toMatch(/found for "qqzzxx"|found for &quot;qqzzxx/);
    const refused = await page(`${path}?page=5000000`);
    expect([path, refused.status]).toEqual([path, 400]);
    expect(textOf(refused.html)).toContain('This address asks for something');
  }
});

test('PR-04 a term that is too long is said to be, by every list, with how long it may be', async () => {
  const said = {
    '': 'This search term is too long A search term may have up to 200 characters.',
    '/ja-jp': '検索語が長すぎます 検索語は200文字以内で入力してください。',
  };
  for (const [prefix, words] of Object.entries(said))
    for (const path of ['/indexes/screener', '/documents', '/insights', '/investable-products']) {
      const { status, html } = await page(`${prefix}${path}?filterPattern=${'a'.repeat(201)}`);
      expect([path, status]).toEqual([path, 400]);
      expect(textOf(html)).toContain(words);
    }
});

test('RT-09 the older screener is shown at both addresses; search engines get the current one', async () => {
  for (const path of ['/indexes/legacy-screener', '/indexes/classic-screener']) {
    const { status, canonical, html, rows } = await page(`${path}?currency=EUR`);
    expect([path, status, rows]).toEqual([path, 200, 20]);
    expect(canonical).toBe('/indexes/screener');
    expect(html).toMatch(/<select name="currency"/);
    expect(html).toMatch(/<option value="EUR" selected="">EUR</);
  }
  const slashed = await site.get('/indexes/classic-screener/?currency=EUR');
  expect([slashed.status, slashed.headers.get('location')]).toEqual([
    301,
    '/indexes/classic-screener?currency=EUR',
  ]);
});

test('RT-11 a document is shown by category, by subcategory and by its identifier alone', async () => {
  for (const path of ['/docs/policies/', '/docs/conduct/', '/docs/']) {
    const found = await page(`${path}complaints-procedure`);
    expect([path, found.status, found.heading]).toEqual([path, 200, 'Complaints procedure']);
    expect(found.canonical).toBe('/docs/policies/complaints-procedure');
    expect(textOf(found.html)).toContain('acknowledgment within one business day');
  }
  for (const path of ['/docs/guides/complaints-procedure', '/docs/no-such', '/docs/a/b/c']) {
    expect([path, (await page(path)).status]).toEqual([path, 404]);
  }
});

test('RT-11 a version of a document has its own address, and the latest is the document', async () => {
  const rules = '/docs/methodology/rules-low-carbon';
  const latest = await page(rules);
  expect(latest.canonical).toBe(rules);
  expect(latest.html).toContain('id="buffers"');
  const [, newest] = /\?version=([\d.]+)&amp;since=/.exec(latest.html) ?? [];
  expect((await page(`${rules}?version=${newest}`)).canonical).toBe(rules);
  const first = await page(`${rules}?utm_source=a&version=1.0`);
  expect(first.canonical).toBe(`${rules}?version=1.0`);
  expect(first.html).not.toContain('id="buffers"');
  expect((await page(`${rules}?version=0.9`)).status).toBe(404);
});

test('differences between versions are a page of their own, in both languages', async () => {
  const rules = '/docs/methodology/rules-screened';
  const { status, canonical, html } = await page(`${rules}?since=1.0&version=2.0`);
  expect([status, canonical]).toEqual([200, `${rules}?version=2.0&amp;since=1.0`]);
  expect(html).toContain('<del>30</del><ins>10</ins>% or more of its revenue');
  expect(textOf(html)).toContain('2 of 7 sections changed');
  const japanese = await page('/ja-jp/docs/methodology/rules-low-carbon-ja?since=2.0');
  expect(textOf(japanese.html)).toContain('全7節のうち2節が変更されました');
  expect((await page(`${rules}?since=9.9`)).status).toBe(404);
});

test('RT-11 a PDF may be framed by its page, and by no other site', async () => {
  const { html } = await page('/docs/methodology/rules-global-equity');
  const [, address = ''] = /<iframe src="([^"]+)"/.exec(html) ?? [];
  const file = await site.get(address);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(file.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  // It may be taken down: nobody keeps it longer than an hour without asking.
  expect(file.headers.get('cache-control')).toBe('public, max-age=3600');
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-');
  const named = await site.get(address.replace(/[^/]+$/, encodeURIComponent("a* 'b'é.pdf")));
  expect(named.headers.get('content-disposition')).toBe(
    `inline; filename="a* 'b'_.pdf"; filename*=UTF-8''a%2A%20%27b%27%C3%A9.pdf`,
  );
  const own = await site.get('/docs/methodology/rules-global-equity');
  expect(own.headers.get('content-security-policy')).toContain("frame-src 'self'");
  expect(own.headers.get('x-frame-options')).toBe('DENY');
});

test('I18-01 a Japanese visitor reads titles in Japanese, and of a document its own language', async () => {
  const list = await page('/ja-jp/documents?filterPattern=苦情');
  expect(list.html).toContain('苦情処理手続き');
  const document = await page('/ja-jp/docs/policies/complaints-procedure-ja');
  expect(document.heading).toBe('苦情処理手続き');
  expect(document.html).toContain('<div lang="ja-JP"');
});

test('every document of the library has its page, and every PDF opens', async () => {
  const answer = await site.get('/api/documents?size=200');
  const { documents } = (await answer.json()) as {
    documents: { documentId: string; category: { value: string }; file: { href: string } | null }[];
  };
  expect(documents.length).toBeGreaterThanOrEqual(60);
  expect(documents.filter(({ file }) => file !== null).length).toBeGreaterThanOrEqual(12);
  for (const { documentId, category, file } of documents) {
    const { status } = await site.get(`/api/docs/${category.value}/${documentId}`);
    expect([documentId, status]).toEqual([documentId, 200]);
    if (file) expect([file.href, (await site.get(file.href)).status]).toEqual([file.href, 200]);
  }
});

test('I18-02 a document names its language and its translations, and no other, to those who search', async () => {
  const written = {
    'en-US': '/docs/policies/complaints-procedure',
    'ja-JP': '/ja-jp/docs/policies/complaints-procedure-ja',
  };
  for (const [tag, path] of Object.entries(written))
    for (const asked of [path, path.startsWith('/ja') ? path.slice(6) : `/ja-jp${path}`]) {
      const { html, canonical } = await page(asked);
      const [own, ...others] = alternatesIn(html);
      expect([asked, canonical, own]).toEqual([asked, path, [tag, path]]);
      expect([asked, others]).toEqual([
        asked,
        [
          ...Object.entries(written).filter(([other]) => other !== tag),
          ['x-default', written['en-US']],
        ],
      ]);
    }
  const alone = '/docs/policies/conflicts-of-interest';
  expect(alternatesIn((await page(alone)).html)).toEqual([
    ['en-US', alone],
    ['x-default', alone],
  ]);
});

test('I18-02 a document leads to its translation, in the language of that', async () => {
  const links = async (path: string) =>
    Array.from(
      (await page(path)).html.matchAll(
        /<a href="([^"]+)" hrefLang="([^"]+)" lang="[^"]+">([^<]+)</gi,
      ),
      ([, ...link]) => link,
    ).filter(([href]) => href?.includes('/docs/policies/complaints-procedure'));
  const [japanese, english] = [
    ['/ja-jp/docs/policies/complaints-procedure-ja', 'ja-JP', '日本語'],
    ['/docs/policies/complaints-procedure', 'en-US', 'English'],
  ];
  expect(await links('/docs/policies/complaints-procedure')).toEqual([japanese]);
  expect(await links('/ja-jp/docs/policies/complaints-procedure')).toEqual([japanese]);
  expect(await links('/ja-jp/docs/policies/complaints-procedure-ja')).toEqual([english]);
  const [ofRelease = []] = await links('/docs/policies/complaints-procedure?asof=1');
  expect(ofRelease[0]).toBe('/ja-jp/docs/policies/complaints-procedure-ja?asof=1');
});

const alternatesIn = (html: string) =>
  Array.from(
    html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="https:..[^/]+([^"]+)"/gi),
    ([, ...one]) => one,
  );
