import { expect, test } from 'vitest';
import { formatReturn } from '#src/i18n/format.ts';
import { displayed } from './rounded.ts';

test('a return that is given as it is displayed is the one that pages display', () => {
  // 1.005 and 8.345 are less than that in binary fractions.
  expect([1.005, -8.345, 0.374_999_999_999_99].map(displayed)).toEqual([1.01, -8.35, 0.38]);
  expect(formatReturn('en-us', displayed(8.345))).toBe(formatReturn('en-us', 8.345));
});
