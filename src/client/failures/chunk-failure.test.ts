import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnChunkFailure } from './chunk-failure.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page of which code fails, and whose network comes and goes. */
function openPage() {
  const kept = new Map<string, string>();
  const page = new EventTarget();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const setOnline = (onLine: boolean) => {
    vi.stubGlobal('navigator', { onLine });
    page.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  };
  vi.stubGlobal('navigator', { onLine: true });
  reloadOnChunkFailure();
  const fail = () =>
    page.dispatchEvent(
      Object.assign(new Event('vite:preloadError'), { payload: new Error('code') }),
    );
  return { reload, setOnline, fail };
}

test('NV-03 code that fails again reloads the page again, but not within 60 seconds', () => {
  const { reload, fail } = openPage();
  fail();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(1_060_000);
  fail();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(1_060_001);
  fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('NV-03 code that failed for want of a network reloads nothing, also where that is told when the network is back', () => {
  const { reload, setOnline, fail } = openPage();
  setOnline(false);
  fail();
  // The browser says so before it tells of it.
  vi.stubGlobal('navigator', { onLine: true });
  fail();
  setOnline(true);
  vi.setSystemTime(1_010_000);
  fail();
  expect(reload).not.toHaveBeenCalled();
  vi.setSystemTime(1_010_001);
  fail();
  expect(reload).toHaveBeenCalledTimes(1);
});
