import { expect, test } from 'vitest';
import { completeIndex } from './index-page.examples.tsx';
import { plain, render, sectionOf } from './index-page.rendered.tsx';

test('as of a release the page shows no quotes, and its downloads are of that release', () => {
  const asOf = { release: 7, published: '2026-10-30T21:00:00.000Z' };
  const html = render({ ...completeIndex, asOf });
  expect(html).toContain('secId=WORLD_NTR_USD&amp;format=csv&amp;asof=7');
  expect(html).not.toContain('Last published level, not a live quote.');
  expect(html).toContain('id="comparison"');
});

test('ID-02 below the chart the releases are offered, and the charts stay as they were chosen on the way', () => {
  const chart = { period: '3Y', scale: 'log', compare: ['EUROPE'] } as const;
  const html = render(completeIndex, 'en-us', chart);
  const form = html.slice(0, html.indexOf('<select')).split('<form').at(-1);
  for (const [name, value] of [
    ['period', '3Y'],
    ['scale', 'log'],
    ['compare', 'EUROPE'],
  ]) {
    expect(form).toContain(`type="hidden" name="${name}" value="${value}"`);
  }
  expect(plain(html)).toContain('30 Oct 2026 · 7 · October review');
  expect(render({ ...completeIndex, releases: 'failed' })).not.toContain('name="asof"');
});

test('the page can be cited as it stands, and as of an earlier release as it stood', () => {
  const now = plain(render(completeIndex));
  expect(now).toContain(
    'Example Indexes (2026). Example World NTR USD [Net total return · USD, index ID WORLD_NTR_USD]. ' +
      'Levels to 20 Nov 2026, release 9, published on 20 Nov 2026. ' +
      'https://indexes.example/indexes/details/WORLD_NTR_USD?asof=9 ',
  );
  expect(render(completeIndex)).toContain('href="/data?index=WORLD_NTR_USD#cite"');
  const asOf = { release: 7, published: '2026-10-30T21:00:00.000Z' };
  const then = plain(render({ ...completeIndex, asOf }, 'ja-jp'));
  expect(then).toContain(
    'リリース7（2026年10月30日公表）。 https://indexes.example/ja-jp/indexes/details/WORLD_NTR_USD?asof=7 ',
  );
  expect(render({ ...completeIndex, releases: 'failed' })).not.toContain('Cite this');
});

test.each([
  ['returns', 'calendar-years'],
  ['composition', 'composition'],
])(
  'the chart of %s is embedded up to date or as of its release, and in the past as it stood',
  (id, chart) => {
    const frozen = `/embed/indexes/WORLD_NTR_USD/${chart}?asof=`;
    const now = sectionOf(render(completeIndex), id);
    expect(now).toContain('Chart, always up to date');
    expect(now).toContain('Chart of release 9, for good');
    expect(now).toContain(`${frozen}9`);
    const asOf = { release: 7, published: '2026-10-30T21:00:00.000Z' };
    const then = sectionOf(render({ ...completeIndex, asOf }), id);
    expect(then).toContain('Chart of release 7, for good');
    expect(then).toContain(`${frozen}7`);
    expect(then).not.toContain('always up to date');
    const unknown = sectionOf(render({ ...completeIndex, releases: 'failed' }), id);
    expect(unknown).toContain('Chart, always up to date');
    expect(unknown).not.toContain('for good');
  },
);
