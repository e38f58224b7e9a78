import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openPage } from '../../support/browser.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import {
  pseudoLanguage,
  startPseudoSite,
} from '../../support/pseudo-language/build-pseudo-site.ts';
import { providerTexts } from '../../support/pseudo-language/provider-texts.ts';
import { listShownTexts, listUnmarked } from '../../support/pseudo-language/shown-texts.ts';
import type { RunningSite } from '../../support/running-site.ts';
import { resize, untilScriptsRun } from '../../support/visits.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startPseudoSite(inject('demoStore'));
}, 600_000);
afterAll(() => site?.stop());

const isOfProvider = providerTexts(inject('demoFolder'));

/** A page of each template. */
const paths = [
  '/',
  '/indexes/screener',
  '/indexes/screener?filterPattern=qqzzxx',
  '/indexes/screener?assetType=equity&plot=volatility3Y,return3Y&heat=on',
  '/indexes/screener/private-markets',
  `/indexes/details/${demoIndexes.full.fundId}`,
  `/indexes/details/${demoIndexes.bare.fundId}`,
  `/indexes/details/${demoIndexes.governmentBond.fundId}`,
  '/indexes/compare?ids=PLWLD_NTR_USD,PLACW_NTR_USD',
  '/indexes/blend?of=PLWLD_NTR_USD*60,PLUAG_TR_USD*40',
  '/indexes/legacy-screener',
  '/investable-products',
  '/structured-products',
  '/documents',
  '/insights',
  '/notices',
  '/corrections',
  '/status',
  '/contact-us',
  '/subscribe',
  '/no-such-page',
];

test.each(paths)(
  'I18-02 %s has no text of its own outside the messages, and room for words a third longer',
  async (path) => {
    const { page, close } = await openPage({
      baseURL: site.url,
      viewport: { width: 1280, height: 900 },
    });
    await page.goto(`/${pseudoLanguage}${path === '/' ? '' : path}`);
    await untilScriptsRun(page);
    if (path.startsWith('/indexes/details/')) {
      // Sections further down load by themselves.
      await page.waitForFunction(() => !document.querySelector('main section > p[role=status]'));
    }
    const unmarked = new Set(listUnmarked(await listShownTexts(page)));
    const typed = new URL(path, site.url).searchParams;
    const ofVisitor = new Set(typed.values());
    expect([...unmarked].filter((text) => !isOfProvider(text) && !ofVisitor.has(text))).toEqual([]);
    for (const width of [1280, 375]) {
      await resize(page, width, 900);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([width, beyond]).toEqual([width, 0]);
    }
    await close();
  },
);
