import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countRequests } from './count-requests.ts';
import { copiedStore, engines, type ThrowawayStore } from '../../../tests/support/stores.ts';
import { sharedCount } from '#src/store/request-counts.ts';

describe.skipIf(!engines.includes('postgres'))('several processes on one PostgreSQL', () => {
  let thrown: ThrowawayStore;
  beforeAll(async () => {
    thrown = await copiedStore('postgres');
  });
  afterAll(() => thrown.remove());

  const counter = (kind: string) =>
    countRequests({ most: 40, seconds: 60 }, sharedCount(thrown.store, kind, 60));

  test('have one limit for an address together', async () => {
    const [one, other] = [counter('request'), counter('request')];
    for (let asked = 0; asked < 40; asked++) await one('192.0.2.1');
    // What they tell each other goes beside the requests; alone the other would count to 40 by itself.
    await expect.poll(async () => (await other('192.0.2.1')).isOver, { interval: 200 }).toBe(true);
    expect((await other('192.0.2.2')).isOver).toBe(false);
    expect((await counter('form')('192.0.2.1')).isOver).toBe(false);
  });
});

test('a process whose store is away counts for itself', async () => {
  const count = countRequests({ most: 3, seconds: 60 }, () => Promise.reject(new Error('away')));
  const answers = [];
  for (let asked = 0; asked < 4; asked++) answers.push((await count('192.0.2.1')).isOver);
  expect(answers).toEqual([false, false, false, true]);
});
