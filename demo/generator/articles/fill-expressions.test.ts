import { expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { fillExpressions } from './fill-expressions.ts';
import type { Levels } from './measures.ts';

const series = (perYear: number, points: [string, number][]): Levels => ({
  days: points.map(([iso]) => dayOfIso(iso)!),
  values: points.map(([, value]) => value),
  perYear,
});

const all: Record<string, Levels> = {
  // Falls from 120 to 90, is back at 120 on the last day.
  A: series(252, [
    ['2026-01-05', 100],
    ['2026-01-06', 120],
    ['2026-01-07', 90],
    ['2026-01-08', 108],
    ['2026-01-09', 121],
  ]),
  B: series(252, [
    ['2026-01-05', 50],
    ['2026-01-06', 55],
    ['2026-01-07', 44],
    ['2026-01-08', 48.4],
    ['2026-01-09', 50.82],
  ]),
};
const levels = (fundId: string) => {
  const found = all[fundId];
  if (!found) throw new Error(`no ${fundId}`);
  return found;
};
const fill = (text: string, language: 'en-us' | 'ja-jp' = 'en-us') =>
  fillExpressions(text, language, levels);

test('returns, losses and gains are those between the last levels on or before two dates', () => {
  expect(fill('{{return A 2026-01-06 2026-01-07}}')).toBe('−25.00%');
  expect(fill('{{loss A 2026-01-06 2026-01-07}}, {{gain A 2026-01-05 2026-01-11}}')).toBe(
    '25.00%, 21.00%',
  );
  expect(fill('{{gap A B 2026-01-05 2026-01-06}}')).toBe('10.00');
});

test('a drawdown has its depth, its two dates and the day of recovery, in the language of the text', () => {
  const text =
    '{{drawdown A 2026-01-05 2026-01-09}} {{peak A 2026-01-05 2026-01-09}} {{recovery A 2026-01-05 2026-01-09}}';
  expect(fill(text)).toBe('25.00% 6 Jan 2026 9 Jan 2026');
  expect(fill('{{trough A 2026-01-05 2026-01-09}}', 'ja-jp')).toBe('2026年1月7日');
});

test('volatility, correlation and beta are those of the daily returns', () => {
  // Returns of A: 0.2, −0.25, 0.2, 0.12037; of B: 0.1, −0.2, 0.1, 0.05. Computed apart:
  // standard deviations 0.215030 and 0.143614, covariance 0.030880.
  expect(fill('{{volatility A 2026-01-05 2026-01-09}}')).toBe('341.35%');
  expect(fill('{{correlation A B 2026-01-05 2026-01-09}}')).toBe('1.00');
  expect(fill('{{beta A B 2026-01-05 2026-01-09}}')).toBe('1.50');
});

test('a claim leaves nothing behind when it is so, and ends the generation when it is not', () => {
  expect(fill('It rose.\n{{claim return A 2026-01-05 2026-01-09 > 20}}\nEnd')).toBe(
    'It rose.\nEnd',
  );
  expect(() => fill('{{claim return A 2026-01-05 2026-01-09 > 21.5}}')).toThrow('It is not so');
  expect(() =>
    fill('{{claim return A 2026-01-05 2026-01-06 < return B 2026-01-05 2026-01-06}}'),
  ).toThrow('It is not so');
});

test('a claim tells the day of a peak, and how many days passed until its level was seen again', () => {
  // 6 January to 9 January.
  expect(fill('{{claim wait A 2026-01-05 2026-01-09 = 3}}')).toBe('');
  expect(fill('{{claim peak A 2026-01-05 2026-01-09 = 2026-01-06}}')).toBe('');
  expect(() => fill('{{claim peak A 2026-01-05 2026-01-09 = 2026-01-07}}')).toThrow('It is not so');
  expect(() => fill('{{claim peak A 2026-01-05 2026-01-09 > 2026-01-06}}')).toThrow('It is not so');
});

test('what the levels do not say is refused: an unknown index or measure, a day without levels, a loss that was none', () => {
  expect(() => fill('{{return C 2026-01-05 2026-01-06}}')).toThrow('no C');
  expect(() => fill('{{yield A 2026-01-05 2026-01-06}}')).toThrow('no measure yield');
  expect(() => fill('{{return A 2025-06-01 2026-01-06}}')).toThrow('No level near 2025-06-01');
  expect(() => fill('{{loss A 2026-01-05 2026-01-06}}')).toThrow('the loss is');
});
