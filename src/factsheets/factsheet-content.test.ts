import { expect, test } from 'vitest';
import { printLook } from '#src/brand/print-look.ts';
import { exampleFigures, noFigures } from '#src/features/index-page/index-figures.example-data.ts';
import {
  exampleConstituents,
  exampleDetails,
} from '#src/features/index-page/index-page.example-data.ts';
import { factsheetContent } from './factsheet-content.ts';

/** What a factsheet says of an index that nothing else is known of than what is given. */
const contentOf = (data: Partial<Parameters<typeof factsheetContent>[0]>) =>
  factsheetContent({
    language: 'en-us',
    details: exampleDetails(),
    figures: noFigures,
    prices: null,
    constituents: exampleConstituents(0),
    benchmark: null,
    paper: 'a4',
    provider: { name: 'Example Indexes', notice: null },
    look: printLook(null),
    release: { number: 1, published: '2026-11-20T21:00:00.000Z' },
    address: 'https://indexes.example/indexes/details/WORLD_NTR_USD',
    ...data,
  });

test.each(['en-us', 'ja-jp'] as const)(
  'I18-01 words keep their spaces in the legal text of a factsheet (%s)',
  (language) => {
    const legalDisclaimer =
      'Past performance\nis no guarantee.\n\nTOPIX と S&P 500 は\u3000商標です。';
    const { important } = contentOf({ language, details: exampleDetails({ legalDisclaimer }) });
    expect(important.paragraphs).toEqual([
      'Past performance is no guarantee.',
      'TOPIX と S&P 500 は\u3000商標です。',
    ]);
  },
);

test('members have no column of what the provider says of none', () => {
  const all = exampleConstituents();
  const headings = (kinds: { sector?: null; country?: null }) => {
    const constituents = all.constituents.map((one) => ({ ...one, ...kinds }));
    return contentOf({ constituents: { ...all, constituents } }).members?.table.header;
  };
  expect(headings({})).toEqual(['Constituent', 'Sector', 'Country', 'Weight']);
  expect(headings({ sector: null })).toEqual(['Constituent', 'Country', 'Weight']);
  expect(headings({ sector: null, country: null })).toEqual(['Constituent', 'Weight']);
});

test('classes beyond the eighth are one row, beside the benchmark where it is published', () => {
  const all = exampleConstituents();
  const sectors = Array.from({ length: 10 }, (_, at) => ({
    name: `Sector ${at + 1}`,
    weight: 19 - 2 * at,
    count: 1,
  }));
  const constituents = { ...all, breakdowns: { ...all.breakdowns, sectors, countries: null } };
  const lastRow = (benchmark: { name: string; asOfDate: string } | null) => {
    const beside = benchmark && { ...benchmark, breakdowns: constituents.breakdowns };
    const { classes } = contentOf({ constituents, benchmark: beside });
    expect(classes.map(({ rows }) => rows.length)).toEqual([9]);
    return classes[0]!.rows[8];
  };
  // The ninth and the tenth weigh 3 and 1, the first 19.
  expect(lastRow(null)).toEqual({ cells: ['Others', '4.00'], bar: 4 / 19, tick: null });
  expect(lastRow({ name: 'All', asOfDate: '2026-10-30' })).toEqual({
    cells: ['Others', '4.00', '4.00'],
    bar: 4 / 19,
    tick: 4 / 19,
  });
  const nine = { ...constituents.breakdowns, sectors: sectors.slice(0, 9) };
  const { classes } = contentOf({ constituents: { ...constituents, breakdowns: nine } });
  expect(classes[0]!.rows[8]?.cells).toEqual(['Others', '3.00']);
});

test('the facts say when an index ended, and what follows it', () => {
  const facts = (details: Parameters<typeof exampleDetails>[0]) =>
    contentOf({ details: exampleDetails(details) }).facts.rows.map((fact) => fact.join(': '));
  const ended = { ceasedOn: '2024-05-31', successorFundId: 'NEXT', successorName: 'The next one' };
  expect(facts({ ...ended, hasCeased: true })).toEqual(
    expect.arrayContaining(['Ceased on: 31 May 2024', 'Successor: The next one']),
  );
  expect(facts({ ceasedOn: '2027-05-31' })).toContain('Ceases on: 31 May 2027');
  expect(facts({}).join()).not.toMatch(/Cease|Successor/);
});

test('the first public level of a withheld history is not called the first value', () => {
  const facts = (historyFrom: string | null) => {
    const { entitlements } = exampleDetails();
    const details = exampleDetails({ entitlements: { ...entitlements, historyFrom } });
    return contentOf({ details }).facts.rows.map(([name]) => name);
  };
  expect(facts(null)).toContain('First value date');
  expect(facts('2023-06-01')).not.toContain('First value date');
});

test('each dash on the sheet has its reason among the notes, and where there is none nothing is said of dashes', () => {
  const { periodReturns, risk, drawdowns, calendarYears } = exampleFigures();
  const noteOf = (given: Parameters<typeof exampleFigures>[0]) =>
    contentOf({ figures: { ...noFigures, ...given } }).returns?.note;
  const whole = periodReturns.filter(({ value }) => value !== null);
  expect(noteOf({ periodReturns: whole })).not.toContain('—');
  const [first, ...others] = whole;
  const short = { ...first!, value: null, missing: 'too-short' } as const;
  expect(noteOf({ periodReturns: [short, ...others] })).toContain(
    'A dash (—) means: the published history is too short.',
  );
  // A figure of another window is missing in a row of the table; one of no window has no row.
  const [volatility] = risk.filter(({ figure }) => figure === 'volatility');
  const missing = { ...volatility!, window: '10Y', value: null, missing: 'gap' } as const;
  expect(noteOf({ periodReturns: whole, risk: [volatility!, missing] })).toContain(
    'A dash (—) means: a level is missing where one is needed.',
  );
  expect(noteOf({ periodReturns: whole, risk: [missing] })).not.toContain('—');
  const [drawdown] = drawdowns;
  const none = { ...drawdown!, depth: 0, peak: null, trough: null, recovery: null };
  expect(noteOf({ periodReturns: whole, drawdowns: [none] })).toContain(
    'A dash (—) means: the level never fell in the window.',
  );
  const [year] = calendarYears;
  const months = [1, ...Array<null>(11).fill(null)];
  const missingMonths = [null, 'gap', ...Array<null>(10).fill(null)] as const;
  const holed = { ...year!, months, missingMonths: [...missingMonths] };
  expect(noteOf({ periodReturns: whole, calendarYears: [holed] })).toContain('a level is missing');
});

test('a short list of constituents leaves its room to more years of monthly returns', () => {
  const [year] = exampleFigures().calendarYears;
  const years = Array.from({ length: 20 }, (_, at) => ({ ...year!, year: 2025 - at }));
  const yearsBeside = (count: number) =>
    contentOf({
      figures: { ...noFigures, calendarYears: years },
      constituents: exampleConstituents(count),
    }).months?.table.rows.length;
  expect([0, 4, 10, 320].map(yearsBeside)).toEqual([15, 11, 5, 5]);
});
