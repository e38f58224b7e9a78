import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getItem } from '#src/store/items/items.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { openSiteApp, type SiteApp } from '../../support/site-app.ts';
import { textOf } from '../../support/text-of.ts';

const { fundId } = demoIndexes.full;
const origin = 'https://indexes.example';

let site: SiteApp;
beforeAll(async () => {
  site = await openSiteApp();
});
afterAll(() => site.close());

const embed = (rest: string, id: string = fundId) => site.get(`/embed/indexes/${id}/${rest}`);

async function publish(embeds: boolean | string[]): Promise<number> {
  const draft = await beginRelease(site.store, { label: 'x', note: '', sourceHash: 'x' });
  const before = await getItem(site.store.db, draft.number - 1, 'site', 'site');
  await draft.putItems('site', [{ key: 'site', body: { ...before, embeds } }]);
  const index = await getItem(site.store.db, draft.number - 1, 'index', fundId);
  const renamed = { ...index, name: 'Renamed "since" <b>', names: {} };
  await draft.putItems('index', [{ key: fundId, body: renamed }]);
  const { number } = await draft.flip();
  await site.untilServed(number);
  return number;
}

test('an embed may be framed by every site, and loads nothing but its picture, its style and one script of ours', async () => {
  const answer = await embed('levels?period=1Y');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(Buffer.byteLength(html)).toBeLessThan(5_000);
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-security-policy': [
      "default-src 'none'",
      "img-src 'self'",
      `style-src 'sha256-${hash}'`,
      "script-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      'frame-ancestors *',
    ].join('; '),
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': expect.stringContaining('s-maxage=60') as string,
  });
  expect(answer.headers.has('x-frame-options')).toBe(false);
  expect(answer.headers.has('set-cookie')).toBe(false);
  expect(html).toContain(`href="${origin}/indexes/details/${fundId}?period=1Y"`);
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/embed/frame.js" type="module">']);
  // All other pages stay closed to frames.
  const page = await site.get(`/indexes/details/${fundId}`);
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('every picture that an embed may choose is there, in both themes, and one where a theme is asked for', async () => {
  const pictures = async (query: string) => {
    const html = await (await embed(`drawdown${query}`)).text();
    return [...html.matchAll(/(\/charts\/[^ "]+) \d+w/g)].map(([, at = '']) =>
      at.replaceAll('&amp;', '&'),
    );
  };
  const all = await pictures('?lang=ja-jp');
  expect(all).toHaveLength(10);
  for (const at of all) expect([at, (await site.get(at)).status]).toEqual([at, 200]);
  const dark = await pictures('?theme=dark');
  expect(dark).toHaveLength(5);
  expect(dark.every((at) => at.includes('theme=dark'))).toBe(true);
});

test('the figures are those of the page of the index, in both languages', async () => {
  const page = textOf(await (await site.get(`/indexes/details/${fundId}`)).text());
  const text = textOf(await (await embed('figures')).text());
  const figures = text.match(/[+−]?[\d,]+\.\d\d/g) ?? [];
  expect(figures.length).toBeGreaterThan(8);
  for (const figure of figures) expect([figure, page.includes(figure)]).toEqual([figure, true]);
  expect(text).toContain('Since inception p.a. †');
  expect(text).toMatch(/Source: Plumbline Indexes, release \d+ · Illustrative data/);
  expect(textOf(await (await embed('figures?lang=ja-jp')).text())).toContain('設定来');
});

test.each([
  ['levels', 'NOBODY', '', 404],
  ['sectors', fundId, '', 404],
  ['levels', fundId, '?perod=1Y', 400],
  ['levels', fundId, '?asof=999', 404],
])('%s of %s%s says in the frame why there is nothing (%i)', async (name, id, query, status) => {
  const answer = await embed(name + query, id);
  const html = await answer.text();
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(textOf(html)).toContain('This cannot be shown');
  expect(html).toContain(`href="${origin}/"`);
});

test('oEmbed gives the frame of an index page, as large as is asked, and knows no other page', async () => {
  const ask = (url: string, rest = '') => site.get(`/oembed?url=${encodeURIComponent(url)}${rest}`);
  const page = await (await site.get(`/indexes/details/${fundId}`)).text();
  const [, href = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(page) ?? [];
  const found = await site.get(href.replaceAll('&amp;', '&').slice(origin.length));
  expect(found.headers.get('content-type')).toBe('application/json');
  expect(found.headers.get('access-control-allow-origin')).toBe('*');
  expect(await found.json()).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: 'Plumbline World NTR USD',
    width: 640,
    height: 408,
    thumbnail_url: `${origin}/charts/indexes/${fundId}/share.png?lang=en-us`,
  });
  const small = await ask(
    `${origin}/ja-jp/indexes/screener/equity/${fundId}?period=3Y&utm=x`,
    '&maxwidth=500',
  );
  const answer = (await small.json()) as { html: string; width: number };
  expect(answer.width).toBe(500);
  const [, src = ''] = /src="([^"]+)"/.exec(answer.html) ?? [];
  expect(src).toBe(`${origin}/embed/indexes/${fundId}/levels?period=3Y&amp;lang=ja-jp`);
  for (const other of [`${origin}/notices`, `https://other.example/indexes/details/${fundId}`]) {
    expect([other, (await ask(other)).status]).toEqual([other, 404]);
  }
  expect((await ask(page.slice(0, 9))).status).toBe(400);
  expect((await ask(origin, '&format=xml')).status).toBe(501);
});

test('a frozen embed stays byte for byte the same, and who may frame it is what the provider says today', async () => {
  const before = await embed('figures?asof=1');
  const frozen = await before.text();
  const day = (await embed('figures?asof=2999-12-31')).headers;
  // The day goes on, and the release may be taken back.
  for (const headers of [before.headers, day])
    expect(headers.get('cache-control')).toContain('s-maxage=60,');
  await publish(['https://paper.example']);
  const after = await embed('figures?asof=1');
  expect(after.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=86400');
  const picture = await site.get(`/charts/indexes/${fundId}/levels.svg?asof=1`);
  expect(picture.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=86400');
  expect(await after.text()).toBe(frozen);
  expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
  expect(after.headers.get('content-security-policy')).toContain(
    "frame-ancestors 'self' https://paper.example",
  );
  const live = await (await embed('figures')).text();
  expect(live).toContain('Renamed &quot;since&quot; &lt;b&gt;');
  const answered = await site.get(`/oembed?url=${origin}/indexes/details/${fundId}`);
  expect(((await answered.json()) as { html: string }).html).toContain(
    'title="Renamed &quot;since&quot; &lt;b&gt;"',
  );
  await publish(false);
  expect((await embed('figures?asof=1')).status).toBe(404);
  expect((await site.get(`/oembed?url=${origin}/indexes/details/${fundId}`)).status).toBe(404);
  const page = await (await site.get(`/indexes/details/${fundId}`)).text();
  expect(page).not.toMatch(/oembed|\/embed\//);
});

test('pictures and tables as of a release are byte for byte the same after later ones, others are of today', async () => {
  const release = await publish(true);
  const pair = [fundId, demoIndexes.governmentBond.fundId];
  const [compared, mixed] = [`ids=${pair.join(',')}`, `of=${pair[0]}*60,${pair[1]}*40`];
  const addresses = [
    `/charts/indexes/${fundId}/calendar-years.svg?period=Max`,
    `/charts/indexes/${fundId}/composition.png?width=640`,
    `/charts/compare.svg?${compared}`,
    `/charts/blend.png?${mixed}`,
    '/charts/screener.svg?x=volatility3Y&y=return3Y&first=20',
    `/embed/compare?${compared}`,
    `/embed/blend?${mixed}`,
  ];
  const bodies = (asof: string) =>
    Promise.all(
      addresses.map(async (address) => {
        const answer = await site.get(address + asof);
        expect([address, answer.status]).toEqual([address, 200]);
        return Buffer.from(await answer.arrayBuffer()).toString('base64');
      }),
    );
  const frozen = await bodies(`&asof=${String(release)}`);
  const live = await bodies('');
  await publish(false);
  await publish(true);
  expect(await bodies(`&asof=${String(release)}`)).toEqual(frozen);
  const later = await bodies('');
  expect(later.map((body, at) => body === live[at])).toEqual(addresses.map(() => false));
});

test('an embed as of a release that was taken back is gone, one of a release that never was is not there', async () => {
  const release = await publish(true);
  expect((await embed(`levels?asof=${release}`)).status).toBe(200);
  await rollbackTo(site.store, 1, 'Levels of the wrong day');
  await expect.poll(async () => (await embed(`levels?asof=${release}`)).status).toBe(410);
  const said = textOf(await (await embed(`levels?asof=${release}`)).text());
  expect(said).toMatch(
    new RegExp(
      `release ${release} back on \\d{4}-\\d\\d-\\d\\d; release ${release + 1} took its place. Reason given: Levels of the wrong day`,
    ),
  );
  const never = await embed('levels?asof=9999');
  expect([never.status, never.headers.get('cache-control')]).toEqual([404, 'no-store']);
});
