import { expect, test } from 'vitest';
import { figuresAgainstOther, windowFigures } from './figures-of-windows.ts';

test('over a free window days have no decimals, and every other figure has two', () => {
  const decimals = new Map(
    [...windowFigures, ...figuresAgainstOther].map((one) => [one.tag, one.decimals]),
  );
  expect(decimals.get('recoveryDays')).toBe(0);
  decimals.delete('recoveryDays');
  expect(new Set(decimals.values())).toEqual(new Set([2]));
});
