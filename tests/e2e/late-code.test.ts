import { expect, test } from 'vitest';
import { hold } from '../support/requests.ts';
import { resize, untilAwake, visit } from '../support/visits.ts';

test('AN-04 settings that are asked for before their code has come are shown when it has', async () => {
  const page = await visit('/');
  const { held, letGo } = await hold(page, /visit-parts.*\.js/);
  await page.reload();
  await expect.poll(held).toBeGreaterThan(0);
  const button = page.getByRole('button', { name: 'Cookie settings' });
  await untilAwake(button);
  await button.click();
  await letGo();
  await page.getByRole('dialog', { name: 'Cookie settings' }).waitFor();
});

test('SR-07 an overlay whose code comes when the window is wide already does not stay open', async () => {
  const page = await visit('/', { viewport: { width: 767, height: 700 } });
  const { held, letGo } = await hold(page, /search-overlay.*\.js/);
  await page.getByRole('button', { name: 'Search for an index' }).click();
  await expect.poll(held).toBeGreaterThan(0);
  await resize(page, 768, 700);
  await page.evaluate(noteDialogs);
  await letGo();
  await page.waitForFunction(() => (globalThis as unknown as { dialogs: number }).dialogs > 0);
  await page.locator('dialog').waitFor({ state: 'detached' });
});

/** Counts the dialogs that come into the page. */
function noteDialogs(): void {
  const noted = { dialogs: 0 };
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => Array.from(addedNodes));
    noted.dialogs += added.filter((node) => node.nodeName === 'DIALOG').length;
    Object.assign(globalThis, noted);
  }).observe(document.body, { childList: true, subtree: true });
}
