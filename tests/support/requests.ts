import type { Page, Request, Route } from 'playwright-core';

/** Addresses that the page has asked for so far, of those that match; it goes on growing. */
export function askedFor(page: Page, pattern: RegExp): URL[] {
  const asked: URL[] = [];
  page.on('request', (request: Request) => {
    if (pattern.test(request.url())) asked.push(new URL(request.url()));
  });
  return asked;
}

/**
 * Until every request is known that the page has made so far: they are told in their order, and one more has
 * come back. For tests of what is not asked for.
 */
export async function untilRequestsSeen(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }).then((one) => one.text()));
}

/** Requests that match wait until they are let go; every one that comes after is let go at once. */
export async function hold(
  page: Page,
  pattern: RegExp,
): Promise<{ held: () => number; letGo: () => Promise<void> }> {
  let waiting: Route[] = [];
  let isOpen = false;
  // A request that the page has cancelled meanwhile cannot go on.
  const goOn = (route: Route) => route.continue().catch(() => undefined);
  await page.route(pattern, async (route) => {
    if (isOpen) await goOn(route);
    else waiting.push(route);
  });
  return {
    held: () => waiting.length,
    letGo: async () => {
      isOpen = true;
      await Promise.all(waiting.map(goOn));
      waiting = [];
    },
  };
}

/** Requests that match fail as a server fails, with a text that no visitor may see. */
export async function failWith(page: Page, pattern: RegExp, status: number): Promise<void> {
  await page.route(pattern, (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status, title: serverText, detail: serverText, message: serverText }),
    }),
  );
}

export const serverText = 'SELECT secret FROM nowhere';

/** Without prefetching, so that the code of a page is asked for when the page is. */
export const savingData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
