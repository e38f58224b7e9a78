import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askedFor, failWith, hold, serverText } from '../support/requests.ts';
import { visits } from '../support/visits.ts';

const visit = visits();

const suggestions = /\/api\/securities\/suggestions/;

/** Keys of a Japanese input method: text under composition, Enter to it, and what it commits. */
async function inputMethod(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  return {
    compose: (text: string) =>
      devtools.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    /** What the browser tells the page of a key that the input method takes. */
    enter: () =>
      devtools.send('Input.dispatchKeyEvent', {
        type: 'rawKeyDown',
        windowsVirtualKeyCode: 229,
        key: 'Process',
        code: 'Enter',
      }),
    commit: (text: string) => devtools.send('Input.insertText', { text }),
  };
}

test('SR-03 Enter that ends a composition neither picks a result nor leaves the page', async () => {
  const page = await visit('/ja-jp');
  const asked = askedFor(page, suggestions);
  await page.locator('#search').focus();
  const field = page.locator('#search[role=combobox]');
  await field.waitFor();
  const keys = await inputMethod(page);
  await keys.compose('せかい');
  await keys.enter();
  await keys.commit('世界');
  await expect.poll(() => asked.at(-1)?.searchParams.get('filterPattern')).toBe('世界');
  expect(asked.at(-1)?.searchParams.get('lang')).toBe('ja-jp');
  expect(await field.inputValue()).toBe('世界');
  expect(new URL(page.url()).pathname).toBe('/ja-jp');
});

test('SR-03 a composition goes on undisturbed when the list of results arrives meanwhile', async () => {
  const page = await visit('/ja-jp', { before: (fresh) => holdList(fresh) });
  const field = page.locator('#search');
  const element = await field.elementHandle();
  await field.focus();
  const keys = await inputMethod(page);
  await keys.compose('せか');
  const arrived = page.waitForResponse(/search-combobox.*\.js/);
  await letListGo();
  await arrived;
  await keys.compose('せかい');
  expect(await field.inputValue()).toBe('せかい');
  expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
  await keys.commit('世界');
  await page.locator('#search[role=combobox]').waitFor();
  expect(await field.inputValue()).toBe('世界');
  expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
});

let letListGo: () => Promise<void>;
async function holdList(page: Page): Promise<void> {
  ({ letGo: letListGo } = await hold(page, /search-combobox.*\.js/));
}

test('SR-01 what is typed before the list of results arrives is searched for', async () => {
  const page = await visit('/', { before: holdList });
  const field = page.locator('#search');
  await field.pressSequentially('world sma');
  await letListGo();
  await page.locator('#search[role=combobox]').waitFor();
  await field.pressSequentially('ll');
  expect(await field.inputValue()).toBe('world small');
  await page.getByRole('option').getByText('Plumbline World Small Cap').first().waitFor();
});

test('SR-06 a failed search clears the results, is logged, and shows no text of the server', async () => {
  const page = await visit('/', { allowedErrors: /status of 500/ });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.locator('#search').focus();
  const field = page.locator('#search[role=combobox]');
  await field.fill('world');
  await page.getByRole('option').nth(8).waitFor();
  await failWith(page, suggestions, 500);
  await field.fill('japan');
  await expect
    .poll(() => page.getByRole('option').allTextContents())
    .toEqual(['View all results for "japan"']);
  await expect.poll(() => logged.filter((text) => text.startsWith('search:')).length).toBe(1);
  expect(await page.locator('body').textContent()).not.toContain(serverText);
  await page.unroute(suggestions);
  await field.fill('japan ');
  await field.fill('japan e');
  await page.getByRole('option').nth(2).waitFor();
});
