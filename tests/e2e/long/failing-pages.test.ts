import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../../support/axe.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { untilRequestsSeen } from '../../support/requests.ts';
import { expectShown, followLink, visit, withOwnClock } from '../../support/visits.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ INTERNAL_ROUTES: 'on' });
});
afterAll(() => site.stop());

const genericMessage =
  "We can't find that page or something has gone wrong. Try going to our homepage.";

/** A page that fails, as the server alone makes it. */
const fromServer = (path: string) =>
  visit(path, {
    baseURL: site.url,
    javaScriptEnabled: false,
    allowedErrors: /status of (404|410|500)/,
  });

/** The same, as a visitor comes to it from another page. */
async function fromPage(path: string, allowedErrors: RegExp): Promise<Page> {
  const page = await visit('/no-such-page', { baseURL: site.url, allowedErrors });
  await followLink(page, path);
  return page;
}

const ways = {
  'from the server': (path: string, _allowed: RegExp) => fromServer(path),
  'from another page': fromPage,
};

for (const [way, open] of Object.entries(ways)) {
  test(`LY-03 a page that breaks is the error page in all its parts, ${way}`, async () => {
    const page = await open('/mocked-components/page', /status of 404|The page broke/);
    const main = page.getByRole('main');
    await expectShown(main.getByText('Error 500', { exact: true }));
    await expectShown(main.getByRole('heading', { level: 1, name: 'Something has gone wrong' }));
    await expectShown(main.getByText(genericMessage, { exact: true }));
    expect(await page.locator('body').textContent()).not.toContain('The page broke');
    await main.getByRole('link', { name: 'Go to our homepage' }).click();
    await expectShown(page.getByRole('searchbox', { name: /^Search \d+ indexes/ }));
  });

  test(`LY-04 an error page that breaks gives way to its fallback, ${way}`, async () => {
    const page = await open(
      '/mocked-components/error-page',
      /status of 404|error page broke|\bat /,
    );
    const alert = page.getByRole('alert');
    const title = 'An error occurred while showing the error page';
    const heading = alert.getByRole('heading', { level: 1, name: title });
    await expectShown(heading);
    // It has the margin of a page.
    expect((await heading.boundingBox())!.x).toBeGreaterThanOrEqual(16);
    await expectShown(alert.getByText('Details of the error: The error page broke'));
    if (way === 'from another page') await expectAccessible(page);
    await alert.getByRole('link', { name: 'Go to our homepage' }).click();
    await expectShown(page.getByRole('searchbox', { name: /^Search \d+ indexes/ }));
  });

  test(`RT-21 what a validate step throws is shown with its status, ${way}`, async () => {
    const page = await open('/mocked-components/validate', /status of 404|taken down/);
    const main = page.getByRole('main');
    await expectShown(main.getByText('Error 410', { exact: true }));
    await expectShown(main.getByText('This page was taken down', { exact: true }));
  });
}

test('RT-21 a page that failed on the server says the same once it is alive', async () => {
  const page = await visit('/ja-jp/mocked-components/validate', {
    baseURL: site.url,
    allowedErrors: /status of 410|taken down/,
  });
  const main = page.getByRole('main');
  await expectShown(main.getByText('エラー 410', { exact: true }));
  await expectShown(main.getByText('This page was taken down', { exact: true }));
  const home = main.getByRole('link', { name: 'ホームページへ' });
  expect(await home.getAttribute('href')).toBe('/ja-jp');
});

test('LY-03 the error page stays in its language where not even the header could be made', async () => {
  const page = await fromServer('/ja-jp/mocked-components/middleware');
  const main = page.getByRole('main');
  expect(await main.getByRole('link').getAttribute('href')).toBe('/ja-jp');
  expect(await main.getByRole('search').getAttribute('action')).toBe('/ja-jp/indexes/screener');
});

test('LY-03 the size of the error page follows the width: phone, tablet, desktop', async () => {
  const page = await fromServer('/no-such-page');
  const look = async (width: number) => {
    // The page has no scripts that could tell when it is drawn anew; to measure it lays it out.
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    const heading = page.getByRole('heading', { level: 1 });
    return page.evaluate(
      (one) => [
        getComputedStyle(one as Element).fontSize,
        String((one as Element).parentElement?.firstElementChild?.clientHeight),
      ],
      await heading.elementHandle(),
    );
  };
  const [phone, tablet, desktop] = [await look(767), await look(999), await look(1000)];
  expect(await look(375)).toEqual(phone);
  expect(await look(768)).toEqual(tablet);
  expect(await look(1280)).toEqual(desktop);
  expect(new Set([phone, tablet, desktop].map((one) => one.join(' '))).size).toBe(3);
});

test.each([
  '/indexes/screener?filterPattern=%00',
  '/indexes/screener?currency=USD%001',
  '/ja-jp/documents?filterPattern=%00',
  '/notices?filterPattern=%00',
  `/indexes/details/${demoIndexes.full.fundId}?asof=%00`,
])('API-03 an address with U+0000 is refused alike with scripts and without: %s', async (path) => {
  const mainOf = async (javaScriptEnabled: boolean) => {
    const page = await visit(path, {
      baseURL: site.url,
      javaScriptEnabled,
      allowedErrors: /status of 400/,
    });
    return page.locator('h1, [role=alert], main p').allTextContents();
  };
  const withoutScripts = await mainOf(false);
  expect(withoutScripts.length).toBeGreaterThan(1);
  expect(await mainOf(true)).toEqual(withoutScripts);
});

test('LY-02 no form opens over a page of content alone, whatever its address asks for', async () => {
  const page = await visit('/smoke#contact-us', {
    baseURL: site.url,
    consent: 'unasked',
    isAwake: false,
    before: withOwnClock,
  });
  // Comes with what would open the form, 100 ms after.
  await expectShown(page.getByRole('region', { name: /^Cookie/ }));
  await page.clock.runFor(1_000);
  await untilRequestsSeen(page);
  expect(await page.locator('dialog').count()).toBe(0);
});
