import { expect, test } from 'vitest';
import { shortcutOf } from './shortcut-of.ts';

const plain = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
};
const of = (key: string, changes: Partial<typeof plain> = {}) =>
  shortcutOf({ key, ...plain, ...changes }, null);

test('a single key asks for what the list of keys says', () => {
  expect(['/', '?', 'ArrowDown', 'ArrowLeft'].map((key) => of(key))).toEqual([
    'search',
    'help',
    'move',
    'move',
  ]);
  expect(['a', 'Enter', ' ', 'Home', 'Escape', 'Tab'].map((key) => of(key))).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});

test('keys of the browser and of screen readers, with others held, are theirs', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'isComposing', 'defaultPrevented']) {
    expect([held, of('/', { [held]: true }), of('ArrowDown', { [held]: true })]).toEqual([
      held,
      null,
      null,
    ]);
  }
});
