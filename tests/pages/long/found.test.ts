import { expect, test } from 'vitest';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { openSiteApp, sharedSite, type SiteApp } from '../../support/site-app.ts';

const origin = 'https://indexes.example';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const textAt = async (path: string) => {
  const answer = await site.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};

const locationsIn = (xml: string) =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) =>
    (address ?? '').replaceAll('&amp;', '&').replace(origin, ''),
  );

async function sitemapAddresses(): Promise<string[]> {
  const parts = locationsIn(await textAt('/sitemap.xml'));
  const all = await Promise.all(parts.map(async (part) => locationsIn(await textAt(part))));
  return all.flat();
}

test('the sitemap holds every index in both languages, and no address twice', async () => {
  const addresses = await sitemapAddresses();
  expect(new Set(addresses).size).toBe(addresses.length);
  const listed = new Set(addresses);
  const { portfolios, numberOfPortfolios } = (await (
    await site.get('/api/portfolio-returns?size=200')
  ).json()) as { portfolios: { fundId: string }[]; numberOfPortfolios: number };
  for (const { fundId } of portfolios) {
    for (const prefix of ['', '/ja-jp']) {
      expect(listed).toContain(`${prefix}/indexes/details/${fundId}`);
    }
  }
  const indexes = addresses.filter((path) => path.includes('/indexes/details/'));
  expect(indexes).toHaveLength(2 * numberOfPortfolios);
});

test('every address of the sitemap is a page that names itself as canonical', async () => {
  const addresses = await sitemapAddresses();
  const isIndex = (path: string) => path.includes('/indexes/details/');
  const some = [
    ...addresses.filter((path) => !isIndex(path)),
    ...addresses.filter((path, i) => isIndex(path) && i % 100 === 0),
  ];
  expect(some.length).toBeGreaterThan(20);
  for (const path of some) {
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await textAt(path))?.[1];
    expect(canonical).toBe(origin + path);
  }
});

test('a part of the sitemap that is not there is a 404', async () => {
  for (const path of ['/sitemaps/9999.xml', '/sitemaps/0.xml', '/sitemaps/x.xml']) {
    expect([path, (await site.get(path)).status]).toEqual([path, 404]);
  }
});

test('RT-13 robots.txt leads to the sitemap and away from internal pages, and closes a trial site', async () => {
  const text = await textAt('/robots.txt');
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(text).toContain('Disallow: /smoke');
  expect(text).toContain('Disallow: /*?asof=');
  const trial = await openSiteApp({ APP_ENV: 'stg' });
  try {
    expect(await (await trial.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  } finally {
    await trial.close();
  }
});

test('the web manifest is linked, and names the site and an icon that is there', async () => {
  expect(await textAt('/')).toContain('<link rel="manifest" href="/site.webmanifest"');
  const manifest = JSON.parse(await textAt('/site.webmanifest')) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe('Plumbline Indexes');
  for (const { src } of manifest.icons) await textAt(src);
});

test('llms.txt leads to places that exist', async () => {
  const text = await textAt('/llms.txt');
  expect(text).toMatch(/^# Plumbline Indexes\n/);
  const links = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, href]) => href ?? '');
  expect(links.length).toBeGreaterThan(8);
  // A line behind a link would be read as part of it.
  expect(text).not.toMatch(/^- .*\n(?!- |\n|$)/m);
  for (const href of links) await textAt(href.replace(origin, ''));
});

test('security.txt has a contact, and expires within a year', async () => {
  const text = await textAt('/.well-known/security.txt');
  expect(text).toContain('Contact: mailto:security@plumbline.example');
  const expires = Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});

type Data = { '@type': string } & Record<string, unknown>;

async function structuredDataAt(path: string): Promise<Data[]> {
  const html = await textAt(path);
  const script = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const { '@graph': graph } = JSON.parse(script) as { '@graph': Data[] };
  return graph;
}

test('every page names the provider, an index page its set of data and where it stands', async () => {
  const { fundId, name } = demoIndexes.full;
  const data = await structuredDataAt(`/indexes/details/${fundId}`);
  const ofType = (type: string) => data.find((one) => one['@type'] === type);
  expect(ofType('Organization')?.['name']).toBe('Plumbline Indexes');
  expect(ofType('Dataset')).toMatchObject({ name, isAccessibleForFree: true });
  const files = ofType('Dataset')?.['distribution'] as { contentUrl: string }[];
  expect(files.length).toBeGreaterThan(2);
  for (const { contentUrl } of files) {
    expect((await site.get(contentUrl.replace(origin, ''))).status).toBe(200);
  }
  const steps = ofType('BreadcrumbList')?.['itemListElement'] as { item: string }[];
  expect(steps.map(({ item }) => item.replace(origin, ''))).toEqual([
    '/indexes/screener',
    '/indexes/screener/equity',
    `/indexes/details/${fundId}`,
  ]);
  expect((await structuredDataAt('/ja-jp'))[0]?.['@type']).toBe('Organization');
});

test.each([
  ['/', 'website'],
  ['/documents', 'website'],
  ['/insights/article/2641', 'article'],
  [`/indexes/details/${demoIndexes.full.fundId}`, 'website'],
])('what is shared of %s has a picture of 1200 × 630 that is there', async (path, type) => {
  const html = await textAt(path);
  const contentOf = (property: string) =>
    new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1];
  expect(contentOf('og:type')).toBe(type);
  expect(contentOf('twitter:card')).toBe('summary_large_image');
  const picture = await site.get(contentOf('og:image')?.replace(origin, '') ?? '');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  const header = Buffer.from(await picture.arrayBuffer());
  expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([1200, 630]);
  expect([contentOf('og:image:width'), contentOf('og:image:height')]).toEqual(['1200', '630']);
  expect(contentOf('article:published_time') === undefined).toBe(type !== 'article');
});

test('pages without levels are shared with the one picture of the site, which shows none, and phones have an icon', async () => {
  const paths = ['/', '/documents'];
  const pictures = await Promise.all(
    paths.map(async (path) => /og:image" content="([^"]+)"/.exec(await textAt(path))?.[1]),
  );
  expect(new Set(pictures)).toEqual(new Set([`${origin}/share/site.png`]));
  expect((await site.get('/share/index.png')).status).toBe(404);
  const icon = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(await textAt('/'))?.[1] ?? '';
  expect((await site.get(icon)).headers.get('content-type')).toBe('image/png');
});

test('sitemap and llms.txt know the library of documents', async () => {
  const addresses = await sitemapAddresses();
  expect(addresses).toContain('/documents');
  expect(addresses).toContain('/ja-jp/documents');
  expect(await textAt('/llms.txt')).toContain(`(${origin}/documents)`);
});

test('what is shared of a page names its title, its address and its language', async () => {
  const html = await textAt('/ja-jp/indexes/screener/equity');
  const contentOf = (property: string) =>
    new RegExp(`<meta property="og:${property}" content="([^"]*)"`).exec(html)?.[1];
  expect(contentOf('site_name')).toBe('Plumbline Indexes');
  expect(contentOf('locale')).toBe('ja_JP');
  expect(contentOf('url')).toBe(`${origin}/ja-jp/indexes/screener/equity`);
  expect(contentOf('title')).toContain('株式');
  expect(contentOf('locale:alternate')).toBe('en_US');
});

test('programs find what the site has for them by its catalogue, and every address of it answers', async () => {
  const answer = await site.get('/.well-known/api-catalog');
  expect(answer.headers.get('content-type')).toBe(
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  );
  expect(answer.headers.get('link')).toBe(
    '<https://indexes.example/.well-known/api-catalog>; rel="api-catalog"',
  );
  type Linked = Record<string, string | { href: string; type?: string }[]>;
  const { linkset } = (await answer.json()) as { linkset: Linked[] };
  const links = linkset.flatMap((one) =>
    Object.values(one).flatMap((all) => (typeof all === 'string' ? [] : all)),
  );
  const own = links.filter(({ href }) => href.startsWith('https://indexes.example'));
  expect(own.length).toBeGreaterThan(10);
  for (const { href, type } of own) {
    const path = href.slice('https://indexes.example'.length);
    const found = await site.get(path);
    // The protocol of models answers to POST alone.
    expect([path, found.status]).toEqual([path, path === '/api/mcp' ? 405 : 200]);
    if (type)
      expect([path, found.headers.get('content-type')?.split(';')[0]]).toEqual([path, type]);
  }
});

test('what changed in the API stands on its page in both languages, and its catalogue names it', async () => {
  const catalogue = await (await site.get('/.well-known/api-catalog')).text();
  expect(catalogue).toContain('"version-history":[');
  const { changes } = (await (await site.get('/api/changelog.json')).json()) as {
    changes: { names: string[] }[];
  };
  for (const [path, kind] of [
    ['/api', 'Deprecated'],
    ['/ja-jp/api', '非推奨'],
  ] as const) {
    const [section = ''] = /<section[^>]* id="changes".*?<\/section>/s.exec(
      await (await site.get(path)).text(),
    ) ?? [''];
    expect([path, section.split('<dt').length - 1]).toEqual([path, changes.length]);
    expect(section).toContain(kind);
    expect(section).toContain('href="/api/changelog.json"');
  }
});

test('the pages of a list of the API lead from the first to the last', async () => {
  const seen: string[] = [];
  let at = '/api/notices?size=30&utm_source=mail';
  for (let number = 0; at !== '' && number < 20; number += 1) {
    const answer = await site.get(at);
    const { notices } = (await answer.json()) as { notices: { noticeId: string }[] };
    seen.push(...notices.map(({ noticeId }) => noticeId));
    at = /<([^>]*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
  }
  const { totalNotices } = (await (await site.get('/api/notices')).json()) as {
    totalNotices: number;
  };
  expect(seen.length).toBe(totalNotices);
  expect(new Set(seen).size).toBe(totalNotices);
});
