import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import {
  endpoints,
  type EndpointAnswer,
  type EndpointName,
} from '#src/contract/api/endpoints/endpoints.ts';
import { demoIndexes } from '../support/demo-indexes.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const { fundId } = demoIndexes.full;

async function ask<N extends EndpointName>(name: N, query: string): Promise<EndpointAnswer<N>> {
  const response = await site.get(`/api${endpoints[name].path}?${query}`);
  return (await response.json()) as EndpointAnswer<N>;
}

/** Two decimals with a true minus, as a reader of the page would write it: made without our formatting. */
function twoDecimals(value: number): string {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(2).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '−' : ''}${grouped}.${decimals}`;
}

/** Width and height of the first page, in points. */
async function sizeOf(address: string) {
  const answer = await site.get(address);
  expect([address, answer.status]).toEqual([address, 200]);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const document = await getDocumentProxy(bytes);
  const [, , width = 0, height = 0] = (await document.getPage(1)).view;
  return { size: [Math.round(width), Math.round(height)], pages: document.numPages };
}

test('a factsheet comes on A4 and on US Letter, on two pages or on one that is enough; another paper is refused', async () => {
  for (const kind of ['full', 'governmentBond', 'monthly', 'many', 'old', 'measure'] as const) {
    const path = `/factsheets/${demoIndexes[kind].fundId}/1/en-us.pdf`;
    // Of levels that are no invested money nothing follows that would fill a second.
    const pages = kind === 'measure' ? 1 : 2;
    expect([kind, await sizeOf(path)]).toEqual([kind, { size: [595, 842], pages }]);
    const letter = await sizeOf(`${path}?paper=letter`);
    expect([kind, letter]).toEqual([kind, { size: [612, 792], pages }]);
  }
  const moved = await site.get(`/factsheets/${fundId}/en-us.pdf?paper=letter`);
  expect(moved.headers.get('Location')).toMatch(/\/en-us\.pdf\?paper=letter$/);
  for (const query of ['paper=a5', 'papers=letter']) {
    expect((await site.get(`/factsheets/${fundId}/1/en-us.pdf?${query}`)).status).toBe(400);
  }
});

test('the factsheet shows weights by class beside those of the benchmark, years as bars, and months', async () => {
  const id = 'PLWSC_NTR_USD';
  const answer = await site.get(`/factsheets/${id}/1/en-us.pdf`);
  const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const extracted = await extractText(document, { mergePages: true });
  const text = extracted.text.replaceAll(/\s+/g, ' ');
  const own = await ask('constituents', `portfolioId=${id}&size=1`);
  const benchmark = await ask('constituents', `portfolioId=${fundId}&size=1`);
  const { name, weight } = own.breakdowns.sectors![0]!;
  const other = benchmark.breakdowns.sectors!.find((one) => one.name === name)!;
  expect(text).toContain(`${name} ${twoDecimals(weight)} ${twoDecimals(other.weight)}`);
  expect(text).toContain('The tick on a bar is the weight in Plumbline World NTR USD');
  const { calendarYears } = await ask('indexFigures', `indexId=${id}`);
  const [, year] = calendarYears;
  const months = year!.months.map((value) => `${value! < 0 ? '' : '+'}${twoDecimals(value!)}%`);
  expect(text).toContain(`${String(year!.year)} ${months.join(' ')}`);
  expect(text).toContain('Drawdown');
});
