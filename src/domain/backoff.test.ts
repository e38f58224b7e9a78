import { expect, test } from 'vitest';
import { waitAfter, waitsBetweenRestarts } from './backoff.ts';

const backoff = { first: 1_000, longest: 60_000 };

test('the wait doubles with each failure, up to the longest', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 5_000].map((failures) => waitAfter(failures, 0, backoff));
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
});

test('chance takes off at most half', () => {
  expect(waitAfter(3, 0.5, backoff)).toBe(3_000);
  expect(waitAfter(3, 1, backoff)).toBe(2_000);
});

test('a process that ends again and again waits longer each time, and as long as at first after a minute that went well', () => {
  const waitFor = waitsBetweenRestarts({ first: 500, longest: 30_000 });
  const waits = [10, 60_000, 10, 60_001, 10].map((ranFor) => waitFor(ranFor, 0));
  expect(waits).toEqual([500, 1_000, 2_000, 500, 1_000]);
});
