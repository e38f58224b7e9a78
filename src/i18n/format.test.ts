import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  directionOf,
  formatBytes,
  formatChange,
  formatCount,
  formatLevel,
  formatNumber,
  formatPercent,
  formatReturn,
  shownChange,
} from './format.ts';
import {
  formatDate,
  formatDayAndMonth,
  formatMonth,
  formatMonthAlone,
  formatYear,
} from './format-date.ts';
import { languageFacts, languages } from '#src/domain/language.ts';

test('I18-03 a level has separators, two decimals and a true minus', () => {
  expect(formatNumber('en-us', 1234567.891)).toBe('1,234,567.89');
  expect(formatNumber('ja-jp', -1234.5)).toBe('−1,234.50');
});

test('I18-03 figures are written as Intl writes them, to the last digit', () => {
  const figure = fc.oneof(
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc
      .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }))
      .map(([digits, decimals]) => Number(`${digits}e-${decimals}`)),
  );
  const language = fc.constantFrom(...languages);
  fc.assert(
    fc.property(figure, fc.integer({ min: 0, max: 6 }), language, (value, decimals, shown) => {
      const written = (signDisplay: 'negative' | 'exceptZero', of: number) =>
        new Intl.NumberFormat(languageFacts[shown].tag, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
          signDisplay,
        })
          .format(of)
          .replace('-', '−');
      expect(formatNumber(shown, value, decimals)).toBe(written('negative', value));
      // A calculated figure is cut to ten significant digits before it is rounded.
      const figureOfTen = Number(value.toPrecision(10));
      expect(formatChange(shown, value, decimals)).toBe(written('exceptZero', figureOfTen));
    }),
    { numRuns: 2000 },
  );
});

test('I18-03 a figure so small that it has an exponent is rounded like any other', () => {
  expect(formatNumber('en-us', 5e-7, 6)).toBe('0.000001');
  expect(formatNumber('en-us', 4.9e-7, 6)).toBe('0.000000');
  expect(formatChange('ja-jp', -5e-7, 6)).toBe('−0.000001');
});

test('I18-03 months are named as Intl names them', () => {
  for (const shown of languages) {
    const names = new Intl.DateTimeFormat(languageFacts[shown].tag, {
      month: 'short',
      timeZone: 'UTC',
    });
    for (let month = 0; month < 12; month++) {
      const day = new Date(Date.UTC(2026, month, 15));
      expect(formatMonthAlone(shown, day.toISOString().slice(0, 10))).toBe(names.format(day));
    }
  }
});

test('a level below ten has four decimals, as exchange rates are quoted', () => {
  expect(formatLevel('en-us', 1234.5)).toBe('1,234.50');
  expect(formatLevel('en-us', 1.0834)).toBe('1.0834');
  expect(formatLevel('ja-jp', null)).toBe('—');
});

test('from ten on, of either sign, a level has two decimals', () => {
  expect(formatLevel('en-us', 10)).toBe('10.00');
  expect(formatLevel('en-us', -12.5)).toBe('−12.50');
  expect(formatLevel('en-us', -9.5)).toBe('−9.5000');
});

test('I18-03 the size of a file has decimal units, and never a thousand of one', () => {
  const sizes = [999, 1000, 84_400, 999_499, 999_500, 1_250_000];
  expect(sizes.map((bytes) => formatBytes('en-us', bytes))).toEqual([
    '999 B',
    '1 kB',
    '84 kB',
    '999 kB',
    '1.0 MB',
    '1.3 MB',
  ]);
});

test('a change shows its sign, and none when it rounds to zero', () => {
  expect(formatChange('en-us', 12.345)).toBe('+12.35');
  expect(formatChange('en-us', -0.001)).toBe('0.00');
  expect(formatNumber('en-us', -0.001)).toBe('0.00');
  expect(formatReturn('ja-jp', -7)).toBe('−7.00%');
});

test('a figure that is missing is a dash, never a zero', () => {
  expect(formatReturn('en-us', null)).toBe('—');
  expect(formatNumber('ja-jp', null)).toBe('—');
});

test('the direction of a change agrees with the figure shown', () => {
  expect(directionOf(-0.004)).toBe('none');
  expect(directionOf(-0.006)).toBe('down');
  expect(directionOf(3)).toBe('up');
  expect(directionOf(null)).toBe('none');
});

test('a count has separators and no decimals', () => {
  expect(formatCount('en-us', 91181)).toBe('91,181');
});

test('I18-03 a date is written as its language writes it', () => {
  expect(formatDate('en-us', '2025-12-31')).toBe('31 Dec 2025');
  expect(formatDate('en-us', '2025-09-05')).toBe('5 Sep 2025');
  expect(formatDate('ja-jp', '2025-12-31')).toBe('2025年12月31日');
  expect(formatDayAndMonth('en-us', '2026-01-02')).toBe('2 Jan');
  expect(formatDayAndMonth('ja-jp', '2026-01-02')).toBe('1月2日');
  expect(formatMonth('en-us', '2026-11-30')).toBe('Nov 2026');
  expect(formatMonth('ja-jp', '2026-11-30')).toBe('2026年11月');
  expect(formatMonthAlone('en-us', '2026-11-30')).toBe('Nov');
  expect(formatMonthAlone('ja-jp', '2026-11-30')).toBe('11月');
  expect(formatYear('en-us', '2026-11-30')).toBe('2026');
  expect(formatYear('ja-jp', '2026-11-30')).toBe('2026年');
});

test('I18-03 a calculated figure that lies on a tie is rounded away from zero, whatever its binary noise', () => {
  // 1,003.75 / 1,000 − 1 is 0.375 %, and 0.374999999999992 in binary.
  const change = (1003.75 / 1000 - 1) * 100;
  expect([formatReturn('en-us', change), formatReturn('en-us', -change)]).toEqual([
    '+0.38%',
    '−0.38%',
  ]);
  expect(formatPercent('ja-jp', change)).toBe('0.38%');
  expect(directionOf((1.00005 - 1) * 100)).toBe('up');
  expect(directionOf(0.004999)).toBe('none');
});

test('I18-03 a small level is shown with four significant digits', () => {
  expect([0.000_123_456, 0.05, 1.5, 9.99, 10].map((level) => formatLevel('en-us', level))).toEqual([
    '0.0001235',
    '0.05000',
    '1.5000',
    '9.9900',
    '10.00',
  ]);
});

test('the change of a level is written in its unit; its direction is that of the written digits', () => {
  const points = (value: number, level: number, decimals?: number) =>
    shownChange('en-us', { value, unit: 'points', level }, decimals);
  expect(points(-0.48 - -0.5, -0.48)).toEqual({ text: '+0.0200', direction: 'up' });
  expect(points(-1.5, 18.5)).toEqual({ text: '−1.50', direction: 'down' });
  expect(points(0.003, 18.5)).toEqual({ text: '0.00', direction: 'none' });
  expect(points(0.003, 0.412)).toEqual({ text: '+0.0030', direction: 'up' });
  expect(points(0.02, -0.48, 2).text).toBe('+0.02');
  const percent = { value: 0.375, unit: 'percent', level: 1 } as const;
  expect(shownChange('ja-jp', percent, 6)).toEqual({ text: '+0.38%', direction: 'up' });
  expect(shownChange('en-us', null)).toEqual({ text: '—', direction: 'none' });
});
