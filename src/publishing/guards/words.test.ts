import { expect, test } from 'vitest';
import { numberText, percentText, signedText, someOf } from './words.ts';

test('guards write numbers, shares and differences with their signs', () => {
  expect([numberText(1010), numberText(0.03124567891)]).toEqual(['1,010', '0.03124568']);
  expect([0.125, -0.5, 0].map(percentText)).toEqual(['+12.5 %', '−50 %', '0 %']);
  expect([0.0312, -2, 0].map(signedText)).toEqual(['+0.0312', '−2', '0']);
});

test('guards name some of many', () => {
  expect(someOf(['AAA', 'BBB'], 2)).toBe('AAA, BBB');
  expect(someOf(['AAA', 'BBB', 'CCC'], 2)).toBe('AAA, BBB and 1 more');
});
