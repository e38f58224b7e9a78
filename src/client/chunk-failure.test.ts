import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnChunkFailure } from './chunk-failure.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('NV-03 code that fails again reloads the page again, but not within 60 seconds', () => {
  const kept = new Map<string, string>();
  const reload = vi.fn<() => void>();
  let fail = () => {};
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) => {
    fail = () => listener({ payload: new Error('code'), preventDefault: () => {} });
  });
  reloadOnChunkFailure();
  fail();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(1_060_000);
  fail();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(1_060_001);
  fail();
  expect(reload).toHaveBeenCalledTimes(2);
});
