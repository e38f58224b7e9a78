import { expect, test } from 'vitest';
import { activeState } from './active-entry.ts';

test('LY-08 the first entry is active only on its exact path', () => {
  expect(activeState('/indexes', '/indexes', true)).toBe('page');
  expect(activeState('/indexes', '/indexes/screener', true)).toBeUndefined();
});

test('LY-08 the other entries are active on their prefix', () => {
  expect(activeState('/indexes/screener', '/indexes/screener', false)).toBe('page');
  expect(activeState('/indexes/screener', '/indexes/screener/equity', false)).toBe('true');
  expect(activeState('/indexes/screener?currency=USD', '/indexes/screener', false)).toBe('page');
});

test('a path that only begins with the same letters is another page', () => {
  expect(activeState('/page/esg', '/page/esg-research', false)).toBeUndefined();
});
