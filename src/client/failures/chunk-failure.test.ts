import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnChunkFailure } from './chunk-failure.ts';
import { isOutOfReach } from './out-of-reach.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
  vi.stubGlobal('location', { reload, href: 'https://indexes.example/insights' });
  const site = vi.fn<typeof fetch>(async () => new Response(''));
  vi.stubGlobal('fetch', site);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const setOnline = (onLine: boolean) => {
    vi.stubGlobal('navigator', { onLine });
    page.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  };
  vi.stubGlobal('navigator', { onLine: true });
  reloadOnChunkFailure();
  /** Lets code fail, and everything that follows from it happen. */
  const fail = async () => {
    const payload = new Error('code');
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    await new Promise(setImmediate);
    return payload;
  };
  return { reload, setOnline, fail, site };
}

test('NV-03 code that fails again reloads the page again, but not within 60 seconds', async () => {
  const { reload, fail } = openPage();
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(1_060_000);
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(1_060_001);
  await fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('NV-03 code that failed for want of a network reloads nothing, also where that is told when the network is back', async () => {
  const { reload, setOnline, fail } = openPage();
  setOnline(false);
  await fail();
  // The browser says so before it tells of it.
  vi.stubGlobal('navigator', { onLine: true });
  await fail();
  setOnline(true);
  vi.setSystemTime(1_010_000);
  await fail();
  expect(reload).not.toHaveBeenCalled();
  vi.setSystemTime(1_010_001);
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers that it is overloaded', async () => new Response('', { status: 503 })],
  ['answers that it was asked too often', async () => new Response('', { status: 429 })],
] as const)(
  'NV-03 while the site %s the page stays, and is reloaded once it is there',
  async (_, fault) => {
    const { reload, fail, site } = openPage();
    site.mockImplementation(fault);
    expect(isOutOfReach(await fail())).toBe(true);
    expect(isOutOfReach(await fail())).toBe(true);
    expect(site).toHaveBeenCalledTimes(2);
    expect(site.mock.calls[0]?.[0]).toBe('https://indexes.example/insights');
    expect(site.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD', cache: 'no-store' });
    expect(reload).not.toHaveBeenCalled();
    site.mockResolvedValue(new Response(''));
    await fail();
    expect(reload).toHaveBeenCalledTimes(1);
    await fail();
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

test('NV-03 several parts that fail at once ask once whether the page is there, a missing one too', async () => {
  const { reload, fail, site } = openPage();
  let answer = (_: Response) => {};
  site.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await fail();
  await fail();
  expect(reload).not.toHaveBeenCalled();
  answer(new Response('', { status: 404 }));
  await fail();
  expect(site).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
});
