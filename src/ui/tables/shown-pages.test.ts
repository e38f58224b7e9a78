import { expect, test } from 'vitest';
import { shownPages } from './shown-pages.ts';

test('first, last, the current page and its neighbours are named', () => {
  expect(shownPages(50, 100)).toEqual([1, 49, 50, 51, 100]);
  expect(shownPages(1, 100)).toEqual([1, 2, 100]);
});

test('a gap is never a single page', () => {
  expect(shownPages(4, 100)).toEqual([1, 2, 3, 4, 5, 100]);
  expect(shownPages(97, 100)).toEqual([1, 96, 97, 98, 99, 100]);
});

test('a short list names every page it has', () => {
  expect(shownPages(2, 3)).toEqual([1, 2, 3]);
});
