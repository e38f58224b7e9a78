import { expect, test } from 'vitest';
import { figureName } from './figure-name.ts';

test('returns over several years say that they are annual, and no other figure does', () => {
  const named = (stem: string, window: string | null) => figureName('en-us', { stem, window });
  expect(['1M', '1Y', '3Y', '10Y', 'SinceLaunch'].map((window) => named('return', window))).toEqual(
    ['1M return', '1Y return', '3Y return p.a.', '10Y return p.a.', 'Return since launch'],
  );
  expect(named('volatility', '3Y')).toBe('Volatility 3Y');
});
