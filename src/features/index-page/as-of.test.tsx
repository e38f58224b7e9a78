import { missingState } from './missing/missing-pages.examples.tsx';
import type { MissingState } from './index-core.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ChartState } from './address/chart-state.ts';
import { completeIndex } from './index-page.examples.tsx';
import { plain, render } from './index-page.rendered.tsx';
import { MissingStatePage } from './missing/missing-state-page.tsx';

test('as of an earlier release the page says so, leads back, and shows no quotes', () => {
  const asOf = { release: 7, published: '2026-10-30T21:00:00.000Z' };
  const html = render({ ...completeIndex, asOf });
  expect(plain(html)).toContain('As published on 30 Oct 2026 (release 7)');
  expect(html).toContain(
    'href="/indexes/details/WORLD_NTR_USD" data-page-link="">Show the current data',
  );
  expect(html).toContain('secId=WORLD_NTR_USD&amp;format=csv&amp;asof=7');
  expect(html).toContain('type="hidden" name="asof" value="7"');
  expect(html).toContain('?constituents=all&amp;asof=7');
  expect(/<input[^>]*type="date"[^>]*>/.exec(html)?.[0]).toContain('value="2026-10-30"');
  expect(html).not.toContain('Last published level, not a live quote.');
  expect(html).toContain('id="comparison"');
});

const dayField = (html: string) => /<input[^>]*type="date"[^>]*>/.exec(html)?.[0];

test('the day to be shown is one between the first release and the newest', () => {
  const field = dayField(render(completeIndex));
  expect(field).toContain('min="2026-01-30"');
  expect(field).toContain('max="2026-11-20"');
  expect(dayField(render({ ...completeIndex, releases: 'failed' }))).not.toContain('min=');
});

test('the page can be cited as it stands, and as of an earlier release as it stood', () => {
  const now = plain(render(completeIndex));
  expect(now).toContain(
    'Example Indexes (2026). Example World NTR USD [Net total return · USD, index ID WORLD_NTR_USD]. ' +
      'Levels to 20 Nov 2026, release 9, published on 20 Nov 2026. ' +
      'https://indexes.example/indexes/details/WORLD_NTR_USD?asof=9 ',
  );
  const asOf = { release: 7, published: '2026-10-30T21:00:00.000Z' };
  const then = plain(render({ ...completeIndex, asOf }, 'ja-jp'));
  expect(then).toContain(
    'リリース7（2026年10月30日公表）。 https://indexes.example/ja-jp/indexes/details/WORLD_NTR_USD?asof=7 ',
  );
  expect(render({ ...completeIndex, releases: 'failed' })).not.toContain('Cite this');
});

const missing = (
  given: Pick<MissingState, 'asked' | 'reason'>,
  chart: ChartState = { compare: [] },
) =>
  renderToStaticMarkup(
    <MissingStatePage language="en-us" state={{ ...missingState, ...given }} chart={chart} />,
  );

test('ID-02 the charts stay as they were chosen on the way to another day and back', () => {
  const asOf = { release: 7, published: '2026-10-30T21:00:00.000Z' };
  const chart: ChartState = { period: '3Y', scale: 'log', compare: ['EUROPE'] };
  const pagesWith = [
    render({ ...completeIndex, asOf }, 'en-us', chart),
    missing({ asked: '99', reason: 'noRelease' }, chart),
  ];
  for (const html of pagesWith) {
    expect(html).toMatch(
      /href="[^"]*\?period=3Y&amp;scale=log&amp;compare=EUROPE"[^>]*>Show the cur/,
    );
    const form = html.slice(0, html.indexOf('type="date"')).split('<form').at(-1);
    for (const [name, value] of [
      ['period', '3Y'],
      ['scale', 'log'],
      ['compare', 'EUROPE'],
    ]) {
      expect(form).toContain(`type="hidden" name="${name}" value="${value}"`);
    }
  }
});

test.each([
  ['2001-02-03', 'beforeFirst', 'Nothing was published by 3 Feb 2001'],
  ['99', 'noRelease', 'There is no release 99 to show'],
  ['2026-02-01', 'notInRelease', 'This index cannot be shown as of 1 Feb 2026'],
  ['soon', 'unreadable', '“soon” is neither a day nor a release'],
] as const)(
  'asked for as of %s the page says why it cannot (%s), and leads on',
  (asked, reason, why) => {
    const html = missing({ asked, reason });
    expect(plain(html)).toContain(why);
    expect(plain(html)).toContain(
      'The first release was published on 30 Jan 2026, the newest (release 9) on 20 Nov 2026.',
    );
    expect(html).toContain('href="/indexes/details/WORLD_NTR_USD"');
    expect(dayField(html)).toContain('min="2026-01-30"');
  },
);
