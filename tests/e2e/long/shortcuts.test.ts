import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../support/axe.ts';
import { expectEverythingFits } from '../../support/looks.ts';
import { expectFocused, untilScriptsRun, visit } from '../../support/visits.ts';

const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

/** The keys come after the page. */
const untilThere = (page: Page) => page.locator('html[data-shortcuts]').waitFor();

test('a slash goes to the search, and is written in it like any other letter', async () => {
  const page = await visit('/notices');
  await untilThere(page);
  await page.keyboard.press('/');
  const field = page.locator('#search');
  await expectFocused(field);
  expect(await field.inputValue()).toBe('');
  await page.keyboard.type('a/b?');
  await expect.poll(() => field.inputValue()).toBe('a/b?');
  expect(await help(page).count()).toBe(0);
  expect(await field.getAttribute('aria-keyshortcuts')).toBe('/');
});

test('on a phone with a keyboard a slash opens the search', async () => {
  const page = await visit('/notices', { viewport: { width: 375, height: 700 } });
  await untilThere(page);
  await page.keyboard.press('/');
  await expectFocused(page.locator('#search-overlay'));
});

test('a question mark shows the keys; who switches them off has none, on the next page too, and finds them in the footer', async () => {
  const page = await visit('/notices');
  await untilThere(page);
  await page.keyboard.press('?');
  await help(page).waitFor();
  await expectAccessible(page);
  await help(page).getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect.poll(() => help(page).count()).toBe(0);
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('search');
  expect(await help(page).count()).toBe(0);
  await page.goto(new URL('/data', page.url()).href);
  // Without the keys, nothing else says that the button has come alive.
  await untilScriptsRun(page);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await help(page).waitFor();
  expect(await help(page).getByRole('checkbox').isChecked()).toBe(false);
  expect(await page.locator('html[data-shortcuts]').count()).toBe(0);
  await help(page).getByRole('checkbox').check();
  await untilThere(page);
  await help(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => help(page).count()).toBe(0);
  await page.keyboard.press('?');
  await help(page).waitFor();
});

test('a question mark that follows upon the button that closes the keys opens them again', async () => {
  const page = await visit('/notices');
  await untilThere(page);
  await page.keyboard.press('?');
  await help(page)
    .getByRole('button', { name: 'Close' })
    .evaluate(async (button: HTMLElement) => {
      button.click();
      // The page has changed by then, and the browser has yet to tell that a dialog was closed.
      await Promise.resolve();
      dispatchEvent(new KeyboardEvent('keydown', { key: '?' }));
      await new Promise((resolve) => setTimeout(resolve));
    });
  expect(await help(page).isVisible()).toBe(true);
});

// The list of indexes is a grid with arrow keys of its own.
test.each(['/notices', '/documents', '/insights'])(
  'arrow keys go through the rows of %s, and scroll the page from anywhere else',
  async (path) => {
    const page = await visit(path);
    await untilThere(page);
    const rows = page.locator('main :is(tbody th, article h2) a');
    await rows.first().focus();
    await page.keyboard.press('ArrowDown');
    await expectFocused(rows.nth(1));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expectFocused(rows.nth(1));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expectFocused(rows.first());
    await page.locator('main').focus();
    await page.evaluate(() => scrollTo(0, 0));
    const scrolled = async () => {
      await page.keyboard.press('ArrowDown');
      return page.evaluate(() => scrollY);
    };
    await expect.poll(scrolled).toBeGreaterThan(80);
  },
);

test('arrow keys go through the tray of selected indexes', async () => {
  const page = await visit('/indexes/screener');
  await untilThere(page);
  await page.locator('main tbody input[type=checkbox]').first().check();
  await page.locator('main tbody input[type=checkbox]').nth(1).check();
  // With the second one it has further links.
  await page.getByText('2 of at most 10 selected').waitFor();
  const tray = page.locator('main section:has(> [role=status])').locator('a, button');
  await tray.first().focus();
  await page.keyboard.press('ArrowRight');
  await expectFocused(tray.nth(1));
  await page.keyboard.press('ArrowLeft');
  await expectFocused(tray.first());
});

test.each([375, 1280])('the list of keys fits in both languages at %i px', async (width) => {
  for (const [path, name] of [
    ['/notices', 'Keyboard shortcuts'],
    ['/ja-jp/notices', 'キーボードショートカット'],
  ] as const) {
    const page = await visit(path, { viewport: { width, height: 700 } });
    await untilThere(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name }).waitFor();
    await expectEverythingFits(page);
  }
});
