import { expect, onTestFinished, test, vi } from 'vitest';
import type { ApiCall } from './api-client.ts';
import { withTimeout } from './call-timeout.ts';

/** A server that never answers: the call ends by its signal alone. */
const silent: ApiCall = (_path, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

/** The clock of AbortSignal.timeout is not the one that fake timers replace. */
function withClock() {
  const late = new AbortController();
  const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  onTestFinished(() => asked.mockRestore());
  return { late, asked };
}

test('ER-02 a request that nobody answers ends by itself after thirty seconds', async () => {
  const { late, asked } = withClock();
  const answer = withTimeout(silent)('/api/home');
  expect(asked).toHaveBeenCalledExactlyOnceWith(30_000);
  late.abort(new DOMException('late', 'TimeoutError'));
  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('ER-02 its caller may still cancel it before', async () => {
  withClock();
  const own = new AbortController();
  const answer = withTimeout(silent)('/api/home', { signal: own.signal });
  own.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

test('ER-02 an answer in time is given on with what was asked', async () => {
  withClock();
  const call = vi.fn<ApiCall>(async () => new Response('yes'));
  const answer = await withTimeout(call)('/api/home', { headers: { accept: 'x' } });
  expect(await answer.text()).toBe('yes');
  expect(call.mock.calls[0]?.[1]?.headers).toEqual({ accept: 'x' });
});
