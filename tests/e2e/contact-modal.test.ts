import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { widths } from '../support/browser.ts';
import { visits } from '../support/visits.ts';

const visit = visits();
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
  expect(await modalOf(contact).getByRole('heading').textContent()).toBe('Contact us');
  const subscribe = await open('/ja-jp#subscribe');
  expect(await modalOf(subscribe).getByRole('heading').textContent()).toBe('ニュース配信の登録');
});

test('CM-02 a link with the hash opens it after a change of the page', async () => {
  const page = await visit('/');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/indexes/screener?currency=USD#subscribe';
    link.dataset['pageLink'] = '';
    link.textContent = 'Subscribe from afar';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByText('Subscribe from afar').click();
  await modalOf(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/indexes/screener');
});

test('CM-01 it is 600px wide and has the heights of the specification', async () => {
  const page = await open('/#contact-us', { viewport: { width: 1280, height: 900 } });
  const sizeAt = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    const box = await modalOf(page).boundingBox();
    return [box?.width, box?.height];
  };
  expect(await sizeAt(1280, 900)).toEqual([600, 720]);
  expect(await sizeAt(1280, 1200)).toEqual([600, 800]);
  expect(await sizeAt(700, 1000)).toEqual([600, 900]);
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
  expect(await link.evaluate((node) => node === document.activeElement)).toBe(true);
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
    expect(await hasOverlay(page)).toBe(true);
    await close();
    await modalOf(page).waitFor({ state: 'detached' });
    const { pathname, search, hash } = new URL(page.url());
    expect([pathname, search, hash]).toEqual([
      '/indexes/screener',
      '?currency=USD&utm_source=x',
      '',
    ]);
    expect(await hasOverlay(page)).toBe(false);
  }
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
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

const formPlaces = ['/#contact-us', '/ja-jp#subscribe', '/subscribe', '/ja-jp/contact-us'];

test.each(formPlaces)(
  'CM-06 a form passes axe at every width, empty and with errors: %s',
  async (path) => {
    const page = await visit(path);
    if (path.includes('#')) await modalOf(page).waitFor();
    await expectAccessible(page);
    await page.locator('form[method=post] button[type=submit]').click();
    await page.getByRole('alert').waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
  },
);
