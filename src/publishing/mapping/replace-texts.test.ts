import { expect, test } from 'vitest';
import { prepareReplacements, replaceTexts, unusedTexts } from './replace-texts.ts';

test('the longest text at a place is replaced, what replaces it is not, and all else stays', () => {
  const replacements = prepareReplacements({ Ltd: 'Limited', L: 'l', 'Limited Co': 'never' });
  expect(replaceTexts('Lake Ltd, Ltd Co', replacements)).toBe('lake Limited, Limited Co');
});

test('texts that no value has had are named once a value was read', () => {
  const replacements = prepareReplacements({ '*': '', 'n/a': '' });
  expect(unusedTexts(replacements)).toEqual([]);
  expect(replaceTexts('12*', replacements)).toBe('12');
  expect(unusedTexts(replacements)).toEqual(['n/a']);
});
