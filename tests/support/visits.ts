import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { launchBrowser, openPage, type PageOptions } from './browser.ts';

type VisitOptions = PageOptions & {
  /** Console errors that the test itself provokes, such as the report of a failed request. */
  allowedErrors?: RegExp;
  /** Prepares the page before it loads: routes, clock, scripts. */
  before?: (page: Page) => Promise<unknown>;
};

export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

/**
 * Visits of the served demo, each in a fresh profile of one browser a test file. At the end of its test a
 * visit is closed, and fails the test when the console showed an error.
 */
export function visits(): Visit {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  return async (path, { allowedErrors, before, ...options } = {}) => {
    const { page, expectNoErrors, close } = await openPage(browser, {
      baseURL: inject('demoUrl'),
      ...options,
    });
    onTestFinished(async ({ task }) => {
      await close();
      if (task.result?.state !== 'fail') expectNoErrors(allowedErrors);
    });
    await before?.(page);
    await page.goto(path);
    if (options.javaScriptEnabled !== false) await untilScriptsRun(page);
    return page;
  };
}

/** The server leaves the year of the copyright to the browser: when it is there, the page is alive. */
export async function untilScriptsRun(page: Page): Promise<void> {
  await page
    .locator('footer')
    .getByText(/© \d{4} /)
    .waitFor();
}

/** Fails the test when the page does not come to show something. */
export async function expectShown(locator: Locator): Promise<void> {
  await locator.waitFor();
}

/** Fails the test when the page does not come to an address: its end, with `*` for anything. */
export async function expectAddress(page: Page, end: string): Promise<void> {
  await page.waitForURL(`**${end}`);
}

/** Fails the test when the list of the screener does not come; other pages have tables too. */
export async function expectScreenerRows(page: Page): Promise<void> {
  await expectShown(page.locator('main:has([name=filterPattern][form]) tbody tr').first());
}
