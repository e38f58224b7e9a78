import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DownloadFile } from './download-file.ts';
import { xlsxOf } from './write-xlsx.ts';
import { withoutTimes } from './zip-times.ts';

const file: DownloadFile = {
  id: 'A',
  name: 'a',
  about: [{ key: 'name', label: 'Index', value: 'Example' }],
  columns: [
    { key: 'date', header: 'date', type: 'date' },
    { key: 'level', header: 'level', type: 'number' },
  ],
  rows: [['2026-11-20', 1234.5]],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a workbook is the same bytes whenever it is made', async () => {
  vi.setSystemTime('2026-11-20T10:00:00Z');
  const before = await xlsxOf(file);
  vi.setSystemTime('2031-02-03T04:05:06Z');
  const after = await xlsxOf(file);
  expect(Buffer.from(after).equals(Buffer.from(before))).toBe(true);
});

test('what is no archive is refused', () => {
  expect(() => withoutTimes(new Uint8Array(10))).toThrow(RangeError);
  expect(() => withoutTimes(new TextEncoder().encode('x'.repeat(100)))).toThrow(RangeError);
});
