import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { getItem } from '#src/store/items/items.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { formulaAnchors } from '#src/urls/formula-anchors.ts';
import { demoIndexes } from '../support/demo-indexes.ts';
import { openSiteApp, type SiteApp } from '../support/site-app.ts';

let site: SiteApp;
beforeAll(async () => {
  site = await openSiteApp();
  // The demo's first release has corrected nothing yet.
  const draft = await beginRelease(site.store, { label: 'right', note: '', sourceHash: 'x' });
  const days = Int32Array.of(dayOfIso('2026-11-18')!);
  const values = Float64Array.of(5893.16);
  await draft.putLevels([
    { fundId: demoIndexes.full.fundId, days, values, reason: 'A price came late' },
  ]);
  const index = await getItem(site.store.db, 1, 'index', demoIndexes.full.fundId);
  const described = { ...index, description: { 'en-us': 'Described anew' } };
  await draft.putItems('index', [{ key: index.fundId, body: described }]);
  const { number } = await draft.flip();
  await site.untilServed(number);
});
afterAll(() => site.close());

const pageOf = async (path: string) => (await site.getMade(path)).text();

/** Rules that no figure of one index page stands for: they are about all of them, or about some families. */
const rulesOfTheProvider = ['currency', 'universe', 'capping', 'private-markets', 'governance'];

/** Pages that together show every figure: several return types, a hedged one, one with a benchmark. */
const shown = [
  demoIndexes.full.fundId,
  demoIndexes.governmentBond.fundId,
  demoIndexes.old.fundId,
  'PLGGB_TR_EURH',
  'PLJPN_NTR_JPY',
  'PLWMO_NTR_USD',
].map((fundId) => `/indexes/details/${fundId}`);

/** The working of a level of the range of 52 weeks, to which that level leads. */
const working = `/indexes/details/${demoIndexes.full.fundId}/figures/high52Weeks`;

/** A comparison and a blend. */
const mixes = [
  '/indexes/compare?ids=PLWLD_NTR_USD,PLUSA_NTR_USD',
  '/indexes/blend?of=PLWLD_NTR_USD*60,PLUSA_NTR_USD*40',
];

test.each(['', '/ja-jp'])(
  'ID-01 figures lead to their formulas, and every formula is led to (%s)',
  async (language) => {
    const linked = new Set<string>();
    for (const page of [...shown, working, ...mixes]) {
      const html = await pageOf(language + page);
      for (const [, anchor = ''] of html.matchAll(/\/page\/methodology#([\w-]+)"/g)) {
        linked.add(anchor);
      }
    }
    const methodology = await pageOf(`${language}/page/methodology`);
    const anchors = [...methodology.matchAll(/<h2[^>]* id="([\w-]+)"/g)].map(([, id]) => id);
    const formulas = anchors.filter((id) => id && !rulesOfTheProvider.includes(id) && isText(id));
    expect(linked).toEqual(new Set(formulas));
    expect(linked).toEqual(new Set(formulaAnchors));
  },
);

test.each(['', '/ja-jp'])('ID-01 formulas are drawn, not typed (%s)', async (language) => {
  const html = await pageOf(`${language}/page/methodology`);
  expect(html.match(/<math /g)?.length).toBeGreaterThan(15);
  const privateMarkets = await pageOf(`${language}/page/private-markets`);
  expect(privateMarkets).toContain('<mfrac>');
  expect(html + privateMarkets).not.toContain('<pre>');
});

/** Headings of the page around the text. */
const isText = (id: string) => !['see-also', 'main'].includes(id);

test('ID-01 a corrected level is told on the page of its index', async () => {
  const html = await pageOf(`/indexes/details/${demoIndexes.full.fundId}`);
  const section = /<section[^>]* id="corrections".*?<\/section>/s.exec(html)?.[0] ?? '';
  const text = section.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('18 Nov 2026 5,892.86 5,893.16 A price came late');
});

test.each(['', '/ja-jp'])(
  'ID-01 as of an earlier release the page is what it was then, and says so (%s)',
  async (language) => {
    const path = `${language}/indexes/details/${demoIndexes.full.fundId}`;
    const now = await pageOf(path);
    expect(now).toContain('Described anew');
    const then = await pageOf(`${path}?asof=1`);
    expect(then).not.toContain('Described anew');
    expect(then).toMatch(/\(release 1\)|（リリース1）/);
    expect(then).toContain(
      '/api/index-prices/download?secId=S.PLWLD_NTR_USD&amp;format=csv&amp;asof=1',
    );
    // All sections are of that release: nothing was corrected by then.
    expect(then).toContain('id="related"');
    expect(then).not.toContain('id="corrections"');
    expect(/<link rel="canonical" href="[^"]*"/.exec(then)?.[0]).not.toContain('asof');
  },
);

test.each([
  ['', '2001-01-01', 404, 'Nothing was published by 1 Jan 2001'],
  ['', '99', 404, 'There is no release 99 to show'],
  ['', 'soon', 400, '“soon” is neither a day nor a release'],
  ['/ja-jp', '2001-01-01', 404, '2001年1月1日までに公表されたデータはありません'],
])(
  'a page%s as of %s is not found, says why and leads to the current one',
  async (language, asof, status, why) => {
    const path = `${language}/indexes/details/${demoIndexes.full.fundId}`;
    const answer = await site.get(`${path}?asof=${asof}`);
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(html).toContain(why);
    expect(html).toContain(`href="${path}"`);
    expect(/<title>[^<]*/.exec(html)?.[0]).toContain(why.replaceAll('"', '&quot;'));
  },
);
