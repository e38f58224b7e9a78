import { expect, onTestFinished, test, vi } from 'vitest';
import type { Quote } from '#src/contract/api/market-data.ts';
import { levelChanges } from './level-changes.ts';

const quote = { secId: 'US500', level: 1043.27 } as Quote;
const listener = { changed: () => undefined, ended: () => undefined };

/** Over a service whose answers wait until they are let go. */
function openChanges(bounds: { most?: number; mostOfOne?: number }) {
  const waiting: (() => void)[] = [];
  const service = {
    quote: () => new Promise<Quote>((resolve) => waiting.push(() => resolve(quote))),
    name: async () => 'Harbour US 500',
    version: () => '1',
  };
  const changes = levelChanges(service, bounds);
  onTestFinished(() => changes.close());
  const follow = (visitor: string) => changes.follow('US500', visitor, listener);
  return { follow, letGo: () => waiting.splice(0).forEach((answer) => answer()) };
}

const outcome = (answer: string | (() => void)) => (typeof answer === 'string' ? answer : 'taken');

test('of followers that come at once no more are taken than there may be, however long a quote takes', async () => {
  const { follow, letGo } = openChanges({ most: 2 });
  const coming = ['a', 'b', 'c', 'd', 'e'].map(follow);
  letGo();
  const outcomes = (await Promise.all(coming)).map(outcome);
  expect(outcomes).toEqual(['taken', 'taken', 'all taken', 'all taken', 'all taken']);
});

test('who begins to follow while another release comes is told of it too', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let version = '1';
  const waiting: (() => void)[] = [];
  const changes = levelChanges({
    quote: async (secId) => {
      const level = Number(version);
      if (secId === 'SLOW' && version === '1')
        await new Promise<void>((resolve) => waiting.push(resolve));
      return { ...quote, secId, level };
    },
    name: async () => 'Harbour US 500',
    version: () => version,
  });
  onTestFinished(() => changes.close());
  const received: Quote['level'][] = [];
  await changes.follow('US500', 'a', listener);
  const following = changes.follow('SLOW', 'b', {
    ...listener,
    changed: ({ level }) => void received.push(level),
  });
  version = '2';
  // The one who follows already has it looked at.
  await vi.advanceTimersByTimeAsync(1_000);
  waiting.forEach((answer) => answer());
  await following;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(received).toEqual([1, 2]);
});

test('of one visitor no more are taken than one may have, and whoever leaves makes room once', async () => {
  const { follow, letGo } = openChanges({ most: 5, mostOfOne: 2 });
  const coming = ['a', 'a', 'a', 'b'].map(follow);
  letGo();
  const [first, ...others] = await Promise.all(coming);
  expect(others.map(outcome)).toEqual(['taken', 'too many of one', 'taken']);
  if (typeof first !== 'function') throw new Error('The first was not taken');
  first();
  first();
  const again = ['a', 'a'].map(follow);
  letGo();
  expect((await Promise.all(again)).map(outcome)).toEqual(['taken', 'too many of one']);
});
