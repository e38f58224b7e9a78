import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const address = '/robots.txt?is-intercepted';
const probe = /\/robots\.txt\?is-intercepted$/;

/**
 * Lets `page.route` return only when requests of the open document are indeed intercepted. Chromium says so before
 * the process of the document knows, and what the page asks for meanwhile would reach the server unseen.
 */
export function awaitInterception(page: Page): void {
  const route = page.route.bind(page);
  const routeInEffect: Page['route'] = async (...given) => {
    const routed = await route(...given);
    // A document that is opened later begins with it.
    if (page.url().startsWith('http')) await untilIntercepted(page, route);
    return routed;
  };
  Object.assign(page, { route: routeInEffect });
}

async function untilIntercepted(page: Page, route: Page['route']): Promise<void> {
  let isSeen = false;
  await route(probe, (request) => {
    isSeen = true;
    return request.fulfill({ body: '' });
  });
  const ask = () => page.evaluate((one) => fetch(one).then((answer) => answer.text()), address);
  await expect.poll(() => ask().then(() => isSeen)).toBe(true);
  await page.unroute(probe);
}
