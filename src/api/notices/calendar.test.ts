import { expect, test } from 'vitest';
import { calendarOf, type CalendarEvent } from './calendar.ts';

const review: CalendarEvent = {
  uid: 'review-2026-12@indexes.example',
  at: '2026-12-31',
  title: 'Quarterly review; World, Europe',
  description: 'One\n\nTwo',
  url: 'https://indexes.example/ja-jp/notices/review-2026-12',
  sequence: 2,
  changed: '2026-11-20T21:30:05.250Z',
};

const calendar = (...events: CalendarEvent[]) => calendarOf({ name: 'Example: Notices', events });

test('an event of a day takes all of it, also at the end of a year, and says what it is and how often it changed', () => {
  const lines = calendar(review).split('\r\n');
  expect(lines.slice(4, -2)).toEqual([
    'BEGIN:VEVENT',
    'UID:review-2026-12@indexes.example',
    'DTSTAMP:20261120T213005Z',
    'LAST-MODIFIED:20261120T213005Z',
    'SEQUENCE:2',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    String.raw`SUMMARY:Quarterly review\; World\, Europe`,
    String.raw`DESCRIPTION:One\n\nTwo`,
    'URL:https://indexes.example/ja-jp/notices/review-2026-12',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
});

test('an event of a moment is at that moment', () => {
  const at = '2026-11-25T22:30:00.000Z';
  expect(calendar({ ...review, at, changed: '2026-11-24' })).toContain(
    [
      'DTSTAMP:20261124T000000Z',
      'LAST-MODIFIED:20261124T000000Z',
      'SEQUENCE:2',
      'DTSTART:20261125T223000Z',
      'SUMMARY',
    ].join('\r\n'),
  );
});

test('no line is longer than 75 bytes, and no character is cut in two', () => {
  const title = '2026年12月の四半期定期見直し'.repeat(8);
  const text = calendar({ ...review, title });
  const lines = text.split('\r\n');
  expect(lines.length).toBeGreaterThan(12);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
