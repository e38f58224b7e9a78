import { expect, test } from 'vitest';
import { workingMessages } from './en-us/figures/figure-working.ts';

test('one observation is not called observations', () => {
  const of = (count: string) => workingMessages.observationsOf(count, '27 Nov 2025', '27 Nov 2026');
  expect(of('1')).toBe('It is made of 1 observation from 27 Nov 2025 to 27 Nov 2026.');
  expect(of('12')).toBe('It is made of 12 observations from 27 Nov 2025 to 27 Nov 2026.');
});
