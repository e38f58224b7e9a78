import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { findBrowser } from '../../build/find-browser.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Widths at which every page is looked at: phone, tablet, desktop. */
export const widths = [375, 800, 1280] as const;

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium is installed: run `npm run pretest`');
  return chromium.launch({ executablePath, args: flags });
}

const consentGroups = {
  necessary: 'C0001:1,C0002:0,C0003:0,C0004:0',
  all: 'C0001:1,C0002:1,C0003:1,C0004:1',
};

type WatchedPage = {
  page: Page;
  /**
   * Fails the test when the console showed an error, a script threw or the policy was breached. Errors
   * that the test itself provokes are named by `allowed`; without any of them it fails too.
   */
  expectNoErrors: (allowed?: RegExp) => void;
  close: () => Promise<void>;
};

export type PageOptions = BrowserContextOptions & {
  /** What the visitor has chosen before; `unasked` on a first visit, which the banner asks. */
  consent?: 'unasked' | 'necessary' | 'all';
};

/** A page in a fresh profile of a visitor who needs not be asked about cookies, with everything noted that no page may do. */
export async function openPage(
  browser: Browser,
  { consent = 'necessary', ...options }: PageOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  if (options.baseURL && consent !== 'unasked') {
    const value = `groups=${encodeURIComponent(consentGroups[consent])}`;
    await context.addCookies([{ name: 'OptanonConsent', value, url: options.baseURL }]);
  }
  // Sooner than the test's own limit, so that a failure names what it waited for.
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const errors: string[] = [];
  // Breaches of the content security policy are console errors in Chromium.
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    page,
    expectNoErrors: (allowed) => {
      expect(errors.filter((error) => !allowed?.test(error))).toEqual([]);
      if (allowed) expect(errors).not.toEqual([]);
    },
    close: () => context.close(),
  };
}
