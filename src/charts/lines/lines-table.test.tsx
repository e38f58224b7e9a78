import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withPlainDates } from '../../../tests/support/text-of.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { lastDayOfMonth, monthOf } from '#src/domain/levels/calendar.ts';
import { LinesTable } from './lines-table.tsx';
import type { NamedLine } from './lines-layout.ts';

type Line = Pick<NamedLine, 'name' | 'series'>;

const lineOf = (
  name: string,
  days: Int32Array<ArrayBuffer>,
  levelAt: (i: number) => number,
): Line => ({
  name,
  series: { days, values: Float64Array.from(days, (_, i) => levelAt(i)) },
});

/** The name of the table, and its rows below the heading. */
function tableOf(lines: readonly Line[]) {
  const html = renderToStaticMarkup(
    <LinesTable language="en-us" title="Levels" lines={lines} values="levels" />,
  );
  const [, name = ''] = /<summary[^>]*>(.*?)<\/summary>/s.exec(html) ?? [];
  const [, body = ''] = /<tbody>(.*?)<\/tbody>/s.exec(html) ?? [];
  const rows = Array.from(body.matchAll(/<tr>(.*?)<\/tr>/g), ([, row = '']) => plain(row));
  return { name, rows };
}

const plain = (html: string) =>
  withPlainDates(html)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const begin = dayOfIso('2015-01-28') ?? 0;

test('IN-02 a table of month-ends has each month once, each value with its day where that is another', () => {
  const daily = lineOf(
    'Daily',
    Int32Array.from({ length: 4290 }, (_, i) => begin + i),
    (i) => 100 + i / 100,
  );
  const monthly = lineOf(
    'Monthly',
    Int32Array.from({ length: 141 }, (_, i) => dayOfIso(dateOf28th(i)) ?? 0),
    (i) => 100 + i,
  );
  const { name, rows } = tableOf([daily, monthly]);
  expect(name).toBe('The same levels as a table, at the ends of months');
  expect(rows.slice(0, 3)).toEqual([
    '26 Oct 2026 142.89 —',
    '30 Sep 2026 142.63 On 28 Sep 2026 240.00',
    '31 Aug 2026 142.33 On 28 Aug 2026 239.00',
  ]);
  expect(rows.at(-1)).toBe('28 Jan 2015 100.00 100.00');
  const months = rows.slice(0, -1).map((row) => row.split(' ').slice(1, 3).join(' '));
  expect(new Set(months).size).toBe(months.length);
});

const dateOf28th = (month: number) =>
  new Date(Date.UTC(2015, month, 28)).toISOString().slice(0, 10);

test.each([
  { years: 12, levels: '', rows: 144, second: '30 Nov 1911' },
  { years: 13, levels: ', at the ends of quarters', rows: 53, second: '30 Sep 1912' },
  { years: 50, levels: ', at the ends of years', rows: 51, second: '31 Dec 1948' },
])('IN-02 a table over $years years of months can be read', ({ years, levels, rows, second }) => {
  const first = monthOf(dayOfIso('1900-01-31') ?? 0);
  const days = Int32Array.from({ length: years * 12 }, (_, i) => lastDayOfMonth(first + i));
  const table = tableOf([lineOf('Long', days, (i) => 100 + i)]);
  expect(table.name).toBe(`The same levels as a table${levels}`);
  expect(table.rows).toHaveLength(rows);
  expect(table.rows[1]).toMatch(new RegExp(`^${second} `));
  expect(table.rows.at(-1)).toBe('31 Jan 1900 100.00');
});

test('IN-02 a table of ten lines has no more values than one can read', () => {
  const first = monthOf(dayOfIso('1990-01-31') ?? 0);
  const days = Int32Array.from({ length: 25 * 12 }, (_, i) => lastDayOfMonth(first + i));
  const lines = (number: number) =>
    Array.from({ length: number }, (_, at) => lineOf(`Line ${at}`, days, (i) => 100 + i));
  const [four, ten] = [tableOf(lines(4)), tableOf(lines(10))];
  expect(four.name).toBe('The same levels as a table, at the ends of quarters');
  expect(four.rows).toHaveLength(101);
  expect(ten.name).toBe('The same levels as a table, at the ends of years');
  expect(ten.rows).toHaveLength(26);
  expect(ten.rows.at(-1)).toMatch(/^31 Jan 1990( 100\.00){10}$/);
});
