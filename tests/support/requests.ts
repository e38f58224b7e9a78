import type { Page, Request, Route } from 'playwright-core';

/** Records the matching addresses that the page requests from now on, in the returned array. */
export function requestsFor(page: Page, pattern: RegExp): URL[] {
  const asked: URL[] = [];
  page.on('request', (request: Request) => {
    if (pattern.test(request.url())) asked.push(new URL(request.url()));
  });
  return asked;
}

/**
 * Waits until all requests that the page has made so far are recorded. They are reported in order, so it makes one
 * more and waits for it. For tests of requests that must not be made.
 */
export async function untilRequestsSeen(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/robots.txt', { cache: 'no-store' }).then((one) => one.text()));
}

/** Holds matching requests until `letGo` is called; later ones continue at once. */
export async function hold(
  page: Page,
  pattern: RegExp,
): Promise<{ held: () => number; letGo: () => Promise<void> }> {
  let waiting: Route[] = [];
  let isOpen = false;
  // A request that the page has cancelled meanwhile cannot continue.
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

/** Makes matching requests fail with a status and a text that no visitor may see. */
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

/** Turns prefetching off, so that the code of a page is requested only with the page. */
export const savingData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
