import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiCall } from '../calls/api-client.ts';
import { createCredentials } from './credentials.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Credentials that are numbered as they are given out. */
function numberedService(expiresIn?: number) {
  let given = 0;
  const call = vi.fn<ApiCall>(async (path) => {
    given += 1;
    return Response.json(
      path.endsWith('/sal/credentials')
        ? { accessToken: `access ${given}`, expiresIn }
        : { realTimeToken: `real-time ${given}` },
    );
  });
  return { call, credentials: createCredentials(call) };
}

test('NV-07 a token is fetched once and held, also when two ask at the same time', async () => {
  const { call, credentials } = numberedService(3600);
  const tokens = await Promise.all([credentials.realTimeToken(), credentials.realTimeToken()]);
  expect(tokens).toEqual(['real-time 1', 'real-time 1']);
  expect(await credentials.realTimeToken()).toBe('real-time 1');
  expect(call).toHaveBeenCalledTimes(1);
});

test('MD-02 the index-data token is refreshed every expiresIn × 100 milliseconds', async () => {
  const { call, credentials } = numberedService(50);
  credentials.startRefreshing();
  await vi.advanceTimersByTimeAsync(0);
  expect(call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(call).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await credentials.accessToken()).toBe('access 3');
});

test('MD-02 without expiresIn a token is taken to live 3600 seconds: 360 seconds between refreshes', async () => {
  const { call, credentials } = numberedService();
  credentials.startRefreshing();
  await vi.advanceTimersByTimeAsync(359_999);
  expect(call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(call).toHaveBeenCalledTimes(2);
});

test('MD-02 the timer can be stopped, and started anew', async () => {
  const { call, credentials } = numberedService(50);
  credentials.startRefreshing();
  await vi.advanceTimersByTimeAsync(4_000);
  credentials.stopRefreshing();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call).toHaveBeenCalledTimes(1);
  credentials.startRefreshing();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(call).toHaveBeenCalledTimes(2);
  credentials.stopRefreshing();
  expect(vi.getTimerCount()).toBe(0);
});

test('a refresh that fails keeps the token and is tried again at the next turn', async () => {
  const { call, credentials } = numberedService(50);
  credentials.startRefreshing();
  await vi.advanceTimersByTimeAsync(0);
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await credentials.accessToken()).toBe('access 1');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await credentials.accessToken()).toBe('access 2');
});

test('an answer without a token is a failure, and is not held', async () => {
  const { call, credentials } = numberedService(50);
  call.mockResolvedValueOnce(Response.json({}));
  await expect(credentials.realTimeToken()).rejects.toThrow('without a token');
  expect(await credentials.realTimeToken()).toBe('real-time 1');
});
