import { expect, test } from 'vitest';
import { tickTextOf } from './tick-text.ts';

const written = (unit: 'percent' | 'ratio', isSigned: boolean, values: number[]) => {
  const ticks = values.map((value) => ({ value }));
  return values.map(tickTextOf('en-us', { unit, isSigned }, ticks));
};

test('ticks have the decimals of their step, and all the same', () => {
  expect(written('percent', false, [0, 5, 10])).toEqual(['0%', '5%', '10%']);
  expect(written('percent', true, [-10, 0, 10])).toEqual(['−10%', '0%', '+10%']);
  expect(written('ratio', false, [0, 0.5, 1])).toEqual(['0.0', '0.5', '1.0']);
  expect(written('ratio', false, [0, 0.1, 0.2, 0.1 + 0.2])).toEqual(['0.0', '0.1', '0.2', '0.3']);
});
