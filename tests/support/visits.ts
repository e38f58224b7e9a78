import type { Locator, Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { openPage, type PageOptions } from './browser.ts';

type VisitOptions = PageOptions & {
  /** Console errors that the test itself provokes, such as the report of a failed request. */
  allowedErrors?: RegExp;
  /** Prepares the page before it loads: routes, clock, scripts. */
  before?: (page: Page) => Promise<unknown>;
  /** False for a page whose scripts are held up. */
  isAwake?: boolean;
};

/**
 * A visit of the served demo, in a fresh profile of the browser. At the end of its test it is closed, and
 * fails the test when the console showed an error.
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
  // What the test holds back may hold up the end of loading.
  await page.goto(path, { waitUntil: isAwake ? 'load' : 'domcontentloaded' });
  if (isAwake && options.javaScriptEnabled !== false) await untilScriptsRun(page);
  return page;
}

/** The page is alive with all that comes to it by itself: what a test does from now on meets no part that is still asleep. */
export async function untilScriptsRun(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Parts that the server has sent wake one after the other: React writes a mark before each, and owns what is awake.
    const marks = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    while (marks.nextNode()) {
      const mark = marks.currentNode as Comment;
      const part = mark.data === '$' ? mark.nextElementSibling : null;
      const isAsleep = part && !Object.keys(part).some((key) => key.startsWith('__reactFiber'));
      if (isAsleep) return false;
    }
    // And what only the browser adds: the year of the copyright, the loading bar and its neighbours, consent and forms.
    return (
      /© \d{4} /.test(document.querySelector('footer')?.textContent ?? '') &&
      document.querySelector('[data-connection]') !== null &&
      (window.OptanonActiveGroups !== undefined || document.getElementById('consent-provider'))
    );
  });
}

/** One part of a page is, which is not alive yet as a whole. */
export async function untilAwake(part: Locator): Promise<void> {
  const isAwake = (node: Element) =>
    Object.keys(node).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => part.evaluate(isAwake)).toBe(true);
}

/** Opened with `before: withOwnClock` a page goes by a clock that its test can stop and set. */
export const withOwnClock = ({ clock }: Page) => clock.install();

/** From now on nothing happens on the page because time passes, but for what its test lets pass. */
export async function stopClock({ clock }: Page): Promise<void> {
  await clock.pauseAt(Date.now() + 3_600_000);
}

/** Follows a link of the page that its content does not have, as the pages follow theirs. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: to });
    link.dataset['pageLink'] = '';
    document.querySelector('main')?.append(link);
    link.click();
  }, href);
}

/** Fails the test when the page does not come to show something. */
export async function expectShown(locator: Locator): Promise<void> {
  await locator.waitFor();
}

/** Fails the test when the page does not come to an address: its end, with `*` for anything. */
export async function expectAddress(page: Page, end: string): Promise<void> {
  await page.waitForURL(`**${end}`);
}

/** Fails the test when what is named does not come to have the focus. */
export async function expectFocused(locator: Locator): Promise<void> {
  await expect.poll(() => locator.evaluate((node) => node === document.activeElement)).toBe(true);
}

/** Gives the window another size; the page has been told of it, and has drawn itself anew, when this ends. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((size) => innerWidth === size.width && innerHeight === size.height, {
    width,
    height,
  });
  await untilDrawn(page);
}

/** What is due with the next frame has happened; for what shall not happen, after what caused it. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Fails the test when the list of the screener does not come; other pages have tables too. */
export async function expectScreenerRows(page: Page): Promise<void> {
  await expectShown(page.locator('main:has([name=filterPattern][form]) tbody tr').first());
}
