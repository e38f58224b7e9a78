import { expect, test } from 'vitest';
import { stepOf } from './grid-keys.ts';

const size = { rows: 4, columns: 3 };
const step = (key: string, row: number, column: number, ctrlKey = false) =>
  stepOf({ key, ctrlKey }, { row, column }, size);

test('arrow keys move by one cell and stop at the edges', () => {
  expect(step('ArrowDown', 1, 1)).toEqual({ row: 2, column: 1 });
  expect(step('ArrowDown', 3, 1)).toEqual({ row: 3, column: 1 });
  expect(step('ArrowUp', 0, 2)).toEqual({ row: 0, column: 2 });
  expect(step('ArrowRight', 1, 2)).toEqual({ row: 1, column: 2 });
  expect(step('ArrowLeft', 1, 2)).toEqual({ row: 1, column: 1 });
});

test('Home and End lead to the ends of the row, with Ctrl of the table', () => {
  expect(step('Home', 2, 2)).toEqual({ row: 2, column: 0 });
  expect(step('End', 2, 0)).toEqual({ row: 2, column: 2 });
  expect(step('Home', 2, 2, true)).toEqual({ row: 0, column: 0 });
  expect(step('End', 0, 0, true)).toEqual({ row: 3, column: 2 });
  expect(step('a', 1, 1)).toBeNull();
});
