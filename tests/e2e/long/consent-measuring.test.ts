import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { visit } from '../../support/visits.ts';

const tagManager = 'https://tags.example/gtm.js';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ TAG_MANAGER_URL: tagManager, TAG_MANAGER_ID: 'GTM-TEST' });
});
afterAll(() => site.stop());

const bannerOf = (page: Page) => page.getByRole('region', { name: /^Cookie/ });

/** A first visit of a site that measures with consent; its tag manager does nothing by itself. */
async function measuredVisit(path: string): Promise<Page> {
  const page = await visit(path, {
    baseURL: site.url,
    consent: 'unasked',
    before: (one: Page) =>
      one.route(
        (url) => url.href.startsWith(tagManager),
        (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
      ),
  });
  await bannerOf(page).waitFor();
  return page;
}

test('AN-01 withdrawn consent removes the cookies of what measured, and no others', async () => {
  const page = await measuredVisit('/');
  await bannerOf(page).getByRole('button', { name: 'Accept all' }).click();
  await page.locator('#tag-manager').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    // A tool of measurement writes as long as it can.
    addEventListener('beforeunload', () => (document.cookie = '_gid=last; Path=/'));
    for (const name of ['_ga', '_ga_ABC', 'chosen-elsewhere'])
      document.cookie = `${name}=1; Path=/`;
  });
  const names = async () => (await page.context().cookies()).map(({ name }) => name).toSorted();
  // A browser hands what a script writes to its store of cookies a moment later.
  await expect.poll(names).toContain('_ga_ABC');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click(),
  ]);
  await expect.poll(names).toEqual(['OptanonAlertBoxClosed', 'OptanonConsent', 'chosen-elsewhere']);
});

test.each(['/', '/ja-jp'])(
  'the banner speaks of measuring only where something measures (%s)',
  async (path) => {
    const words = path === '/' ? /measure/ : /計測/;
    const page = await measuredVisit(path);
    expect(await bannerOf(page).innerText()).toMatch(words);
    const unmeasured = await visit(path, { consent: 'unasked' });
    await bannerOf(unmeasured).waitFor();
    expect(await bannerOf(unmeasured).innerText()).not.toMatch(words);
    await bannerOf(unmeasured)
      .getByRole('button', { name: /^(Choose|選択)/ })
      .click();
    expect(await unmeasured.getByRole('dialog').innerText()).not.toMatch(words);
  },
);
