import type { Frame, Locator, Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { openPage, type PageOptions } from './browser.ts';
import { inTime } from './in-time.ts';

type VisitOptions = PageOptions & {
  /** Console errors that the test itself provokes, such as the report of a failed request. */
  allowedErrors?: RegExp;
  /** Prepares the page before it loads: routes, clock, scripts. */
  before?: (page: Page) => Promise<unknown>;
  /** False for a page whose scripts do not run yet. */
  isAwake?: boolean;
};

/**
 * Opens a page of the served demo as in a fresh browser profile. When its test ends the page is closed, and the test
 * fails if the console showed an error.
 */
export async function visit(
  path: string,
  { allowedErrors, before, isAwake = true, ...options }: VisitOptions = {},
): Promise<Page> {
  const { page, expectNoErrors, untilError, close, leave } = await openPage({
    baseURL: inject('demoUrl'),
    ...options,
  });
  onTestFinished(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail';
    try {
      if (allowedErrors && !hasFailed) await untilError();
    } finally {
      await (hasFailed ? close() : leave());
    }
    if (!hasFailed) expectNoErrors(allowedErrors);
  });
  await before?.(page);
  // Requests that the test holds may delay the load event.
  await page.goto(path, { waitUntil: isAwake ? 'load' : 'domcontentloaded' });
  if (isAwake && options.javaScriptEnabled !== false) await untilScriptsRun(page);
  return page;
}

/** Waits until the whole page is hydrated and all parts that load by themselves are there. */
export async function untilScriptsRun(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Parts of the server's HTML are hydrated one after the other. A comment marks each, and React adds a key to hydrated ones.
    const marks = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    while (marks.nextNode()) {
      const mark = marks.currentNode as Comment;
      const part = mark.data === '$' ? mark.nextElementSibling : null;
      const isAsleep = part && !Object.keys(part).some((key) => key.startsWith('__reactFiber'));
      if (isAsleep) return false;
    }
    // These parts are added by the browser: the year of the copyright, the loading bar, consent and forms.
    return (
      /© \d{4} /.test(document.querySelector('footer')?.textContent ?? '') &&
      document.querySelector('[data-connection]') !== null &&
      (window.OptanonActiveGroups !== undefined || document.getElementById('consent-provider'))
    );
  });
}

/** Waits until one part of a page is hydrated, while others may not be. */
export async function untilAwake(part: Locator): Promise<void> {
  const isAwake = (node: Element) =>
    Object.keys(node).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => part.evaluate(isAwake)).toBe(true);
}

/** Given as `before`, it lets the test stop and set the page's clock. */
export const withOwnClock = ({ clock }: Page) => clock.install();

/** Stops the page's clock: only the test advances it from now on. */
export async function stopClock({ clock }: Page): Promise<void> {
  await clock.pauseAt(Date.now() + 3_600_000);
}

/** Follows a link to an address by the page's own navigation, although the page has no such link. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: to });
    link.dataset['pageLink'] = '';
    document.querySelector('main')?.append(link);
    link.click();
  }, href);
}

/** Waits until an element is visible, or fails the test. */
export async function expectShown(locator: Locator): Promise<void> {
  await locator.waitFor();
}

/** Waits until the page's address has a certain end, in which `*` stands for anything, or fails the test. */
export async function expectAddress(page: Page, end: string): Promise<void> {
  await page.waitForURL(`**${end}`);
}

/** Waits until an element has the focus, or fails the test. */
export async function expectFocused(locator: Locator): Promise<void> {
  await expect.poll(() => locator.evaluate((node) => node === document.activeElement)).toBe(true);
}

/** Resizes the window and waits until the page has been drawn again. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await inTime(
    page.setViewportSize({ width, height }),
    `the window did not become ${width}px wide`,
  );
  await page.waitForFunction((size) => innerWidth === size.width && innerHeight === size.height, {
    width,
    height,
  });
  await untilDrawn(page);
}

/**
 * Waits for the next frame to be drawn, or fails the test. For tests that something does not happen, after what might
 * cause it.
 */
export async function untilDrawn(page: Page | Frame, limit?: number): Promise<void> {
  const drawn = page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await inTime(drawn, 'the page drew no frame', limit).catch(async (error: unknown) => {
    const state = page.evaluate(() => document.visibilityState);
    const found = await inTime(state, 'no script ran', 5_000).catch(String);
    throw new Error(`${String(error)}; its state: ${found}`, { cause: error });
  });
}

/** Waits for the rows of the screener's list, or fails the test. Tables of other pages do not count. */
export async function expectScreenerRows(page: Page): Promise<void> {
  await expectShown(page.locator('main:has([name=filterPattern][form]) tbody tr').first());
}
