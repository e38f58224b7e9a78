import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { expect, inject, vi } from 'vitest';
import { findBrowser } from '../../build/find-browser.ts';
import { withJapaneseFonts } from './japanese-fonts.ts';
import { watchLasting, type ReusedPage } from './reused-page.ts';

/**
 * What else Chromium would do for every page that no test looks at. A list of our own takes the place of
 * Playwright's, which is therefore repeated as far as it matters; the last four are ours: the hidden windows
 * of the address bar and a process in reserve cost as much as the page itself.
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

/** Widths at which every page is looked at: phone, tablet, desktop. */
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
   * Fails the test when the console showed an error, a script threw or the policy was breached. Errors
   * that the test itself provokes are named by `allowed`; without any of them it fails too.
   */
  expectNoErrors: (allowed?: RegExp) => void;
  /** Until there is an error, for pages that must have one: the browser may tell of it after they have shown it. */
  untilError: () => Promise<void>;
  /** Those that came since the last time. */
  takeErrors: () => string[];
  close: () => Promise<void>;
  /** Leaves the page to the next visit, where it is as good as a new one; else closes it. */
  leave: () => Promise<void>;
};

export type PageOptions = BrowserContextOptions & {
  /** What the visitor has chosen before; `unasked` on a first visit, which the banner asks. */
  consent?: 'unasked' | 'necessary' | 'all';
  /** For a visit that shows what the browser cannot get: it has no answer in its cache from a visit before. */
  hasEmptyCache?: true;
};

type OpenedPage = ReusedPage & {
  page: Page;
  context: BrowserContext;
  /** Of the visit that has the page now. */
  errors: string[];
};

/** Pages of the shared demo that a visit has left clean: to begin there costs a third of a fresh profile. */
const left: OpenedPage[] = [];

const usual = { viewport: { width: 1280, height: 900 } };

/** Whether a visit may begin on a page that another has left, and leave its own. */
function isUsual({ consent: _, hasEmptyCache, ...options }: PageOptions): boolean {
  const asked = Object.keys(options).filter((key) => key !== 'baseURL' && key !== 'viewport');
  return !hasEmptyCache && asked.length === 0 && options.baseURL === inject('demoUrl');
}

/** A page of a visitor who needs not be asked about cookies, as in a fresh profile, with everything noted that no page may do. */
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
  // Sooner than the test's own limit, so that a failure names what it waited for.
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  // Breaches of the content security policy are console errors in Chromium.
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    opened.errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => opened.errors.push(String(error)));
  const opened: OpenedPage = { page, context, errors: [], ...watchLasting(page) };
  return opened;
}
