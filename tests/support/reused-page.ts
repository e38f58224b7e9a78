import type { BrowserContext, Page } from 'playwright-core';

/** What stays with a page, or with its profile, after it has gone elsewhere. */
const lasting = [
  'addInitScript',
  'context',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'on',
  'setExtraHTTPHeaders',
] as const;

const contexts = new WeakMap<Page, BrowserContext>();

/** The profile of a page, asked for by the support of tests: a test that asks for it may change it. */
export const contextOf = (page: Page): BrowserContext => contexts.get(page) ?? page.context();

/** From now on notes whether anything is done to a page that would stay with it; gives whether it was. */
export function watchLasting(page: Page): () => boolean {
  contexts.set(page, page.context());
  let isSpent = false;
  const spend = () => (isSpent = true);
  for (const name of lasting) {
    const original = page[name].bind(page) as (...all: unknown[]) => unknown;
    Object.assign(page, { [name]: (...all: unknown[]) => (spend(), original(...all)) });
  }
  const { clock } = page;
  Object.defineProperty(page, 'clock', { get: () => (spend(), clock) });
  return () => isSpent;
}

/** Takes a page to where nothing is of the visit that ends, and its profile back to that of a new visitor. */
export async function leaveCleanly(page: Page): Promise<void> {
  const context = contextOf(page);
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // An address of the same origin whose document has no script, so that its storage can be emptied for good.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.mouse.move(0, 0);
  await context.clearCookies();
}
