import { expect, test } from 'vitest';
import { ownTexts } from './own-texts.ts';

test('a text of the provider has at most 2,000 characters', () => {
  const takes = (length: number) =>
    ownTexts.safeParse({ 'shellMessages.menu': 'x'.repeat(length) }).success;
  expect([0, 1, 2000, 2001].map(takes)).toEqual([false, true, true, false]);
});
