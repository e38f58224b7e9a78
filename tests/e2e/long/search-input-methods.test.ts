import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { requestsFor, failWith, hold, serverText } from '../../support/requests.ts';
import { expectFocused, visit } from '../../support/visits.ts';

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
  const asked = requestsFor(page, suggestions);
  await page.locator('#search').focus();
  const field = page.locator('form:has(#search-menu) #search');
  await field.waitFor();
  const keys = await inputMethod(page);
  await keys.compose('せかい');
  await keys.enter();
  await keys.commit('世界');
  await expect.poll(() => asked.at(-1)?.searchParams.get('filterPattern')).toBe('世界');
  expect(asked.at(-1)?.searchParams.get('lang')).toBe('ja-jp');
  await expect.poll(() => field.inputValue()).toBe('世界');
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
  await expect.poll(() => field.inputValue()).toBe('せかい');
  expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
  await keys.commit('世界');
  await page.locator('form:has(#search-menu) #search').waitFor();
  await expect.poll(() => field.inputValue()).toBe('世界');
  await expectFocused(field);
});

let letListGo: () => Promise<void>;
async function holdList(page: Page): Promise<void> {
  ({ letGo: letListGo } = await hold(page, /search-combobox.*\.js/));
}

test('SR-03 the field and the button that were served stay, whoever is in them when the list of results arrives', async () => {
  const page = await visit('/', { before: holdList });
  const field = await page.locator('#search').elementHandle();
  await page.locator('#search').focus();
  await page.keyboard.press('Tab');
  const submit = page.locator('#search + button');
  await expectFocused(submit);
  await letListGo();
  await page.locator('form:has(#search-menu) #search').waitFor();
  await expectFocused(submit);
  expect(await field?.evaluate((node) => node.isConnected)).toBe(true);
});

test('SR-01 what is typed before the list of results arrives is searched for', async () => {
  const page = await visit('/', { before: holdList });
  const field = page.locator('#search');
  await field.pressSequentially('world sma');
  await letListGo();
  await page.locator('form:has(#search-menu) #search').waitFor();
  await field.pressSequentially('ll');
  await expect.poll(() => field.inputValue()).toBe('world small');
  await page.getByRole('option').getByText('Plumbline World Small Cap').first().waitFor();
});

test('SR-01 keys that come while the list of results takes over are searched for', async () => {
  const page = await visit('/', {
    before: async (fresh) => {
      await holdList(fresh);
      await fresh.addInitScript(holdTasks);
    },
  });
  const field = page.locator('#search');
  await field.pressSequentially('world sma');
  await page.evaluate(() => Object.assign(globalThis, { holdsTasks: true }));
  const arrived = page.waitForResponse(/search-combobox.*\.js/);
  await letListGo();
  await arrived;
  await page.waitForFunction(() => (globalThis as unknown as { tasksHeld: number }).tasksHeld > 0);
  await field.pressSequentially('ll');
  await page.evaluate(() => (globalThis as unknown as { letTasksGo: () => void }).letTasksGo());
  await page.locator('form:has(#search-menu) #search').waitFor();
  await page.getByRole('option').getByText('Plumbline World Small Cap').first().waitFor();
  expect(await field.inputValue()).toBe('world small');
});

/** Keeps back what the page puts off until later, from when `holdsTasks` is set. */
function holdTasks(): void {
  const held: (() => void)[] = [];
  const post = Reflect.get(MessagePort.prototype, 'postMessage') as (...sent: unknown[]) => void;
  Object.assign(globalThis, {
    holdsTasks: false,
    tasksHeld: 0,
    letTasksGo() {
      Object.assign(globalThis, { holdsTasks: false });
      for (const go of held.splice(0)) go();
    },
  });
  const state = globalThis as unknown as { holdsTasks: boolean; tasksHeld: number };
  MessagePort.prototype.postMessage = function (this: MessagePort, ...sent: unknown[]) {
    const go = () => Reflect.apply(post, this, sent);
    if (state.holdsTasks) state.tasksHeld = held.push(go);
    else go();
  };
}

test('SR-06 a failed search clears the results, is logged, and shows no text of the server', async () => {
  const page = await visit('/', { allowedErrors: /status of 500/ });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.locator('#search').focus();
  const field = page.locator('form:has(#search-menu) #search');
  await field.fill('world');
  await page.getByRole('option').nth(8).waitFor();
  await failWith(page, suggestions, 500);
  await field.fill('japan');
  await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['View All Indexes']);
  await expect.poll(() => logged.filter((text) => text.startsWith('search:')).length).toBe(1);
  expect(await page.locator('body').textContent()).not.toContain(serverText);
  await page.unroute(suggestions);
  await field.fill('japan ');
  await field.fill('japan e');
  await page.getByRole('option').nth(2).waitFor();
});
