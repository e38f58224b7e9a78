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
    let asked = 0;
    const isOver = async () => {
      asked += 1;
      return (await other('192.0.2.1')).isOver;
    };
    await expect.poll(isOver, { interval: 200 }).toBe(true);
    expect(asked).toBeLessThan(40);
  });

  test('count each address, and each kind of request, for itself', async () => {
    const count = (kind: string, visitor: string, requests: number) =>
      sharedCount(thrown.store, kind, 60)?.(visitor, requests);
    expect(await count('page', '192.0.2.3', 7)).toMatchObject({ requests: 7 });
    expect(await count('page', '192.0.2.4', 1)).toMatchObject({ requests: 1 });
    expect(await count('form', '192.0.2.3', 2)).toMatchObject({ requests: 2 });
    expect(await count('page', '192.0.2.3', 1)).toMatchObject({ requests: 8 });
  });

  test('tell each other the seconds until a window ends', async () => {
    const counted = await sharedCount(thrown.store, 'hour', 3600)?.('192.0.2.5', 1);
    expect(counted?.secondsLeft).toBeGreaterThan(3000);
    expect(counted?.secondsLeft).toBeLessThanOrEqual(3600);
  });
});

test('a process whose store is away counts for itself', async () => {
  const count = countRequests({ most: 3, seconds: 60 }, () => Promise.reject(new Error('away')));
  const answers = [];
  for (let asked = 0; asked < 4; asked++) answers.push((await count('192.0.2.1')).isOver);
  expect(answers).toEqual([false, false, false, true]);
});
