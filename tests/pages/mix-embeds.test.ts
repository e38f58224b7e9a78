import { expect, test } from 'vitest';
import { sharedSite, type SiteApp } from '../support/site-app.ts';
import { textOf } from '../support/text-of.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const pair = 'PLWLD_NTR_USD,PLEUR_NTR_USD';
const parts = 'PLWLD_NTR_USD*60,PLEUR_NTR_USD*40';
const origin = 'https://indexes.example';

async function htmlAt(path: string): Promise<string> {
  const answer = await site.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

type Measured = { usual: { figures: Record<string, number | null> } };

const shown = ['return1Y', 'return5Y', 'volatility5Y', 'maximumDrawdown5Y'];

/** Figures as a page writes them, from the answer of the API. */
const written = (all: Measured[]) =>
  all.flatMap(({ usual: { figures } }) =>
    shown.map((tag) => Math.abs(figures[tag] ?? Number.NaN).toFixed(2)),
  );

const numbersIn = (html: string) =>
  (textOf(/<table>.*<\/table>/s.exec(html)![0]).match(/\d+\.\d\d(?=%)/g) ?? []).map(String);

test('a comparison is framed as a table of the figures that the API gives', async () => {
  const answer = await site.get(`/api/compare?ids=${pair}`);
  const { indexes } = (await answer.json()) as { indexes: Measured[] };
  const html = await htmlAt(`/embed/compare?ids=${pair}&theme=dark`);
  expect(numbersIn(html)).toEqual(written(indexes));
  expect(html).toContain(`href="${origin}/indexes/compare?ids=${pair}&amp;base=PLWLD_NTR_USD"`);
  const japanese = await htmlAt(`/embed/compare?ids=${pair}&lang=ja-jp`);
  expect(textOf(japanese)).toContain('指数の比較');
});

test('a blend is framed as a table of itself and its parts, live or of a release, and called hypothetical', async () => {
  const answer = await site.get(`/api/blend?of=${parts}`);
  const { blend, parts: made } = (await answer.json()) as { blend: Measured; parts: Measured[] };
  const html = await htmlAt(`/embed/blend?of=${parts}&asof=1`);
  expect(numbersIn(html)).toEqual(written([blend, ...made]));
  expect(textOf(html)).toContain('Hypothetical blend of indexes');
  expect(html).toContain(`/indexes/blend?of=${parts}&amp;rebalance=quarterly&amp;asof=1"`);
});

const framesOf = async (page: string) => {
  const [, href = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(await htmlAt(page))!;
  const answer = await site.get(href.replaceAll('&amp;', '&').slice(origin.length));
  expect([page, answer.status]).toEqual([page, 200]);
  const { title, html, thumbnail_url: picture } = (await answer.json()) as Record<string, string>;
  const [, src = ''] = /src="([^"]+)"/.exec(html!)!;
  return { title, src: src.replaceAll('&amp;', '&').slice(origin.length), picture: picture! };
};

test.each([
  [`/indexes/compare?ids=${pair}`, `/embed/compare?ids=${pair}`, 'Compare Plumbline World NTR USD'],
  [
    `/ja-jp/indexes/compare?ids=${pair}&from=2020-01-31&asof=1`,
    `/embed/compare?ids=${pair}&from=2020-01-31&lang=ja-jp&asof=1`,
    'の比較',
  ],
  [
    `/indexes/blend?of=${parts}&rebalance=annually`,
    `/embed/blend?of=${parts}&rebalance=annually`,
    '60% Plumbline World NTR USD',
  ],
])('oEmbed gives the frame of %s', async (page, embed, title) => {
  const frame = await framesOf(page);
  expect(frame.src).toBe(embed);
  expect(frame.title).toContain(title);
  await htmlAt(frame.src);
  const picture = await site.get(frame.picture.slice(origin.length));
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('oEmbed gives the frame of an index by any address of its page, and none by one that names no index', async () => {
  const statusOf = async (path: string) =>
    (await site.get(`/oembed?url=${encodeURIComponent(origin + path)}`)).status;
  expect(await statusOf('/indexes/details/plumbline-world-PLWLD_NTR_USD')).toBe(200);
  expect(await statusOf('/indexes/details/%zz')).toBe(404);
  expect(await statusOf('/indexes/details/NOBODY')).toBe(404);
});

test('oEmbed of a mix reads nothing of its address that its page does not', async () => {
  for (const path of [`/indexes/compare?ids=${pair}`, `/indexes/blend?of=${parts}`]) {
    const url = encodeURIComponent(`${origin}${path}&lang=nonsense&theme=nonsense`);
    expect([path, (await site.get(`/oembed?url=${url}`)).status]).toEqual([path, 200]);
  }
});

test('oEmbed of a page as of a release gives the frame and the picture of that release', async () => {
  for (const path of [
    '/indexes/details/PLWLD_NTR_USD?asof=1',
    '/indexes/details/PLWLD_NTR_USD?period=NONE&asof=2999-12-31',
    `/indexes/compare?ids=${pair}&asof=2999-12-31`,
  ]) {
    const answer = await site.get(`/oembed?url=${encodeURIComponent(origin + path)}`);
    const { html, thumbnail_url: picture } = (await answer.json()) as Record<string, string>;
    expect([path, html]).toEqual([path, expect.stringMatching(/[?;]asof=1[&"]/)]);
    expect([path, picture]).toEqual([path, expect.stringMatching(/&asof=1(?:&|$)/)]);
  }
});

test.each([
  ['compare', `/indexes/compare?ids=${pair}`, `ids=${pair}&lang=en-us`],
  [
    'compare',
    `/ja-jp/indexes/compare?ids=${pair}&from=2020-01-31&asof=1`,
    `ids=${pair}&from=2020-01-31&lang=ja-jp&asof=1`,
  ],
  ['blend', `/indexes/blend?of=${parts}`, `of=${parts}&rebalance=quarterly&lang=en-us`],
])(
  'what networks show of a page of mixed indexes is its own chart: %s, %s',
  async (chart, page, query) => {
    const [, address = ''] = /property="og:image" content="([^"]*)"/.exec(await htmlAt(page)) ?? [];
    const picture = address.replaceAll('&amp;', '&').slice(origin.length);
    expect(picture).toBe(`/charts/${chart}.png?${query}&width=1200&height=630`);
    const png = Buffer.from(await (await site.get(picture)).arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1_200, 630]);
  },
);

test('what cannot be compared or blended is said in the frame', async () => {
  for (const path of ['/embed/compare?ids=PLWLD_NTR_USD', '/embed/blend?of=PLWLD_NTR_USD*60']) {
    const answer = await site.get(path);
    expect([path, answer.status]).toEqual([path, 400]);
    expect(textOf(await answer.text())).toContain('This cannot be shown');
  }
  expect((await site.get('/embed/compare?ids=NOBODY,NOTHING')).status).toBe(404);
});

test('the pages of a comparison and of a blend give the code, and what they cite has its release', async () => {
  const compared = await htmlAt(`/indexes/compare?ids=${pair}`);
  expect(textOf(compared)).toContain(`src="${origin}/embed/compare?ids=${pair}"`);
  const blended = textOf(await htmlAt(`/indexes/blend?of=${parts}&rebalance=annually`));
  const address = `of=${parts}&rebalance=annually`;
  expect(blended).toContain(
    `src="${origin}/embed/blend?${address}&asof=1"`.replaceAll('&', '&amp;'),
  );
  expect(blended).toContain(`${origin}/indexes/blend?${address}&asof=1`);
});

const many = `PLEMD_TR_EURH,${pair},PLJG1_TR_JPY,PLIBU_TR_USD,PLGIL_TR_USDH,PLEGL_TR_EUR`;

test.each([
  `/indexes/compare?ids=${pair}`,
  `/indexes/compare?ids=${many}`,
  `/ja-jp/indexes/compare?ids=${many}`,
  `/indexes/blend?of=${parts}`,
  `/ja-jp/indexes/blend?of=PLWLD_NTR_USD*40,PLGIL_TR_USDH*30,PLIBU_TR_USD*30`,
])('the code that %s gives has a frame as high as that of oEmbed', async (page) => {
  const answer = await site.get(`/oembed?url=${encodeURIComponent(origin + page)}`);
  const { height } = (await answer.json()) as { height: number };
  const code = textOf(await htmlAt(page));
  const heights = Array.from(code.matchAll(/width="100%" height="(\d+)"/g), ([, digits]) => digits);
  expect(heights).toEqual([String(height), String(height)]);
});
