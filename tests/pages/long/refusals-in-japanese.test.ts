import { expect, test } from 'vitest';
import { sharedSite, type SiteApp } from '../../support/site-app.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

const pair = 'PLWLD_NTR_USD,PLEUR_NTR_USD';
const parts = 'PLWLD_NTR_USD*60,PLEUR_NTR_USD*40';

const ofLists = [
  'page=-1',
  'size=9999',
  'sortBy=NOSUCH',
  'sortOrder=up',
  'currency=usd',
  'family=x',
];
const ofTime = ['asof=NOSUCH', 'asof=1999-01-01', 'asof=99'];
const ofMixes = [
  'from=NOSUCH',
  'from=2999-01-01',
  'to=1900-01-01',
  'base=NOSUCH',
  'rebalance=daily',
];
const ofFrames = ['theme=pink', 'retrunType=PR', 'period=7Y', 'period=1M', 'from=x&from=y'];

/** Japanese pages of every kind that reads parameters, and frames for other sites, with what each is asked for. */
const walked: Record<string, string[]> = {
  '/ja-jp?': ofTime,
  '/ja-jp/indexes/screener?': [...ofLists, ...ofTime, 'return1Y=x', 'columns=x', 'group=x'],
  '/ja-jp/indexes/classic-screener?': ofLists,
  '/ja-jp/indexes/details/PLEUR_NTR_EUR?': [...ofTime, 'constituents=x', 'compare=NOSUCH'],
  '/ja-jp/indexes/details/PLEUR_NTR_EUR/figures/return1Y?': ofTime,
  '/ja-jp/indexes/details/PLEUR_NTR_EUR/figures/nosuch?': ['x=y'],
  '/ja-jp/data?': ofTime,
  '/ja-jp/documents?': [...ofLists, ...ofTime],
  '/ja-jp/corrections?': [...ofLists, 'index=NOSUCH'],
  '/ja-jp/status?': ofTime,
  '/ja-jp/notices?': [...ofLists, 'type=x', 'year=x'],
  '/ja-jp/insights?': [...ofLists, 'type=x'],
  '/ja-jp/insights/esg?': ofLists,
  '/ja-jp/investable-products?': ofLists,
  '/ja-jp/structured-products?': ofLists,
  '/ja-jp/gender-diversity?': ofTime,
  '/ja-jp/contact-us?': ['requesttype=x', 'sent=x'],
  '/ja-jp/api/reference/nosuch?': ['x=y'],
  '/ja-jp/page/methodology?': ofTime,
  '/ja-jp/indexes/compare?': ['ids=A,B', 'ids=A,B,C,D,E,F,G,H,I,J,K', `ids=${pair}&asof=99`],
  [`/ja-jp/indexes/compare?ids=${pair}&`]: ofMixes,
  '/ja-jp/indexes/blend?': [
    'of=A',
    'of=PLWLD_NTR_USD*100',
    'of=PLWLD_NTR_USD*60,PLWLD_NTR_USD*40',
    'of=PLWLD_NTR_USD*60,PLEUR_NTR_USD*30',
    'of=PLWLD_NTR_USD*60,PLEUR_NTR_EUR*40',
    'of=PLWLD_NTR_USD*60,NOSUCH*40',
  ],
  [`/ja-jp/indexes/blend?of=${parts}&`]: ofMixes,
  '/embed/indexes/PLEUR_NTR_EUR/levels?lang=ja-jp&': [...ofFrames, ...ofTime],
  '/embed/indexes/PLEUR_NTR_EUR/calendar-years?lang=ja-jp&': ofFrames,
  '/embed/indexes/PLEUR_NTR_EUR/composition?lang=ja-jp&': ofFrames,
  '/embed/indexes/PLEUR_NTR_EUR/nosuch?lang=ja-jp&': ['x=y', 'period=1Y'],
  '/embed/indexes/NOSUCH/levels?lang=ja-jp&': ['period=1Y'],
  '/embed/compare?lang=ja-jp&': ['ids=PLWLD_NTR_USD', 'ids=NOSUCH,PLWLD_NTR_USD'],
  [`/embed/compare?ids=${pair}&lang=ja-jp&`]: [...ofMixes, ...ofTime],
  '/embed/blend?lang=ja-jp&': ['of=PLWLD_NTR_USD*60,PLEUR_NTR_EUR*40', 'of=PLWLD_NTR_USD*60'],
  [`/embed/blend?of=${parts}&lang=ja-jp&`]: [...ofMixes, ...ofTime],
};

const anEnglishWord = /\b(is|are|no|not|there|must|be|given|expected|like|needs|has|than|the)\b/i;

/** Texts of a page in which English words stand; names of indexes have none of these. */
function englishIn(html: string): string[] {
  return html
    .replaceAll(/<(script|style|noscript|title)[\s\S]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => anEnglishWord.test(text));
}

test('I18-01 no English words of the API stand on a Japanese page that refuses something', async () => {
  const english = new Set<string>();
  let refusals = 0;
  for (const [page, asked] of Object.entries(walked))
    for (const query of asked) {
      const answer = await site.get(page + query);
      if (answer.status < 400) continue;
      refusals += 1;
      for (const text of englishIn(await answer.text()))
        english.add(`${answer.status} ${page + query}: ${text}`);
    }
  expect([...english]).toEqual([]);
  expect(refusals).toBeGreaterThan(80);
}, 240_000);
