import { expect, test } from 'vitest';
import { portfolioPage } from '#src/contract/api/indexes/portfolios.ts';
import { problem } from '#src/contract/api/problem.ts';
import { sharedApi, type SmallApi } from '../../../tests/support/small-api.ts';

// The small release has of one-year returns: US500 12.25, US500T 13.75, US500E 10.5, WORLDESG −3.5, GOVT 2.25, and three
// indexes without one.

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => {
  site = smallApi;
});

async function idsOf(query: string): Promise<string[]> {
  const response = await site.api.request(`/api/portfolio-returns?${query}`);
  const { portfolios } = (await response.json()) as { portfolios: { fundId: string }[] };
  return portfolios.map(({ fundId }) => fundId).toSorted();
}

async function refusalOf(path: string) {
  const response = await site.api.request(`/api/${path}`);
  const { status, parameters, detail } = problem.parse(await response.json());
  return { status, parameters, detail };
}

test('SC-02 rows are narrowed by inclusive bounds of a figure, with those without a value by choice', async () => {
  expect(await idsOf('return1YMin=10.5&return1YMax=12.25')).toEqual(['US500', 'US500E']);
  expect(await idsOf('return1YMax=-3.5')).toEqual(['WORLDESG']);
  expect(await idsOf('return1YMax=-3.51')).toEqual([]);
  const others = ['BALANCED', 'GOLD', 'PRIVATE'];
  expect(await idsOf('return1YMin=13.75&includeMissing=true')).toEqual(
    [...others, 'US500T'].toSorted(),
  );
});

test('API-03 a bound of no figure is refused, and the name that is meant perhaps is said', async () => {
  expect(await refusalOf('portfolio-returns?retrun1YMin=1')).toEqual({
    status: 400,
    parameters: ['retrun1YMin'],
    detail: 'retrun1YMin: no such parameter, return1YMin is meant perhaps',
  });
  for (const query of ['return1YMin=much', 'return1YMin=1e3', 'return1YMin=1&return1YMin=2']) {
    const { status, parameters } = await refusalOf(`screener/filter-options?${query}`);
    expect({ query, status, parameters }).toEqual({
      query,
      status: 400,
      parameters: ['return1YMin'],
    });
  }
});

test('SC-09 rows bear the figures that are asked for as columns', async () => {
  const { portfolios } = await site.ask('portfolioReturns', {
    filterPattern: 'US500',
    columns: 'volatility3Y,launchDate,return2024',
  });
  expect(portfolios[0]?.figures).toMatchObject({
    return1Y: 12.25,
    volatility3Y: null,
    return2024: null,
  });
  expect(portfolios[0]?.figures).not.toHaveProperty('launchDate');
  const refusal = await refusalOf('portfolio-returns?columns=volatility3Y,volatilty5Y');
  expect(refusal).toMatchObject({ status: 400, parameters: ['columns'] });
  expect(refusal.detail).toContain('volatility5Y is meant perhaps');
});

test('SC-02 a range counts what the other filters leave where it is bounded or opened, else the whole list', async () => {
  const rangeOf = async (query: Parameters<typeof site.ask<'screenerFilterOptions'>>[1]) => {
    const { ranges } = await site.ask('screenerFilterOptions', { ...query, rangesOf: 'return1Y' });
    const [{ bins, ...range }] = ranges as [NonNullable<typeof ranges>[number]];
    return { ...range, counted: bins.reduce((sum, { count }) => sum + count, 0) };
  };
  const field = { name: '1Y return', tag: 'return1Y' };
  const whole = {
    field,
    unit: 'percent',
    min: -3.5,
    max: 13.75,
    missing: 3,
    ofWholeList: true,
    counted: 5,
  };
  expect(await rangeOf({})).toEqual(whole);
  expect(await rangeOf({ currency: ['EUR'] })).toEqual(whole);
  const ofEuro = { ...whole, min: 2.25, max: 10.5, missing: 0, ofWholeList: false, counted: 2 };
  expect(await rangeOf({ currency: ['EUR'], opened: 'return1Y' })).toEqual(ofEuro);
  expect(await rangeOf({ currency: ['EUR'], ranges: { return1YMin: 3 } })).toEqual(ofEuro);
  // Its own bounds leave out nothing.
  expect(await rangeOf({ ranges: { return1YMin: 12 } })).toEqual({ ...whole, ofWholeList: false });
});

test('SC-06 the legacy options have no ranges, those of version 2 one for each figure of the release', async () => {
  const { ranges } = await site.ask('screenerFilterOptions', {});
  expect(ranges?.map(({ field }) => field.tag)).toEqual([
    'return1M',
    'return1Y',
    'numberOfConstituents',
    'topTenWeight',
    'effectiveNumber',
    'turnover',
    'carbon-intensity',
    'free-capacity',
  ]);
  const { figures } = await site.ask('figures', {});
  const present = figures.filter(({ isPresent }) => isPresent).map(({ tag }) => tag);
  expect(present).toEqual(ranges?.map(({ field }) => field.tag));
  expect(figures.length).toBeGreaterThan(present.length);
  expect(await site.ask('screenerFilterOptions', { version: 'legacy' })).not.toHaveProperty(
    'ranges',
  );
});

test('SC-06 what an index holds narrows the list, in figures of the register and of the provider', async () => {
  const columns = 'topTenWeight,effectiveNumber,numberOfConstituents,carbon-intensity';
  const response = await site.api.request(
    `/api/portfolio-returns?columns=${columns}&topTenWeightMax=96&sortBy=topTenWeight`,
  );
  const { portfolios } = portfolioPage.parse(await response.json());
  // 20+15+12+10+9+8+7+6+5+4 of US500; ten members of 5 each of WORLDESG, the rest of which is withheld.
  expect(portfolios.map(({ fundId, figures }) => [fundId, figures])).toMatchObject([
    ['WORLDESG', { topTenWeight: 50, numberOfConstituents: 40, effectiveNumber: null }],
    ['US500', { topTenWeight: 96, numberOfConstituents: 12, 'carbon-intensity': 0 }],
  ]);
  // 100² / (400+225+144+100+81+64+49+36+25+16+9+1)
  expect(portfolios[1]?.figures['effectiveNumber']).toBeCloseTo(10_000 / 1_150, 8);
  expect(await idsOf('carbon-intensityMax=10')).toEqual(['US500']);
  const options = await site.ask('screenerFilterOptions', { rangesOf: 'carbon-intensity' });
  expect(options.ranges).toMatchObject([
    { field: { name: 'Carbon intensity', tag: 'carbon-intensity' }, unit: 'other', min: 0, max: 0 },
  ]);
});

test.each(['sortBy=carbon', 'columns=carbon', 'carbonMax=1', 'columns=turnoverx'])(
  'API-03 a figure that nobody declares is refused by its name: %s',
  async (query) => {
    const [name = ''] = query.split('=');
    expect(await refusalOf(`portfolio-returns?${query}`)).toMatchObject({
      status: 400,
      parameters: [name],
      detail: expect.stringMatching(/no figure (?:carbon|turnoverx, turnover is meant perhaps)$/),
    });
  },
);

test('SC-02 a figure of the provider’s own narrows, orders and stands in the list by its name', async () => {
  const query = 'free-capacityMin=4.2&columns=free-capacity&sortBy=free-capacity';
  const response = await site.api.request(`/api/portfolio-returns?${query}`);
  const { portfolios } = portfolioPage.parse(await response.json());
  expect(portfolios.map(({ fundId, figures }) => [fundId, figures])).toMatchObject([
    ['US500', { 'free-capacity': 4.25 }],
  ]);
  const { figures } = await site.ask('figures', { lang: 'ja-jp' });
  expect(figures.find(({ tag }) => tag === 'free-capacity')).toMatchObject({
    names: { 'en-us': 'Free capacity', 'ja-jp': '運用余力' },
    group: 'provider',
    unit: 'other',
    unitText: '十億米ドル',
    firstSortOrder: -1,
  });
});
