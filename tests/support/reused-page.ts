import type { Page } from 'playwright-core';

/** What stays with a page, or with its profile, after it has gone elsewhere, and is not taken back. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'setExtraHTTPHeaders',
  'setOffline',
] as const;

type Method = (...all: unknown[]) => unknown;

export type ReusedPage = {
  /** Whether anything was done to the page that stays with it. */
  isSpent: () => boolean;
  /** Takes the page to where nothing is of the visit that ends, and its profile back to that of a new visitor. */
  leaveCleanly: () => Promise<void>;
};

/** From now on notes what is done to a page. */
export function watchLasting(page: Page): ReusedPage {
  const context = page.context();
  const { clock } = page;
  let isSpent = false;
  const spend = () => (isSpent = true);
  for (const target of [page, context]) {
    for (const name of lasting) {
      const original = Reflect.get(target, name) as Method | undefined;
      const noted: Method = (...all) => (spend(), original?.apply(target, all));
      if (original) Object.assign(target, { [name]: noted });
    }
  }
  Object.defineProperty(page, 'clock', { get: () => (spend(), clock) });

  type Listener = [event: 'request', listener: () => void];
  const listeners: Listener[] = [];
  const listen = page.on.bind(page);
  Object.assign(page, { on: (...given: Listener) => (listeners.push(given), listen(...given)) });

  return {
    isSpent: () => isSpent,
    async leaveCleanly() {
      for (const given of listeners.splice(0)) page.off(...given);
      for (const other of context.pages()) if (other !== page) await other.close();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // An address of the same origin whose document has no script, so that its storage can be emptied for good.
      await page.goto('/robots.txt');
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null });
      await page.mouse.move(0, 0);
      await context.clearCookies();
    },
  };
}
