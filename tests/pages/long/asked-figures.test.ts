import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { Comparison } from '#src/contract/api/mixes/compare.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { sharedSite, type SiteApp } from '../../support/site-app.ts';

// Figures outside the page of their index lead to the same workings.
let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const textOf = async (path: string) => (await site.get(path)).text();
const jsonOf = async <Answer>(path: string) => JSON.parse(await textOf(path)) as Answer;

type Working = { value: number; release: number };
const workingOf = (fundId: string, tag: string) =>
  jsonOf<Working>(`/api/index-details/working?indexId=${fundId}&figure=${tag}`);

const askedIn = (html: string) =>
  [...html.matchAll(/href="(\/indexes\/details\/[A-Z_]+\/figures\/\w+)"/g)].map(([, href]) => href);

test('a figure of a comparison that is the one of its index leads to its working', async () => {
  const pair = 'PLACW_NTR_USD,PLUAG_TR_USD';
  const { indexes } = await jsonOf<Comparison>(`/api/compare?ids=${pair}`);
  const asked = askedIn(await textOf(`/indexes/compare?ids=${pair}`));
  for (const { fundId, usual } of indexes) {
    for (const tag of ['return1Y', 'return2025', 'volatility3Y', 'maximumDrawdown10Y']) {
      expect(asked).toContain(`/indexes/details/${fundId}/figures/${tag}`);
      const { value } = await workingOf(fundId, tag);
      expect([fundId, tag, value]).toEqual([fundId, tag, usual.figures[tag]]);
    }
  }
});

test('up to an earlier day, or at the steps of another frequency, figures of a comparison are others', async () => {
  const daily = 'PLACW_NTR_USD,PLUAG_TR_USD';
  expect(askedIn(await textOf(`/indexes/compare?ids=${daily}&to=2025-06-30`))).toEqual([]);
  const unlike = `PLACW_NTR_USD,${demoIndexes.old.fundId}`;
  const { window } = await jsonOf<Comparison>(`/api/compare?ids=${unlike}`);
  expect(window?.atCommonSteps).toBe(true);
  expect(askedIn(await textOf(`/indexes/compare?ids=${unlike}`))).toEqual([]);
});

test.each([
  ['en-us', ''],
  ['ja-jp', '/ja-jp'],
])(
  'the figures of a factsheet lead to their workings, as of its release: %s',
  async (language, prefix) => {
    const { fundId } = demoIndexes.full;
    const { release } = await workingOf(fundId, 'return1Y');
    const moved = await site.get(`/factsheets/${fundId}/${language}.pdf`);
    const sheet = await site.get(moved.headers.get('Location') ?? '');
    const document = await getDocumentProxy(new Uint8Array(await sheet.arrayBuffer()));
    const pages = Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1));
    const annotations = await Promise.all(pages.map(async (page) => (await page).getAnnotations()));
    const links = annotations.flat().map(({ url }: { url?: string }) => url ?? '');
    for (const tag of ['return1Y', 'returnSinceInception', 'volatility3Y', 'maximumDrawdown5Y']) {
      const path = `${prefix}/indexes/details/${fundId}/figures/${tag}?asof=${release}`;
      expect([tag, links.filter((url) => url.endsWith(path)).length]).toEqual([tag, 1]);
    }
  },
);
