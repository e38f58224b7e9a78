import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { observed } from '../calls/request-events.ts';
import { recordMissedCode } from './out-of-reach.ts';
import { recoverFailedPages } from './recover-failed-pages.ts';

type Resolved = (event: { hrefChanged: boolean }) => void;

let end: () => void;
let resolved: Resolved;
let router: { state: { status: 'pending' | 'idle'; matches: { error?: unknown }[] } } & Record<
  string,
  unknown
>;
const invalidate = vi.fn<() => void>();
const clearCache = vi.fn<() => void>();
const network = { onLine: true };
const page = Object.assign(new EventTarget(), { hidden: false });
const browser = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  Object.assign(network, { onLine: true });
  page.hidden = false;
  router = {
    state: { status: 'pending', matches: [] },
    invalidate,
    clearCache,
    subscribe: (_event: string, listener: Resolved) => {
      resolved = listener;
      return () => undefined;
    },
  };
  end = recoverFailedPages(router as unknown as AnyRouter);
});
afterEach(() => {
  end();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const failing = observed(async () => new Response('', { status: 503 }));
const openFailedPage = async () => {
  await failing('/api/home');
  resolved({ hrefChanged: true });
};

test('ER-02 a page that failed asks again after five seconds, then ever later', async () => {
  await openFailedPage();
  vi.advanceTimersByTime(4_999);
  expect(invalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(invalidate).toHaveBeenCalledOnce();
  await failing('/api/home');
  resolved({ hrefChanged: false });
  vi.advanceTimersByTime(9_999);
  expect(invalidate).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(invalidate).toHaveBeenCalledTimes(2);
});

test('ER-02 a page that was asked for too often asks again, one that is not there does not', async () => {
  const answering = (status: number) => observed(async () => new Response('', { status }));
  for (const status of [400, 404]) {
    await answering(status)('/api/home');
    resolved({ hrefChanged: true });
    vi.advanceTimersByTime(60_000);
    expect(invalidate).not.toHaveBeenCalled();
  }
  await answering(429)('/api/home');
  resolved({ hrefChanged: true });
  vi.advanceTimersByTime(5_000);
  expect(invalidate).toHaveBeenCalledOnce();
});

test('NV-06 a page whose code could not be fetched asks again as soon as the network is back', () => {
  const error = new TypeError('Failed to fetch dynamically imported module');
  recordMissedCode(error);
  Object.assign(network, { onLine: false });
  router.state.matches = [{}, { error }];
  resolved({ hrefChanged: true });
  vi.advanceTimersByTime(5_000);
  expect(invalidate).not.toHaveBeenCalled();
  Object.assign(network, { onLine: true });
  browser.dispatchEvent(new Event('online'));
  expect(invalidate).toHaveBeenCalledOnce();
});

test('ER-02 a failed page asks again as soon as the network is back', async () => {
  await openFailedPage();
  network.onLine = false;
  vi.advanceTimersByTime(5_000);
  expect(invalidate).not.toHaveBeenCalled();
  network.onLine = true;
  browser.dispatchEvent(new Event('online'));
  expect(invalidate).toHaveBeenCalledOnce();
});

test('ER-02 nobody asks for a page that is not looked at, or that has come back', async () => {
  page.hidden = true;
  await openFailedPage();
  vi.advanceTimersByTime(5_000);
  expect(invalidate).not.toHaveBeenCalled();
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  resolved({ hrefChanged: false });
  vi.advanceTimersByTime(60_000);
  browser.dispatchEvent(new Event('online'));
  expect(invalidate).not.toHaveBeenCalled();
});

test('ER-02 a failed page is not held: who comes back to it has it asked for anew', async () => {
  await openFailedPage();
  expect(clearCache).not.toHaveBeenCalled();
  resolved({ hrefChanged: true });
  expect(clearCache).toHaveBeenCalledOnce();
});

test('ER-02 a search as one types that fails is no failure of the next page', async () => {
  await failing('/api/search', { signal: new AbortController().signal });
  resolved({ hrefChanged: true });
  vi.advanceTimersByTime(60_000);
  expect(invalidate).not.toHaveBeenCalled();
  resolved({ hrefChanged: true });
  expect(clearCache).not.toHaveBeenCalled();
});

test('ID-08 a part that fails after its page stands is asked for again, ever later, until it comes', async () => {
  resolved({ hrefChanged: true });
  router.state.status = 'idle';
  await failing('/api/insights');
  await failing('/api/notices');
  vi.advanceTimersByTime(5_000);
  expect(invalidate).toHaveBeenCalledOnce();
  // The page itself comes, its part does not.
  resolved({ hrefChanged: false });
  await failing('/api/insights');
  vi.advanceTimersByTime(9_999);
  expect(invalidate).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(invalidate).toHaveBeenCalledTimes(2);
  resolved({ hrefChanged: false });
  vi.advanceTimersByTime(120_000);
  expect(invalidate).toHaveBeenCalledTimes(2);
  resolved({ hrefChanged: true });
  expect(clearCache).toHaveBeenCalledOnce();
});
