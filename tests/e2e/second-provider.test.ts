import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { madeSecondProvider } from '../support/made-second-provider.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';
import { hold } from '../support/requests.ts';
import { untilDrawn, untilScriptsRun } from '../support/visits.ts';

let made: Awaited<ReturnType<typeof madeSecondProvider>>;
let site: RunningSite;
beforeAll(async () => {
  made = await madeSecondProvider();
  site = await startSite({}, made.store);
});
afterAll(async () => {
  await site?.stop();
  await made?.remove();
});

const paths = [
  '/',
  '/indexes/screener',
  '/indexes/details/HYTYUSD',
  '/documents',
  '/contact-us',
  '/nowhere/at/all',
];

test.each([320, 1280])(
  'a site in another brand is accessible, in its own typeface and theme, and wider than no screen (%s px)',
  async (width) => {
    const viewport = { width, height: 800 };
    const { page, expectNoErrors, close } = await openPage({ baseURL: site.url, viewport });
    for (const path of paths) {
      await page.goto(path);
      await untilScriptsRun(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const looks = await page.evaluate(() => ({
        paper: getComputedStyle(document.documentElement).backgroundColor,
        corner: getComputedStyle(document.documentElement).getPropertyValue('--radius'),
        typefaces: [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family),
        beyond: document.documentElement.scrollWidth - innerWidth,
      }));
      // Of the product's own typefaces none was fetched.
      expect([path, looks.typefaces.filter((family) => /Source S\w+ \d/.test(family))]).toEqual([
        path,
        [],
      ]);
      expect(looks.typefaces.join()).toContain('Provider Text');
      expect({ ...looks, typefaces: [] }).toEqual({
        paper: 'rgb(11, 23, 18)',
        corner: '0px',
        typefaces: [],
        beyond: 0,
      });
      await expectAccessible(page);
    }
    expectNoErrors(/status of 404/);
    await close();
  },
);

test('texts of the provider stay once scripts run, and stand on pages that the browser makes itself', async () => {
  const { page, expectNoErrors, close } = await openPage({ baseURL: site.url });
  await page.goto('/indexes/screener');
  await untilScriptsRun(page);
  const shown = () => page.evaluate(() => document.body.innerText);
  expect(await shown()).toContain('Interest rates');
  expect(await shown()).toMatch(/\b20 series\b/);
  await page.getByRole('searchbox', { name: 'Search by name or currency' }).fill('HYTYUSD');
  await page.keyboard.press('Enter');
  await page.getByText('1 series', { exact: true }).first().waitFor();
  await page.goto('/');
  await untilScriptsRun(page);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').first().click();
  await page.getByText('20 series', { exact: true }).first().waitFor();
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  expectNoErrors();
  await close();
});

test.each([375, 1280])(
  'a typeface of the provider that comes late moves nothing of the page (%s px)',
  async (width) => {
    const { page, expectNoErrors, close } = await openPage({
      baseURL: site.url,
      viewport: { width, height: 800 },
      hasEmptyCache: true,
    });
    const typefaces = await hold(page, /\.woff2$/);
    await page.addInitScript(noteShifts);
    for (const path of ['/', '/indexes/details/HYLGUSD']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await untilScriptsRun(page);
      await untilDrawn(page);
      await typefaces.letGo();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await untilDrawn(page);
      expect([path, await page.evaluate('shifted')]).toEqual([path, 0]);
    }
    expectNoErrors();
    await close();
  },
);

/** Adds up how much the page has shifted that no one asked for. */
function noteShifts(): void {
  const noted = globalThis as unknown as { shifted: number };
  noted.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      noted.shifted += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
