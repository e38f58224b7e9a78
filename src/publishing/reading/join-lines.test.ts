import { expect, test } from 'vitest';
import { joinAllLines, joinLines } from './join-lines.ts';

test('a line end between Japanese characters leaves no space, one beside Latin letters does', () => {
  expect(joinLines('指数値は すべて、\n架空です。 （例示）')).toBe(
    '指数値はすべて、架空です。（例示）',
  );
  expect(joinLines('指数の NTR と TR')).toBe('指数の NTR と TR');
  expect(joinLines('two words')).toBe('two words');
});

test('texts are joined wherever they stand', () => {
  const read = { title: '一 つ', cards: [{ size: 2, text: '二 つ' }], none: null };
  expect(joinAllLines(read)).toEqual({
    title: '一つ',
    cards: [{ size: 2, text: '二つ' }],
    none: null,
  });
});
