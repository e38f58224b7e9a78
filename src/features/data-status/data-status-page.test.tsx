import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-of.ts';
import { dataStatusExamples } from './data-status.examples.tsx';
import { DataStatusPage } from './data-status-page.tsx';

const [complete, withoutCalendar, failing] = dataStatusExamples.map(({ data }) => data);
const htmlOf = (data = complete!) =>
  renderToStaticMarkup(<DataStatusPage language="en-us" data={data} />);

test('the release, its moment and how far its levels go are told, few indexes by name', () => {
  const text = textOf(htmlOf());
  expect(text).toContain(
    'Release 12 Label November review Published 20 Nov 2026, 22:10 UTC Indexes 475 Live, with levels 463',
  );
  expect(text).toContain('Monthly 30 Oct 2026 30 Nov 2026 11 Dec 2999, 22:30 UTC 21');
  expect(text).toContain(
    'Daily 18 Nov 2026 19 Nov 2026 19 Nov 2026, 22:30 UTC 2 Example World NTR USD Example Asia Pacific PR JPY',
  );
  expect(htmlOf()).toContain('href="/indexes/screener/all-asset-types/ASIA"');
  expect(text).toContain('All 312 groups (JSON)');
});

test('what is late is left to the clock of the reader: the page is the same whenever it is made', () => {
  expect(textOf(htmlOf())).not.toMatch(/\bLate\b/);
});

test('releases say which is shown and which was withdrawn', () => {
  const text = textOf(htmlOf());
  expect(text).toContain('12 November review 20 Nov 2026, 22:10 UTC 3 Shown now');
  expect(text).toContain('11 19 Nov 2026, 22:12 UTC 3 Withdrawn');
  expect(text).toContain('10 2026-11-18 18 Nov 2026, 22:09 UTC 2 Earlier');
});

test('the rules of figures are listed with the day from which each held, the newest first', () => {
  const table = /<section[^>]* id="rules".*?<\/section>/s.exec(htmlOf())?.[0] ?? '';
  const rows = [...table.matchAll(/<tr[^>]*>.*?<\/tr>/gs)].map(([row]) => textOf(row));
  expect(rows.slice(1).map((row) => row.slice(0, 24))).toEqual([
    '5 27 Nov 2026 Lists and ',
    '4 26 Nov 2026 Windows of',
    '3 24 Nov 2026 Added: mon',
    '2 24 Nov 2026 Periods go',
    '1 20 Nov 2026 The first ',
  ]);
});

test('what was corrected is told by the ledger, which leads on to all of it and to the notices', () => {
  const text = textOf(htmlOf());
  expect(text).toContain(
    'Example World NTR USD 29 Oct 2026 1,010.50 1,010.25 A late dividend 18 Nov 2026',
  );
  expect(text).toContain('All 6 corrections');
  expect(htmlOf()).toContain('href="/corrections"');
  expect(htmlOf()).toContain('href="/notices?type=correction"');
});

test('without a calendar no column is empty, and that nothing was corrected is said', () => {
  const text = textOf(htmlOf(withoutCalendar));
  expect(text).toContain('When the next are due has not been announced.');
  expect(text).not.toMatch(/Next level|Due by/);
  expect(text).toContain('No published level was corrected or withdrawn.');
  // Nor does a link lead to an empty list.
  expect(htmlOf(withoutCalendar)).not.toContain('/notices?type=correction');
});

test('ID-08 a part that cannot be loaded fails alone', () => {
  const text = textOf(htmlOf(failing));
  expect(text.match(/We seem to have encountered a problem/g)).toHaveLength(3);
  expect(text).toContain('Release 12');
});
