import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { expect, inject, vi } from 'vitest';
import { findBrowser } from '../../build/find-browser.ts';
import { awaitInterception } from './interception.ts';
import { withJapaneseFonts } from './japanese-fonts.ts';
import { watchLasting, type ReusedPage } from './reused-page.ts';

/**
 * Features of Chromium that no test needs. This list replaces Playwright's own, whose relevant entries are repeated
 * here. The last four are additions: hidden windows of the address bar and a spare process, which cost as much as
 * the page itself.
 */
const disabledFeatures = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

const flags = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The widths at which pages are tested: phone, tablet, desktop. */
export const widths = [375, 800, 1280] as const;

let running: Browser | undefined;

/** The browser of this worker, for all its test files; it ends with the worker. */
async function sharedBrowser(): Promise<Browser> {
  if (running?.isConnected()) return running;
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error('No Chromium is installed: run `node build/ensure-browser.ts`');
  running = await chromium.launch({
    executablePath,
    args: flags,
    env: withJapaneseFonts(process.env),
  });
  return running;
}

const consentGroups = {
  necessary: 'C0001:1,C0002:0,C0003:0,C0004:0',
  all: 'C0001:1,C0002:0,C0003:0,C0004:1',
};

type WatchedPage = {
  page: Page;
  /**
   * Fails the test if the console showed an error, a script threw or the content security policy was violated.
   * `allowed` matches errors that the test provokes; the test also fails if there is none of them.
   */
  expectNoErrors: (allowed?: RegExp) => void;
  /** Waits for an error, for pages that must have one, because the browser may report it late. */
  untilError: () => Promise<void>;
  /** Returns the errors since the last call. */
  takeErrors: () => string[];
  close: () => Promise<void>;
  /** Passes the page on to the next visit if it is as good as a new one, or else closes it. */
  leave: () => Promise<void>;
};

export type PageOptions = BrowserContextOptions & {
  /** The consent that the visitor gave earlier; `unasked` on a first visit, which shows the banner. */
  consent?: 'unasked' | 'necessary' | 'all';
  /** For tests of failed requests, whose answers must not be cached from an earlier visit. */
  hasEmptyCache?: true;
};

type OpenedPage = ReusedPage & {
  page: Page;
  context: BrowserContext;
  /** The errors of the current visit. */
  errors: string[];
};

/** Pages that earlier visits of the shared demo left clean. Reusing one costs a third of creating a profile. */
const left: OpenedPage[] = [];

const usual = { viewport: { width: 1280, height: 900 } };

/** Whether a visit may reuse a page, and pass it on. */
function isUsual({ consent: _, hasEmptyCache, ...options }: PageOptions): boolean {
  const asked = Object.keys(options).filter((key) => key !== 'baseURL' && key !== 'viewport');
  return !hasEmptyCache && asked.length === 0 && options.baseURL === inject('demoUrl');
}

/** Opens a page as in a fresh profile and records its errors. Unless `consent` says otherwise, there is no cookie banner. */
export async function openPage(asked: PageOptions = {}): Promise<WatchedPage> {
  const { consent = 'necessary', hasEmptyCache: _, ...options } = asked;
  const mayBeLeft = isUsual(asked);
  const opened = (mayBeLeft && left.pop()) || (await newPage(options));
  const { page, context } = opened;
  const { viewport = usual.viewport } = options;
  if (viewport) await page.setViewportSize(viewport);
  if (options.baseURL && consent !== 'unasked') {
    const value = `groups=${encodeURIComponent(consentGroups[consent])}`;
    await context.addCookies([{ name: 'OptanonConsent', value, url: options.baseURL }]);
  }
  const errors: string[] = [];
  opened.errors = errors;
  const close = () => context.close();
  return {
    page,
    expectNoErrors: (allowed) => {
      expect(errors.filter((error) => !allowed?.test(error))).toEqual([]);
      if (allowed) expect(errors).not.toEqual([]);
    },
    untilError: () => vi.waitUntil(() => errors.length > 0, 30_000).then(() => undefined),
    takeErrors: () => errors.splice(0),
    close,
    async leave() {
      if (!mayBeLeft || opened.isSpent()) return close();
      opened.errors = [];
      await opened.leaveCleanly();
      left.push(opened);
    },
  };
}

async function newPage(options: BrowserContextOptions): Promise<OpenedPage> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ ...usual, reducedMotion: 'reduce', ...options });
  // This limit is shorter than the test's own, so that a failure names the condition that it waited for.
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  awaitInterception(page);
  // Breaches of the content security policy are console errors in Chromium.
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    opened.errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => opened.errors.push(String(error)));
  const opened: OpenedPage = { page, context, errors: [], ...watchLasting(page) };
  return opened;
}
