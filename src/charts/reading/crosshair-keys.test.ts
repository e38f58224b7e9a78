import { expect, test } from 'vitest';
import { positionAfterKey } from './crosshair-keys.ts';

const stretch = { from: 100, to: 200 };

test.each([
  ['ArrowLeft', null, 199],
  ['ArrowRight', 150, 151],
  ['ArrowUp', 150, 151],
  ['ArrowDown', 150, 149],
  ['PageDown', 150, 140],
  ['PageUp', 150, 160],
  ['Home', 150, 100],
  ['End', 150, 200],
  ['ArrowRight', 200, 200],
  ['PageDown', 103, 100],
  ['Escape', 150, null],
] as const)('ID-02 %s moves the crosshair from %s to %s', (key, position, next) => {
  expect(positionAfterKey(key, position, stretch)).toBe(next);
});

test('ID-02 other keys are left to the page', () => {
  expect(positionAfterKey('Tab', 150, stretch)).toBeUndefined();
  expect(positionAfterKey('a', null, stretch)).toBeUndefined();
});
