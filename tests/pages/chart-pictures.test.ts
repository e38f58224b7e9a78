import { expect, test } from 'vitest';
import { demoIndexes } from '../support/demo-indexes.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const { fundId } = demoIndexes.full;
const chart = (file: string, id: string = fundId) => site.get(`/charts/indexes/${id}/${file}`);

async function pngOf(answer: Response) {
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytes };
}

/** The levels of the last five years as the API gives them. */
async function levelsOfApi() {
  const answer = await site.get(`/api/index-prices?secId=${fundId}`);
  const { indexPrices } = (await answer.json()) as {
    indexPrices: { pricesData: { decimals: number; valueDeltas: number[] } }[];
  };
  const { decimals, valueDeltas } = indexPrices[0]!.pricesData;
  let sum = 0;
  return valueDeltas.map((delta) => (sum += delta) / 10 ** decimals);
}

const inEnglish = (value: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

test('a picture of the levels shows the numbers of the API, with source, release and day', async () => {
  const svg = await (await chart('levels.svg?period=Max')).text();
  const [, words = ''] = /<desc id="desc">([^<]*)</.exec(svg) ?? [];
  const last = (await levelsOfApi()).at(-1)!;
  expect(words).toContain(`Level ${inEnglish(last)} on 19 Nov 2026`);
  expect(words).toMatch(/Source: Plumbline Indexes, release \d+, as of 19 Nov 2026/);
  expect(words).toContain('Dashed: back-tested, before the launch on 1 Mar 2004.');
  expect(svg).not.toMatch(/<text|font-family|NaN|undefined/);
});

test('a picture that ends on an earlier day says what was true on it', async () => {
  const wordsOf = async (query: string) =>
    /<desc[^>]*>([^<]*)/.exec(await (await chart(`levels.svg${query}`)).text())?.[1];
  expect(await wordsOf('')).toContain('below its high');
  const earlier = await wordsOf('?from=2019-01-02&to=2020-12-31');
  expect(earlier).toContain('as of 31 Dec 2020');
  expect(earlier).toContain('On 31 Dec 2020: ');
  expect(earlier).not.toContain('2026');
});

test('the line of a picture ends where its last level stands on the scale', async () => {
  const svg = await (await chart('levels.svg?period=Max&width=800&height=400')).text();
  const levels = await levelsOfApi();
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const room = (high - low) * 0.04;
  // The plot begins 84px below the edge and is 162px less high than the picture.
  const share = (high + room - levels.at(-1)!) / (high - low + 2 * room);
  const top = 84 + share * (400 - 162);
  // The dot at the end is a circle of four curves that begins at its right.
  const dots = Array.from(svg.matchAll(/M ([\d.]+) ([\d.]+) C/g), ([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const [x = 0, y = 0] = dots.at(-1) ?? [];
  expect(x).toBeCloseTo(24 + 690 + 4, 1);
  expect(y).toBeCloseTo(top, 1);
});

test('pictures come in both themes and languages, and in the size that is asked for', async () => {
  const [light, dark] = await Promise.all(
    ['light', 'dark'].map(async (theme) => (await chart(`drawdown.svg?theme=${theme}`)).text()),
  );
  expect(light).toContain('#fbfaf7');
  expect(dark).toContain('#121419');
  expect(await (await chart('levels.svg?lang=ja-jp')).text()).toMatch(/<desc[^>]*>[^<]*指数値/);
  expect(await pngOf(await chart('levels.png?width=640&height=360'))).toMatchObject({
    width: 640,
    height: 360,
  });
  expect(await pngOf(await chart('share.png'))).toMatchObject({ width: 1200, height: 630 });
});

test('a picture is kept like an answer of the release, and is the same when it is made again', async () => {
  const first = await chart('levels.png');
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': expect.stringContaining('s-maxage=60'),
    'surrogate-key': expect.stringMatching(/^release-\d+$/),
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  });
  const etag = first.headers.get('etag')!;
  const again = await site.get(`/charts/indexes/${fundId}/levels.png`, { 'If-None-Match': etag });
  expect(again.status).toBe(304);
  expect((await chart('levels.png?width=800')).headers.get('etag')).not.toBe(etag);
});

test('a picture as of a release is of that release; while that is the current one caches keep it no longer than others', async () => {
  const release = (await chart('levels.svg')).headers.get('plumbline-release')!;
  const answer = await chart(`levels.svg?asof=${release}`);
  expect(answer.headers.get('plumbline-release')).toBe(release);
  expect(answer.headers.get('cache-control')).toContain('s-maxage=60,');
  expect((await chart('levels.svg?asof=9999')).status).toBe(404);
  expect(await answer.text()).toContain(`release ${release}, as of`);
});

test.each([
  ['levels.png?width=1230', 400, 'the nearest is 1240'],
  ['levels.svg?themes=dark', 400, 'theme'],
  ['levels.svg?period=2Y', 400, 'period'],
  ['levels.svg?width=10', 400, 'width'],
  ['level.svg', 404, 'calendar-years, composition, share'],
])('%s is refused (%i) in words that name what is right', async (file, status, words) => {
  const answer = await chart(file);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(JSON.stringify(await answer.json())).toContain(words);
});

test('an index that does not exist, or has no levels, has no picture', async () => {
  expect((await chart('levels.svg', 'NOSUCH')).status).toBe(404);
});

test('what networks show of the page of an index is a picture of its own levels', async () => {
  const html = await (await site.get(`/ja-jp/indexes/details/${fundId}`)).text();
  const [, address = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
  expect(address).toBe(`https://indexes.example/charts/indexes/${fundId}/share.png?lang=ja-jp`);
  const { bytes } = await pngOf(await site.get(address.replace('https://indexes.example', '')));
  // A picture that is one colour alone would be a few bytes.
  expect(bytes.length).toBeGreaterThan(20_000);
});
