import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../support/axe.ts';
import { pages } from '#src/urls.ts';
import { widths } from '../../support/browser.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { expectEverythingFits } from '../../support/looks.ts';
import { untilRequestsSeen } from '../../support/requests.ts';
import {
  expectAddress,
  expectFocused,
  followLink,
  resize,
  stopClock,
  untilDrawn,
  visit,
  withOwnClock,
} from '../../support/visits.ts';

const modalOf = (page: Page) => page.locator('dialog[data-modal="contact-us"]');

async function open(path: string, options = {}): Promise<Page> {
  const page = await visit(path, options);
  await modalOf(page).waitFor();
  return page;
}

const hasOverlay = (page: Page) =>
  page.evaluate(() => document.body.classList.contains('modal-overlay'));

test('CM-02 each hash opens its form on load, from any page and in both languages', async () => {
  const contact = await open('/indexes/screener?currency=USD#contact-us');
  const titleOf = (page: Page) => modalOf(page).getByRole('heading').textContent();
  await expect.poll(() => titleOf(contact)).toBe('Contact us');
  const subscribe = await open('/ja-jp#subscribe');
  await expect.poll(() => titleOf(subscribe)).toBe('ニュース配信の登録');
});

test('CM-02 the code of a form that the address asks for is fetched before what the page loads late', async () => {
  const scripts: string[] = [];
  const page = await visit(`${pages.index(demoIndexes.full.fundId)}#contact-us`, {
    hasEmptyCache: true,
    before: async (opened) =>
      opened.on('request', (request) => scripts.push(new URL(request.url()).pathname)),
  });
  await modalOf(page).locator('form').waitFor();
  const placeOf = (name: string) =>
    scripts.findIndex((path) => new RegExp(`/${name}-[^/]{8}\\.js$`).test(path));
  const form = ['visit-parts', 'open-modal'].map(placeOf);
  const late = ['visit', 'outer-parts', 'levels-view', 'documents-view'].map(placeOf);
  expect([...form, ...late]).not.toContain(-1);
  expect(Math.max(...form)).toBeLessThan(Math.min(...late));
});

test('CM-02 a link with the hash opens it after a change of the page', async () => {
  const page = await visit('/');
  await followLink(page, '/indexes/screener?currency=USD#subscribe');
  await modalOf(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/indexes/screener');
});

test('CM-01 it is 600px wide and has the heights of the specification', async () => {
  const page = await open('/#contact-us', { viewport: { width: 1280, height: 900 } });
  const sizeAt = async (width: number, height: number) => {
    await resize(page, width, height);
    const box = await modalOf(page).boundingBox();
    return [box?.width, box?.height];
  };
  expect(await sizeAt(1280, 900)).toEqual([600, 720]);
  expect(await sizeAt(1280, 1200)).toEqual([600, 800]);
  expect(await sizeAt(700, 1000)).toEqual([600, 900]);
});

/** Notes for how long the page puts anything off. */
function noteDelays(): void {
  const delays: number[] = [];
  Object.assign(globalThis, { delays });
  const put = globalThis.setTimeout as (...all: unknown[]) => number;
  Object.assign(globalThis, {
    setTimeout(...all: unknown[]) {
      delays.push(Number(all[1]));
      return put(...all);
    },
  });
}

test('CM-01 it opens 100 ms after it is asked for', async () => {
  const page = await visit('/', {
    before: async (fresh) => {
      await withOwnClock(fresh);
      await fresh.addInitScript(noteDelays);
    },
  });
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact us' });
  // Once before, so that its code is there.
  await link.click();
  await modalOf(page).waitFor();
  await page.keyboard.press('Escape');
  await modalOf(page).waitFor({ state: 'detached' });
  await stopClock(page);
  const delays = () =>
    page.evaluate(() => (globalThis as unknown as { delays: number[] }).delays.splice(0));
  await delays();
  await link.click();
  await expect.poll(delays).toContain(100);
  await page.clock.runFor(99);
  await untilRequestsSeen(page);
  expect(await modalOf(page).count()).toBe(0);
  await page.clock.runFor(1);
  await modalOf(page).waitFor();
});

/** Keeps back what shall happen after 100 ms; gives how much that is, and how to let it happen. */
async function holdDelays(page: Page) {
  await page.evaluate(() => {
    const delayed: (() => void)[] = [];
    const { setTimeout: start } = globalThis;
    const hold = (run: () => void, delay?: number) =>
      delay === 100 ? delayed.push(run) : start(run, delay);
    Object.assign(globalThis, { delayed, setTimeout: hold });
  });
  return {
    held: () => page.evaluate(() => (globalThis as unknown as { delayed: [] }).delayed.length),
    letGo: () =>
      page.evaluate(() =>
        (globalThis as unknown as { delayed: (() => void)[] }).delayed
          .splice(0)
          .forEach((run) => run()),
      ),
  };
}

test('CM-01 its first control has the focus 100 ms after it has opened', async () => {
  const page = await visit('/');
  const { held, letGo } = await holdDelays(page);
  await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
  await expect.poll(held).toBe(1);
  await letGo();
  await modalOf(page).waitFor();
  await expect.poll(held).toBe(1);
  const close = modalOf(page).getByRole('button', { name: 'Close' });
  expect(await close.evaluate((node) => node === document.activeElement)).toBe(false);
  await letGo();
  await expectFocused(close);
});

test('CM-01 the focus goes to the first control, stays inside, and returns on close', async () => {
  const page = await visit('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact us' });
  await link.focus();
  await page.keyboard.press('Enter');
  await modalOf(page).waitFor();
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await expect.poll(focused).toBe('Close');
  const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
  for (let presses = 0; presses < 18; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await modalOf(page).waitFor({ state: 'detached' });
  await expectFocused(link);
});

test('CM-03 button, Escape, backdrop and the back button close it and keep the query', async () => {
  const page = await visit('/indexes/screener?currency=USD&utm_source=x');
  const ways = [
    () => modalOf(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => page.goBack(),
  ];
  for (const close of ways) {
    await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click();
    await modalOf(page).waitFor();
    await expect.poll(() => hasOverlay(page)).toBe(true);
    await close();
    await modalOf(page).waitFor({ state: 'detached' });
    await page.waitForURL(/\/indexes\/screener\?currency=USD&utm_source=x$/);
    await expect.poll(() => hasOverlay(page)).toBe(false);
  }
});

test('CM-03 one step back from a page on which it was opened and closed is the page before', async () => {
  const page = await visit('/insights');
  await followLink(page, '/indexes/screener?currency=USD');
  for (const href of ['/contact-us', '#contact-us', '#subscribe']) {
    await followLink(page, href);
    await modalOf(page).waitFor();
    await page.keyboard.press('Escape');
    await modalOf(page).waitFor({ state: 'detached' });
    await page.waitForURL(/\/indexes\/screener\?currency=USD$/);
  }
  // One form in place of the other, too.
  await followLink(page, '#contact-us');
  await modalOf(page).waitFor();
  await followLink(page, '#subscribe');
  await modalOf(page).getByRole('heading', { name: 'Subscribe' }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/indexes\/screener\?currency=USD$/);
  await page.goBack();
  await expectAddress(page, '/insights');
});

test('CM-03 where the address asked for it, closing leaves the page without the hash', async () => {
  const page = await visit('/insights');
  await page.goto('/indexes/screener?currency=USD#contact-us');
  await modalOf(page).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/indexes\/screener\?currency=USD$/);
  await page.goBack();
  await expectAddress(page, '/insights');
});

test('CM-10 the page behind stays where it was', async () => {
  const page = await visit('/indexes/screener');
  await page.evaluate(() => scrollTo(0, 700));
  await page.evaluate(() => {
    location.hash = '#contact-us';
  });
  await modalOf(page).waitFor();
  await page.keyboard.press('Escape');
  await modalOf(page).waitFor({ state: 'detached' });
  await page.waitForURL(/\/indexes\/screener$/);
  await untilDrawn(page);
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

const formPlaces = ['/#contact-us', '/ja-jp#subscribe', '/subscribe', '/ja-jp/contact-us'];

test.each(formPlaces)(
  'CM-06 a form passes axe and has room for its texts at every width, empty and with errors: %s',
  async (path) => {
    const page = await visit(path);
    if (path.includes('#')) await modalOf(page).waitFor();
    await expectAccessible(page);
    await page.locator('form[method=post] button[type=submit]').click();
    await page.getByRole('alert').waitFor();
    for (const width of widths) {
      await resize(page, width, 800);
      await expectEverythingFits(page);
      await expectAccessible(page);
    }
  },
);
