import { expect, test } from 'vitest';
import { fittedLines, shortened } from './fitted-lines.ts';

test('parts stand on one line where they fit, and each begins a new one where it does not', () => {
  const parts = ['Level', null, 'Net total return', 'USD', '4.1% below its high'];
  expect(fittedLines(parts, 40)).toEqual(['Level · Net total return · USD · 4.1% below its high']);
  expect(fittedLines(parts, 20)).toEqual(['Level · Net total return · USD', '4.1% below its high']);
  expect(fittedLines([null], 20)).toEqual([]);
});

test('a part that is wider than a line is broken between words, and between Japanese letters', () => {
  expect(fittedLines(['Plumbline World Climate Transition'], 12)).toEqual([
    'Plumbline World',
    'Climate Transition',
  ]);
  expect(fittedLines(['最高値を4.1%下回る'], 6)).toEqual(['最高値を', '4.1%下回る']);
  expect(fittedLines(['ボラティリティ（3年）。'], 8)).toEqual(['ボラティリティ', '（3年）。']);
  expect(fittedLines(['最高値（円）'], 5.2)).toEqual(['最高値', '（円）']);
  expect(fittedLines(['Supercalifragilistic'], 3)).toEqual(['Supercalifragilistic']);
});

test('a name that is wider than its room ends with an ellipsis', () => {
  expect(shortened('Information Technology', 20)).toBe('Information Technology');
  expect(shortened('Information Technology', 7)).toBe('Information…');
  expect(shortened('情報技術', 3)).toBe('情報…');
});
