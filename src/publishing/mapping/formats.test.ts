import { expect, test } from 'vitest';
import { isoOfDay } from '#src/domain/day.ts';
import { dateReader, readIsoDate } from './date-format.ts';
import { readNumber } from './number-style.ts';

test.each([
  ['M/D/YYYY', '1/4/1999', '1999-01-04'],
  ['M/D/YYYY', '12/31/1999', '1999-12-31'],
  ['M/D/YYYY', '31/12/1999', null],
  ['D.M.YYYY', '31.12.1999', '1999-12-31'],
  ['DD.MM.YYYY', '1.12.1999', null],
  ['YYYYMM', '202402', '2024-02-29'],
  ['YYYYMM', '202613', null],
  ['YYYYMMDD', '20240229', '2024-02-29'],
  ['YYYY年M月D日', '2026年11月20日', '2026-11-20'],
  ['YYYY年M月', '2025年2月', '2025-02-28'],
])('%s reads %s as %s', (format, text, expected) => {
  const day = dateReader(format)?.(text) ?? null;
  expect(day === null ? null : isoOfDay(day)).toBe(expected);
});

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20T16:00:00+09:00', '2026-11-20'],
  ['2026-11-20 00:00:00', '2026-11-20'],
  ['2026-02-29', null],
  ['2026-11-20x', null],
])('an ISO date may have a time behind it: %s', (text, expected) => {
  const day = readIsoDate(text);
  expect(day === null ? null : isoOfDay(day)).toBe(expected);
});

test('a format without a year or a month is none', () => {
  expect(dateReader('D/M')).toBeNull();
  expect(dateReader('YYYY')).toBeNull();
});

test.each([
  ['1234.56', '1234.56', 1234.56],
  ['1234.56', '-.5', -0.5],
  ['1234.56', '−3', -3],
  ['1234.56', '1e-3', 0.001],
  ['1234.56', '5.4 %', 5.4],
  ['1234.56', '1,234', null],
  ['1234.56', '', null],
  ['1,234.56', '1,234.56', 1234.56],
  ['1,234.56', '12,345,678', 12_345_678],
  ['1,234.56', '1234.5', 1234.5],
  ['1,234.56', '1,23.5', null],
  ['1.234,56', '1.234,56', 1234.56],
  ['1.234,56', '99,5', 99.5],
  ['1.234,56', '1,234.56', null],
  ['1 234,56', '1 234,56', 1234.56],
  ['1 234,56', '1\u202f234\u00a0567,8', 1_234_567.8],
] as const)('in the style of %s, "%s" is %s', (style, text, expected) => {
  expect(readNumber(text, style)).toBe(expected);
});
