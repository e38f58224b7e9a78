import type { ListedNotice } from '#src/contract/api/endpoints/notice-endpoints.ts';
import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { localPath, pages } from '#src/urls.ts';

type Calendar = {
  language: Language;
  publicUrl: string;
  name: string;
  notices: readonly ListedNotice[];
};

/** Lines of iCalendar end after 75 bytes and go on after a space (RFC 5545, 3.1). */
const longestLine = 74;

/** Notices that take effect on a day, as a calendar of whole days (RFC 5545). */
export function calendarOf({ language, publicUrl, name, notices }: Calendar): string {
  const host = new URL(publicUrl).host;
  const events = notices.flatMap(({ noticeId, title, date, effectiveDate }) => {
    const day = dayOfIso(effectiveDate ?? '');
    if (day === null) return [];
    return [
      'BEGIN:VEVENT',
      `UID:${noticeId}@${host}`,
      `DTSTAMP:${compact(date)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(isoOfDay(day))}`,
      `DTEND;VALUE=DATE:${compact(isoOfDay(day + 1))}`,
      `SUMMARY:${escaped(title)}`,
      `URL:${publicUrl}${localPath(language, pages.notice(noticeId))}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//Notices//EN`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...events,
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}

const compact = (iso: string) => iso.replaceAll('-', '');

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', '\\n');

function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > longestLine) {
      parts.push(part);
      part = '';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
