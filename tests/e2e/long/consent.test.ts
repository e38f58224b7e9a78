import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectAccessible } from '../../support/axe.ts';
import { expectEverythingFits } from '../../support/looks.ts';
import { untilRequestsSeen } from '../../support/requests.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { expectFocused, expectShown, untilScriptsRun, visit } from '../../support/visits.ts';

const tagManager = 'https://tags.example/gtm.js';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ TAG_MANAGER_URL: tagManager, TAG_MANAGER_ID: 'GTM-TEST' });
});
afterAll(() => site.stop());

const bannerOf = (page: Page) => page.getByRole('region', { name: /^Cookie/ });
const groupsOf = async (context: BrowserContext) => {
  const cookie = (await context.cookies()).find(({ name }) => name === 'OptanonConsent');
  return new URLSearchParams(cookie?.value ?? '').get('groups');
};

/** Addresses of other sites that the page asks for; they are answered with nothing. */
async function outsideRequests(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== site.url && url.origin !== inject('demoUrl'),
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return asked;
}

type Size = { width: number; height: number };

async function firstVisit(
  path = '/',
  { before, ...options }: { before?: (page: Page) => Promise<void>; viewport?: Size } = {},
) {
  let asked: string[] = [];
  const page = await visit(path, {
    baseURL: site.url,
    consent: 'unasked',
    ...options,
    before: async (one: Page) => {
      asked = await outsideRequests(one);
      await before?.(one);
    },
  });
  await bannerOf(page).waitFor();
  return { page, asked };
}

/** What the page leaves free for the banner: at its end, and below what is focused. */
const roomLeft = (page: Page) =>
  page.evaluate(() => [
    document.body.style.paddingBlockEnd,
    document.documentElement.style.scrollPaddingBlockEnd,
  ]);

const dataLayer = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event !== 'gtm.js'));

test('AN-01 before a choice nothing leaves for a third party, and nothing is kept', async () => {
  const { page, asked } = await firstVisit();
  await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
  await page.locator('dialog[open] form').waitFor();
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Indexes', exact: true })
    .click();
  await expectShown(page.getByRole('heading', { level: 1, name: 'Our Indexes' }));
  await untilRequestsSeen(page);
  expect(asked).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await dataLayer(page)).toEqual([]);
});

test('AN-03 a choice on one page closes the banner of the others that are open, and counts there', async () => {
  const { page } = await firstVisit();
  const other = await page.context().newPage();
  await other.goto(site.url);
  await bannerOf(other).waitFor();
  await bannerOf(page).getByRole('button', { name: 'Accept all' }).click();
  await bannerOf(other).waitFor({ state: 'detached' });
  await expect.poll(() => other.evaluate(() => window.OptanonActiveGroups)).toContain('C0004');
});

test('AN-02 with consent the tag manager is loaded and told of pages and clicks, not of those before', async () => {
  const { page, asked } = await firstVisit('/indexes/screener?currency=USD');
  await bannerOf(page).getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => asked).toEqual([`${tagManager}?id=GTM-TEST`]);
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Equity' })
    .click();
  // The address changes first; the page counts as viewed once it is there.
  await expect.poll(() => dataLayer(page)).toHaveLength(2);
  await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
  await expect
    .poll(() => dataLayer(page))
    .toEqual([
      {
        event: 'pageView',
        routeName: '/indexes/screener',
        fullPath: '/indexes/screener?currency=USD',
      },
      {
        event: 'pageView',
        routeName: '/indexes/screener/{assetType}',
        fullPath: '/indexes/screener/equity',
      },
      { event: 'click', target: 'contact-us' },
    ]);
});

test('AN-02 on later pages the view is told on load', async () => {
  const page = await visit('/', { consent: 'all' });
  await expect
    .poll(() => dataLayer(page))
    .toEqual([{ event: 'pageView', routeName: '/', fullPath: '/' }]);
});

test('AN-01 without a configured tag manager none is loaded, with consent either', async () => {
  const page = await visit('/', { consent: 'all' });
  await expect.poll(() => dataLayer(page)).toHaveLength(1);
  // It is told of the page after the script has been put there.
  expect(await page.locator('#tag-manager').count()).toBe(0);
});

test('AN-03 consent is evaluated again when the groups are updated by another provider', async () => {
  const { page, asked } = await firstVisit();
  await page.evaluate(() => {
    window.OptanonActiveGroups = ',C0001,C0004,';
    window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated'));
  });
  await expect.poll(() => asked).toHaveLength(1);
});

test('AN-03 and when a provider reports that it has loaded', async () => {
  const { page, asked } = await firstVisit();
  await page.evaluate(() => {
    window.OptanonActiveGroups = ',C0001,C0004,';
    window.OptanonWrapper?.();
  });
  await expect.poll(() => asked).toHaveLength(1);
});

test.each([
  ['Accept all', 'C0001:1,C0002:0,C0003:0,C0004:1'],
  ['Reject all', 'C0001:1,C0002:0,C0003:0,C0004:0'],
])('AN-04 %s is one click, kept, and not asked again', async (name, groups) => {
  const { page } = await firstVisit();
  await expect.poll(() => roomLeft(page)).not.toEqual(['', '']);
  await bannerOf(page).getByRole('button', { name }).click();
  await bannerOf(page).waitFor({ state: 'detached' });
  await expect.poll(() => roomLeft(page)).toEqual(['', '']);
  await expectFocused(page.locator('#main'));
  await expect.poll(() => groupsOf(page.context())).toBe(groups);
  const cookies = async () => (await page.context().cookies()).map(({ name: kept }) => kept);
  await expect
    .poll(async () => (await cookies()).toSorted())
    .toEqual(['OptanonAlertBoxClosed', 'OptanonConsent']);
  await page.reload();
  await untilScriptsRun(page);
  expect(await bannerOf(page).count()).toBe(0);
});

test('AN-04 by keyboard alone: the footer opens the settings, and categories are chosen', async () => {
  const page = await visit('/ja-jp');
  const button = page.getByRole('button', { name: 'Cookieの設定' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cookieの設定' });
  await dialog.waitFor();
  // Nothing acts on further categories: nobody is asked about them.
  expect(await dialog.getByRole('checkbox').count()).toBe(2);
  await dialog.getByRole('checkbox', { name: 'ターゲティング' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: '選択を保存' }).focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => groupsOf(page.context())).toBe('C0001:1,C0002:0,C0003:0,C0004:1');
  await expectFocused(button);
});

test('AN-04 Global Privacy Control is said, and Accept all leaves targeting off', async () => {
  const { page, asked } = await firstVisit('/', {
    before: async (one: Page) => {
      await one.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
      );
    },
  });
  await expect
    .poll(() => bannerOf(page).textContent())
    .toContain('Your browser sends Global Privacy Control');
  await bannerOf(page).getByRole('button', { name: 'Accept all' }).click();
  await bannerOf(page).waitFor({ state: 'detached' });
  await expect.poll(() => groupsOf(page.context())).toBe('C0001:1,C0002:0,C0003:0,C0004:0');
  await untilRequestsSeen(page);
  expect(asked).toEqual([]);
});

test('CM-08 withdrawn consent removes what was remembered', async () => {
  const page = await visit('/', {
    consent: 'all',
    before: (one: Page) =>
      one
        .context()
        .addCookies([{ name: 'known-visitor', value: '%7B%7D', url: inject('demoUrl') }]),
  });
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject all' }).click();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('known-visitor');
});

test.each(['/ 375', '/ 800', '/ 1280', '/ja-jp 375', '/ja-jp 1280'])(
  'AN-04 banner and settings pass axe, have room for their texts, and cover no focus (%s px)',
  async (place) => {
    const [path, width] = place.split(' ');
    const { page } = await firstVisit(path, { viewport: { width: Number(width), height: 700 } });
    await expectEverythingFits(page);
    await expectAccessible(page);
    const last = page.locator('footer a, footer button').last();
    await last.focus();
    const isClear = async () => {
      const focused = await last.boundingBox();
      const banner = await bannerOf(page).boundingBox();
      return (focused?.y ?? 0) + (focused?.height ?? 0) <= (banner?.y ?? 0);
    };
    await expect.poll(isClear).toBe(true);
    await bannerOf(page)
      .getByRole('button', { name: /^(Choose|選択)/ })
      .click();
    await page.getByRole('dialog').waitFor();
    await expectEverythingFits(page);
    await expectAccessible(page);
  },
);
