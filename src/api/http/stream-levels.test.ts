import { expect, onTestFinished, test, vi } from 'vitest';
import { streamLevels } from './stream-levels.ts';

test('a stream without news speaks every twenty seconds, so that no proxy closes it, and ends in time', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const stop = vi.fn<() => void>();
  const changes = { follow: () => Promise.resolve(stop), close: () => undefined };
  const { body, headers } = await streamLevels(changes, {
    secId: 'A',
    visitor: 'a',
    endsIn: 59_000,
  });
  // A proxy that collects answers would hold each level back until many have come.
  expect(headers.get('X-Accel-Buffering')).toBe('no');
  const heard: string[] = [];
  const ended = body!
    .pipeThrough(new TextDecoderStream())
    .pipeTo(new WritableStream({ write: (text) => void heard.push(text) }));
  await vi.advanceTimersByTimeAsync(19_999);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual([': still here\n\n']);
  await vi.advanceTimersByTimeAsync(39_000);
  await ended;
  expect(heard).toHaveLength(2);
  expect(stop).toHaveBeenCalledOnce();
});
