import { expect, test } from 'vitest';
import { ticksBeside } from './value-labels.ts';

const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => ({ share }));
const placesBeside = (...ends: number[]) =>
  ticksBeside(
    ticks,
    ends.map((share) => ({ share })),
    0.06,
  ).map(({ share }) => share);

test('ID-02 ticks away from the last values keep their labels', () => {
  expect(placesBeside(0.4)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  // Labels may touch.
  expect(ticksBeside([{ share: 0.5 }], [{ share: 0.4375 }], 0.0625)).toHaveLength(1);
});

test('ID-02 a tick beside a last value has no label, rather than one in another place', () => {
  expect(placesBeside(0.48)).toEqual([0, 0.25, 0.75, 1]);
  expect(placesBeside(0.02, 0.97)).toEqual([0.25, 0.5, 0.75]);
});
