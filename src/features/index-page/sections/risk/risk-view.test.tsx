import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { factsheetContent } from '#src/factsheets/factsheet-content.ts';
import { printLook } from '#src/brand/print-look.ts';
import { exampleFigures, noFigures } from '../../index-figures.example-data.ts';
import { exampleConstituents, exampleDetails } from '../../index-page.example-data.ts';
import { textOf } from '../../../../../tests/support/text-of.ts';
import { RiskView } from './risk-view.tsx';

const own = '† Crosses the launch date, 3 Jan 2020';
const other = 'where levels of that index are from before its own launch date';
const unknown = 'The launch date is not published';

/** What the page and the factsheet say below a tracking error that begins on a day and bears the mark. */
function saidOf(launchDate: string | null, from: string): string[] {
  const risk = {
    tag: 'trackingError5Y',
    figure: 'tracking-error',
    window: '5Y',
    unit: 'percent',
    frequency: 'monthly',
    value: 23.15,
    missing: null,
    crossesLaunch: true,
    from,
    to: '2026-11-27',
    observations: 60,
  } as const;
  const figures = { ...noFigures, launchDate, risk: [risk] };
  const details = { ...exampleDetails(), launchDate };
  const data = { details, figures } as unknown as Parameters<typeof RiskView>[0]['data'];
  const page = renderToStaticMarkup(
    <RiskView {...({ data, language: 'en-us' } as Parameters<typeof RiskView>[0])} />,
  );
  const sheet = factsheetContent({
    language: 'en-us',
    details,
    figures,
    prices: null,
    constituents: exampleConstituents(0),
    benchmark: null,
    paper: 'a4',
    provider: { name: 'Example Indexes', notice: null },
    look: printLook(null),
    release: { number: 1, published: '2026-11-20T21:00:00.000Z' },
    address: 'https://indexes.example/indexes/details/WORLD_NTR_USD',
  });
  return [page, sheet.backTestNote ?? ''];
}

test('ID-02 each figure of risk stands below its own window', () => {
  const [one] = exampleFigures().risk;
  const windowed = (window: '1Y' | '3Y', value: number) => ({ ...one!, window, value });
  const figures = { ...noFigures, risk: [windowed('1Y', 11.25), windowed('3Y', 13.75)] };
  const props = { data: { details: exampleDetails(), figures }, language: 'en-us' };
  const html = renderToStaticMarkup(<RiskView {...(props as Parameters<typeof RiskView>[0])} />);
  const words = textOf(html);
  const places = ['1Y', '3Y', '11.25%', '13.75%'].map((text) => words.indexOf(text));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('dashes beside a window without a fall have their reason', () => {
  const none = { ...exampleFigures().drawdowns[0]!, depth: 0, peak: null, trough: null };
  const figures = { ...noFigures, drawdowns: [none] };
  const props = { data: { details: exampleDetails(), figures }, language: 'en-us' };
  expect(
    renderToStaticMarkup(<RiskView {...(props as Parameters<typeof RiskView>[0])} />),
  ).toContain('A dash (—) means: the level never fell in the window.');
});

const told = (text: string) => [own, other, unknown].filter((words) => text.includes(words));

test('09 the mark of back-tests is said to be of the index, or of the one it is measured with', () => {
  for (const [launchDate, from, expected] of [
    ['2020-01-03', '2019-11-29', [own]],
    ['2020-01-03', '2021-11-26', [other]],
    [null, '2021-11-26', [other, unknown]],
  ] as const) {
    for (const text of saidOf(launchDate, from)) expect(told(text)).toEqual(expected);
  }
});
