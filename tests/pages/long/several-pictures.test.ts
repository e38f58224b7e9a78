import { expect, test } from 'vitest';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { sharedSite, type SiteApp } from '../../support/site-app.ts';
import { textOf } from '../../support/text-of.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const ids = 'PLWLD_NTR_USD,PLGGB_TR_USD';
const of = 'PLWLD_NTR_USD*60,PLGGB_TR_USD*40';
const points = 'x=volatility3Y&y=return3Y&currency=EUR';
const addresses = {
  years: `/charts/indexes/${demoIndexes.full.fundId}/calendar-years.svg`,
  composition: `/charts/indexes/${demoIndexes.full.fundId}/composition.svg`,
  compare: `/charts/compare.svg?ids=${ids}`,
  blend: `/charts/blend.svg?of=${of}`,
  screener: `/charts/screener.svg?${points}`,
};

const asked = (address: string, more: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${more}`;

async function json<Answer>(path: string): Promise<Answer> {
  return (await (await site.get(path)).json()) as Answer;
}

async function picture(address: string) {
  const answer = await site.get(address);
  expect([address, answer.status]).toEqual([address, 200]);
  return answer;
}

const wordsIn = (svg: string) => textOf(/<desc[^>]*>([^<]*)/.exec(svg)?.[1] ?? '');
const wordsOf = async (address: string) => wordsIn(await (await picture(address)).text());

type Coded = { decimals: number; valueDeltas: number[] };

const lastOf = ({ decimals, valueDeltas }: Coded) =>
  valueDeltas.reduce((sum, delta) => sum + delta, 0) / 10 ** decimals;

const fixed = (value: number, decimals: number) =>
  value.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** As the site writes it: with its sign, the true minus. */
const signed = (value: number) => `${value < 0 ? '−' : '+'}${fixed(Math.abs(value), 1)}%`;

test('the returns of calendar years are those of the API, of the last ten and the running one, or of those asked for', async () => {
  const { calendarYears } = await json<{ calendarYears: { year: number; value: number }[] }>(
    `/api/index-details/figures?indexId=${demoIndexes.full.fundId}`,
  );
  const said = calendarYears.slice(0, 11).map(({ year, value }) => `${year} ${signed(value)}`);
  expect(await wordsOf(addresses.years)).toContain(
    `Returns of calendar years: ${said.join(', ')}.`,
  );
  const some = await wordsOf(asked(addresses.years, 'from=2021-03-01&to=2022-02-01'));
  expect(some.match(/20\d\d [+−]/g)).toEqual(['2022 −', '2021 +']);
  expect(await wordsOf(asked(addresses.years, 'period=Max'))).toContain(
    '† contains levels from before the launch date',
  );
});

test('bars of years are as high as their returns', async () => {
  const { calendarYears } = await json<{ calendarYears: { year: number; value: number }[] }>(
    `/api/index-details/figures?indexId=${demoIndexes.full.fundId}`,
  );
  const svg = await (await picture(asked(addresses.years, 'width=800&height=400'))).text();
  const bars = Array.from(
    svg.matchAll(/fill="#2[^"]*"[^>]* d="M ([\d.]+) ([\d.]+) L [\d.]+ [\d.]+ L [\d.]+ ([\d.]+)/g),
    ([, x, top, bottom]) => ({ x: Number(x), height: Number(bottom) - Number(top) }),
  );
  const values = calendarYears.slice(0, 11).toReversed();
  expect(bars).toHaveLength(values.length);
  const perPoint = bars[0]!.height / Math.abs(values[0]!.value);
  for (const [at, { value }] of values.entries()) {
    expect(bars[at]!.height / perPoint).toBeCloseTo(Math.abs(value), 1);
  }
});

test('a composition shows the weights by class of the API, and ticks at those of its benchmark', async () => {
  type Answer = { breakdowns: Record<string, { name: string; weight: number }[] | null> };
  const { breakdowns } = await json<Answer>(
    `/api/index-details/constituents?portfolioId=${demoIndexes.full.fundId}&size=1`,
  );
  const words = await wordsOf(addresses.composition);
  for (const { name, weight } of breakdowns['sectors']!) {
    expect(words).toContain(`${name} ${fixed(weight, 2)}%`);
  }
  const beside = await wordsOf('/charts/indexes/PLWSC_NTR_USD/composition.svg');
  expect(beside).toMatch(/The tick on a bar is the weight in Plumbline World/);
});

test('a comparison shows the last levels of the API, and says who returned most', async () => {
  const { indexes, window } = await json<{
    indexes: { portfolioName: string; levels: Coded }[];
    window: { to: string };
  }>(`/api/compare?ids=${ids}`);
  const words = await wordsOf(addresses.compare);
  for (const { portfolioName, levels } of indexes) {
    expect(words).toContain(`${portfolioName} ${fixed(lastOf(levels), 2)}`);
  }
  expect(words).toContain('Plumbline World NTR USD returned most');
  expect(window.to).toBe('2026-11-19');
  expect(words).toContain('as of 19 Nov 2026');
});

test('a period of a comparison is the time from the same day on', async () => {
  const last = await wordsOf(asked(addresses.compare, 'period=3Y'));
  expect(last).toBe(await wordsOf(asked(addresses.compare, 'from=2023-11-19')));
  expect(last).not.toBe(await wordsOf(addresses.compare));
});

test('a blend is drawn beside its parts, and said to be hypothetical', async () => {
  const { blend } = await json<{ blend: { levels: Coded } }>(`/api/blend?of=${of}`);
  const words = await wordsOf(addresses.blend);
  expect(words).toContain(`Blend ${fixed(lastOf(blend.levels), 2)}`);
  expect(words).toContain('Dashed (A): hypothetical from beginning to end.');
  expect(words).toContain('was never published or run as an index');
});

test('points lie where their figures are on both scales', async () => {
  const answer = await json<{ points: { portfolioName: string; x: number; y: number }[] }>(
    `/api/portfolio-returns/points?${points}`,
  );
  const svg = await (await picture(addresses.screener)).text();
  // A sign is drawn around the origin and moved to its place; those of the key are not seen through.
  const signs =
    /matrix\(([\d.]+) 0 0 \1 ([\d.]+) ([\d.]+)\)"[^>]*>\s*<path [^>]*fill-opacity="0.55"/g;
  const dots = Array.from(svg.matchAll(signs), ([, , x, y]) => [Number(x), Number(y)]);
  expect(dots).toHaveLength(answer.points.length);
  // Between two points a third divides both axes as their figures do.
  const ordered = (of: 'x' | 'y') => answer.points.map((point) => point[of]);
  for (const [axis, values] of [ordered('x'), ordered('y')].entries()) {
    const low = values.indexOf(Math.min(...values));
    const high = values.indexOf(Math.max(...values));
    const placeOf = (at: number) => dots[at]![axis]!;
    for (const [at, value] of values.entries()) {
      const share = (value - values[low]!) / (values[high]! - values[low]!);
      const place = (placeOf(at) - placeOf(low)) / (placeOf(high) - placeOf(low));
      expect(place).toBeCloseTo(share, 2);
    }
  }
  const [first] = answer.points;
  expect(wordsIn(svg)).toContain(`${first!.portfolioName}: ${fixed(first!.x, 2)}%`);
});

test.each(Object.entries(addresses))(
  'the picture of %s is like all pictures',
  async (_, address) => {
    const first = await picture(asked(address, 'theme=dark&lang=ja-jp'));
    const svg = await first.text();
    expect(svg).toContain('#121419');
    expect(svg).not.toMatch(/<text|font-family|NaN|undefined/);
    expect(wordsIn(svg)).toMatch(/出典：Plumbline Indexes（リリース1/);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': expect.stringContaining('s-maxage=60'),
      'surrogate-key': expect.stringMatching(/^release-\d+$/),
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const again = await site.get(asked(address, 'theme=dark&lang=ja-jp'), {
      'If-None-Match': first.headers.get('etag')!,
    });
    expect(again.status).toBe(304);
    const png = await picture(asked(address.replace('.svg', '.png'), 'width=640&height=520'));
    const bytes = Buffer.from(await png.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([640, 520]);
    const frozen = await picture(asked(address, 'asof=1'));
    expect(frozen.headers.get('cache-control')).toContain('s-maxage=60,');
  },
);

test.each([
  ['/charts/compare.svg?ids=PLWLD_NTR_USD', 400, 'ids'],
  [`/charts/compare.svg?ids=${ids}&base=PLEUR_NTR_EUR`, 400, 'base'],
  [`/charts/compare.svg?ids=${ids}&period=2Y`, 400, 'period'],
  [`/charts/compare.png?ids=${ids}&width=1210`, 400, 'the nearest is 1200'],
  ['/charts/compare.svg?ids=PLWLD_NTR_USD,NOBODY', 404, 'NOBODY'],
  ['/charts/blend.svg?of=PLWLD_NTR_USD*60', 400, 'of'],
  [`/charts/blend.svg?of=${of}&to=2020-01-01`, 400, 'to'],
  ['/charts/screener.svg?x=volatility3Y&y=foo', 400, 'y'],
  ['/charts/screener.svg?x=volatility3Y&y=return3Y&curency=EUR', 400, 'currency is meant'],
  [`${addresses.years}?period=3M`, 400, '1Y, 3Y, 5Y, 10Y, Max'],
  [`${addresses.years}?from=1900-01-01&to=1901-01-01`, 404, 'No returns'],
  [`${addresses.composition}?period=1Y`, 400, 'period'],
  [`/charts/indexes/${demoIndexes.withheld.fundId}/composition.svg`, 404, 'No weights by class'],
  [`/charts/indexes/${demoIndexes.topTen.fundId}/composition.svg`, 404, 'No weights by class'],
])('%s is refused (%i) in words', async (address, status, words) => {
  const answer = await site.get(address);
  expect([address, answer.status]).toEqual([address, status]);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(JSON.stringify(await answer.json())).toContain(words);
});

test('each chart leads to its picture on its page, as of the release that the page shows', async () => {
  const html = async (path: string) =>
    (await (await picture(path)).text()).replaceAll('&amp;', '&');
  expect(await html(`/indexes/compare?ids=${ids}`)).toContain(
    `href="/charts/compare.png?ids=${ids}&lang=en-us"`,
  );
  expect(await html(`/ja-jp/indexes/blend?of=${of}&asof=1`)).toContain(
    `href="/charts/blend.svg?of=${of}&rebalance=quarterly&lang=ja-jp&asof=1"`,
  );
  expect(await html('/indexes/screener?plot=volatility3Y,return3Y&currency=EUR')).toContain(
    'href="/charts/screener.png?currency=EUR&variants=one&x=volatility3Y&y=return3Y&lang=en-us"',
  );
  const index = await html(`/indexes/details/${demoIndexes.full.fundId}`);
  expect(index).toContain(`${addresses.years}?lang=en-us"`);
  expect(index).toContain(`${addresses.composition}?lang=en-us"`);
  expect(await html(`/indexes/compare?ids=${ids}&asof=1`)).not.toContain('always up to date');
});

test.each([addresses.compare, addresses.blend])(
  'a picture over a period is that of its days, and names the page that shows the same: %s',
  async (address) => {
    // As wide as the address of its page.
    const drawn = async (more: string) =>
      (await picture(asked(address, `${more}&width=1200&height=680`))).text();
    expect(await drawn('period=1Y')).toBe(await drawn('from=2025-11-19'));
    expect(await drawn('period=Max')).toBe(await drawn('lang=en-us'));
    expect(await drawn('period=1Y&from=2024-01-02')).toBe(await drawn('from=2024-01-02'));
  },
);
