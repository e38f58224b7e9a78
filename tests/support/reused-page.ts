import type { Page } from 'playwright-core';

/** Methods whose effect on a page or its profile outlasts a navigation and is not undone. */
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
  /** Whether any of these methods was called. */
  isSpent: () => boolean;
  /** Ends the visit: resets the profile to that of a new visitor and leaves the page. */
  leaveCleanly: () => Promise<void>;
};

/** Records from now on whether such a method of the page is called. */
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
      // This document is of the same origin and has no script, so nothing writes to the storage after it is emptied.
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
