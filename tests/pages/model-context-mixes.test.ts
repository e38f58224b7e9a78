import { expect, test } from 'vitest';
import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import { withQuery } from '#src/urls.ts';
import { readParts, wholeText } from '../support/ask-in-parts.ts';
import { readData } from '../support/ask-program.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const world = 'PLWLD_NTR_USD';
const emerging = 'PLEMG_NTR_USD';
const indexes = [world, emerging];
const parts = [
  { index: world, weight: 60 },
  { index: emerging, weight: 40 },
];
const window = { from: '2019-01-02', to: '2023-12-29' };

const answered = async <Answer>(path: string, query: object): Promise<Answer> =>
  (await site.get(withQuery(path, { ...query }))).json() as Promise<Answer>;

type Told = Record<'value' | 'fundId' | 'returnType' | 'currency' | 'name' | 'citeAs', unknown>;

test.each(['volatility', 'maximumDrawdown', 'cumulativeReturn', 'return3Y'])(
  'programs are told how %s of a comparison came about, with the value of the comparison',
  async (figure) => {
    const asked = { indexes, index: emerging, figure, ...window };
    const told = await readData<Told>(site.app, 'explain_compared_figure', asked);
    const ids = indexes.join(',');
    const compared = await answered<EndpointAnswer<'compare'>>('/api/compare', { ids, ...window });
    const one = compared.indexes.find(({ fundId }) => fundId === emerging)!;
    const all = { ...one.usual.figures, ...one.window!.figures };
    expect(told).toMatchObject({ fundId: emerging, returnType: 'NTR', currency: 'USD' });
    expect([told.value, told.value]).toEqual([all[figure], expect.any(Number)]);
  },
);

test('a figure against another of the indexes is that of the comparison with this base', async () => {
  const asked = { indexes, index: emerging, against: world, figure: 'beta', ...window };
  const { value } = await readData<Told>(site.app, 'explain_compared_figure', asked);
  const query = { ids: indexes.join(','), base: world, ...window };
  const compared = await answered<EndpointAnswer<'compare'>>('/api/compare', query);
  const one = compared.indexes.find(({ fundId }) => fundId === emerging)!;
  expect([value, value]).toEqual([one.againstBase!.figures['beta'], expect.any(Number)]);
});

test('of a blend itself it is told without an index, in the currency of its parts, at an address to cite', async () => {
  const asked = { parts, rebalance: 'quarterly', figure: 'volatility' };
  const told = await readData<Told>(site.app, 'explain_blended_figure', asked);
  const query = { of: `${world}*60,${emerging}*40`, rebalance: 'quarterly' };
  const { blend } = await answered<EndpointAnswer<'blend'>>('/api/blend', query);
  expect(told).toMatchObject({ fundId: null, returnType: null, currency: 'USD' });
  expect([told.value, told.value]).toEqual([
    blend.window!.figures['volatility'],
    expect.any(Number),
  ]);
  const { pathname, search, searchParams } = new URL(String(told.citeAs));
  expect([pathname, searchParams.get('of'), searchParams.get('asof')]).toEqual([
    '/indexes/blend/figures/volatility',
    query.of,
    '1',
  ]);
  expect((await site.get(pathname + search)).status).toBe(200);
});

test('the parts of what is told add up to the working in Markdown, its code included', async () => {
  const asked = { parts, index: emerging, figure: 'maximumDrawdown' };
  const all = await readParts(site.app, 'explain_blended_figure', asked);
  const said = wholeText(all);
  for (const heading of ['## Calculation', '## Rules that applied', '## Code'])
    expect(said).toContain(heading);
});
