import { dayOfIso, isoOfDay } from '#src/domain/day.ts';

/** An event of one day or one moment. */
export type CalendarEvent = {
  /** Identifies the event permanently. */
  uid: string;
  /** An ISO day for an event of the whole day, or an ISO timestamp. */
  at: string;
  title: string;
  description: string;
  url: string;
  /** Rises with every change. */
  sequence: number;
  /** ISO day or timestamp of its last change. */
  changed: string;
};

type Calendar = { name: string; events: readonly CalendarEvent[] };

/** iCalendar folds lines after 75 bytes (RFC 5545, 3.1). */
const longestLine = 74;

/** A calendar has at least one component (RFC 5545, 3.6): without events that is the time zone of its moments. */
const utc = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Events as iCalendar (RFC 5545). */
export function calendarOf({ name, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//Notices//EN`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...(events.length === 0 ? utc : events.flatMap(linesOf)),
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
}

function linesOf({ uid, at, title, description, url, sequence, changed }: CalendarEvent): string[] {
  const day = dayOfIso(at);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${moment(changed)}`,
    `LAST-MODIFIED:${moment(changed)}`,
    `SEQUENCE:${sequence}`,
    ...(day === null
      ? [`DTSTART:${moment(at)}`]
      : [
          `DTSTART;VALUE=DATE:${compact(isoOfDay(day))}`,
          `DTEND;VALUE=DATE:${compact(isoOfDay(day + 1))}`,
        ]),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const compact = (iso: string) => iso.replaceAll(/[-:]/g, '');

const moment = (iso: string) =>
  iso.length === 10
    ? `${compact(iso)}T000000Z`
    : `${compact(new Date(iso).toISOString().slice(0, 19))}Z`;

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
