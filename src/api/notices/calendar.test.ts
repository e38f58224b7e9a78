import { expect, test } from 'vitest';
import type { ListedNotice } from '#src/contract/api/endpoints/notice-endpoints.ts';
import { calendarOf } from './calendar.ts';

const review: ListedNotice = {
  noticeId: 'review-2026-12',
  title: 'Quarterly review; World, Europe',
  date: '2026-11-06',
  effectiveDate: '2026-12-31',
  type: { value: 'review', label: 'Review' },
};

const calendar = (notices: ListedNotice[]) =>
  calendarOf({
    language: 'ja-jp',
    publicUrl: 'https://indexes.example',
    name: 'Example: Notices',
    notices,
  });

test('a notice is a whole day that ends where the next begins, also at the end of a year', () => {
  const lines = calendar([review]).split('\r\n');
  expect(lines).toContain('UID:review-2026-12@indexes.example');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain(String.raw`SUMMARY:Quarterly review\; World\, Europe`);
  expect(lines).toContain('URL:https://indexes.example/ja-jp/notices/review-2026-12');
});

test('a notice without a day is left out', () => {
  expect(calendar([{ ...review, effectiveDate: null }])).not.toContain('VEVENT');
});

test('no line is longer than 75 bytes, and no character is cut in two', () => {
  const title = '2026年12月の四半期定期見直し'.repeat(8);
  const text = calendar([{ ...review, title }]);
  const lines = text.split('\r\n');
  expect(lines.length).toBeGreaterThan(12);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
