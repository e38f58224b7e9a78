import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/axe.ts';
import { openPage } from '../../support/browser.ts';
import { madeSecondProvider } from '../../support/made-second-provider.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { otherSite } from '../../support/other-site.ts';
import { hold } from '../../support/requests.ts';
import { untilDrawn, untilScriptsRun } from '../../support/visits.ts';

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
  expect(await shown()).toMatch(/\b21 series\b/);
  await page.getByRole('searchbox', { name: 'Search by name or currency' }).fill('HYTYUSD');
  await page.keyboard.press('Enter');
  await page.getByText('1 series', { exact: true }).first().waitFor();
  await page.goto('/');
  await untilScriptsRun(page);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').nth(1).click();
  await page
    .getByText(/ of 21 series$/)
    .first()
    .waitFor();
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  expectNoErrors();
  await close();
});

test('the code at each chart shows it on another site, in the only theme', async () => {
  const { page, expectNoErrors, close } = await openPage({ baseURL: site.url });
  await page.goto('/indexes/details/HYLGUSD');
  await untilScriptsRun(page);
  const codes: string[] = [];
  for (const details of await page.locator('details', { hasText: /^Embed/ }).all()) {
    await details.locator('summary').click();
    codes.push(...(await details.locator('code').allTextContents()));
  }
  const here = codes.map((code) => code.replaceAll('http://localhost:0', site.url)).join('\n');
  expect(here.match(/embed\/indexes\/HYLGUSD\/[a-z-]+/g)).toEqual(
    expect.arrayContaining(
      ['levels', 'figures', 'calendar-years'].map((chart) => `embed/indexes/HYLGUSD/${chart}`),
    ),
  );
  await page.goto(await otherSite(here));
  for (const [at, frame] of (await page.locator('iframe').all()).entries()) {
    await frame.scrollIntoViewIfNeeded();
    const body = page.frameLocator('iframe').nth(at).locator('body');
    await expect
      .poll(() => body.evaluate((one) => getComputedStyle(one).backgroundColor))
      .toBe('rgb(11, 23, 18)');
  }
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
      expect([path, await page.evaluate('moved')]).toEqual([path, []]);
    }
    expectNoErrors();
    await close();
  },
);

type Shift = PerformanceEntry & {
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Notes what of the page moves without an action of the visitor, from where to where. */
function noteShifts(): void {
  const moved: string[] = [];
  Object.assign(globalThis, { moved });
  const whereOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as Shift[]) {
      for (const { node, previousRect, currentRect } of sources) {
        const what = (node as Element | null)?.outerHTML?.slice(0, 100) ?? node?.textContent;
        moved.push(`${what}: ${whereOf(previousRect)} -> ${whereOf(currentRect)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test.each([375, 1280])(
  'names of indexes in one cell are targets of 24px at %ipx',
  async (width) => {
    const { page, close } = await openPage({ baseURL: site.url, viewport: { width, height: 800 } });
    await page.goto('/status');
    await untilScriptsRun(page);
    const heights = await page
      .locator('td li a')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().height)));
    expect(heights.length).toBeGreaterThan(1);
    expect(heights.filter((height) => height < 24)).toEqual([]);
    await close();
  },
);
