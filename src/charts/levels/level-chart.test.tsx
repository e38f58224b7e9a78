import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withPlainDates } from '../../../tests/support/text-of.ts';
import { dayOfIso } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { chartOf, levelChartExamples, seriesOf } from '../charts.examples.tsx';
import { EventKey } from './event-key.tsx';
import { LevelChart } from './level-chart.tsx';

const quarter = seriesOf([
  ['2026-08-20', 1000],
  ['2026-09-30', 1100],
  ['2026-10-20', 950],
  ['2026-10-30', 1050],
  ['2026-11-20', 1250],
]);

function render(language: Language = 'en-us', launch: string | null = null): string {
  return renderToStaticMarkup(
    <LevelChart
      {...chartOf('Index level · Price return · USD', {
        series: quarter,
        launch: launch === null ? null : dayOfIso(launch),
        hasReturns: true,
        decimals: 2,
      })}
      language={language}
    />,
  );
}

const plain = (html: string) =>
  withPlainDates(html)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('ID-02 the chart says what it shows, in words and in its title', () => {
  const html = render();
  expect(html).toMatch(/<figcaption[^>]*>Index level · Price return · USD<\/figcaption>/);
  expect(plain(html)).toContain(
    'Line chart from 20 Aug 2026 to 20 Nov 2026. The level goes from 1,000.00 to 1,250.00, ' +
      'a change of +25.00%. Lowest 950.00 on 20 Oct 2026, highest 1,250.00 on 20 Nov 2026.',
  );
});

test('ID-02 the periods that the history covers are radio buttons', () => {
  const periods = Array.from(render().matchAll(/type="radio"[^>]*value="([^"]+)"/g), (m) => m[1]);
  expect(periods).toEqual(['1M', '3M', 'Max', 'linear', 'log', 'month-ends', 'every-level']);
});

test('ID-02 the last level is printed at the end of the line', () => {
  expect(render()).toMatch(/<text[^>]*x="100%"[^>]*>1,250\.00<\/text>/);
});

test('ID-02 the crosshair is a slider that reads a level on its date', () => {
  const slider = /<div[^>]*role="slider"[^>]*>/.exec(render())?.[0] ?? '';
  expect(slider).toContain('tabindex="0"');
  expect(slider).toContain('aria-valuetext="20 Nov 2026: 1,250.00 (0.00% below the high)"');
  expect(slider).toContain('aria-valuemax="4"');
});

test('ID-02 the same levels are a table, month by month, newest first, without scripts', () => {
  const table = /<details.*?<tbody>(.*?)<\/tbody>/s.exec(render())?.[1] ?? '';
  const rows = Array.from(table.matchAll(/<tr>(.*?)<\/tr>/g), ([, row]) => plain(row ?? '').trim());
  expect(rows).toEqual([
    '20 Nov 2026 1,250.00 +19.05% Unknown',
    '30 Oct 2026 1,050.00 −4.55% Unknown',
    '30 Sep 2026 1,100.00 +10.00% Unknown',
    '20 Aug 2026 1,000.00 — Unknown',
  ]);
});

test('ID-02 levels before the launch date are called back-tested in note, table and slider', () => {
  const html = render('en-us', '2026-10-25');
  expect(plain(html)).toContain('levels before the launch date, 25 Oct 2026, are back-tested');
  expect(plain(html)).toContain('30 Sep 2026 1,100.00 +10.00% Back-tested');
  expect(plain(html)).toContain('20 Nov 2026 1,250.00 +19.05% Live');
  expect(render('en-us', '2027-01-01')).toContain(
    'aria-valuetext="20 Nov 2026: 1,250.00 (Back-tested) (0.00% below the high)"',
  );
});

test('ID-02 a change that begins before the launch date is marked, and said to be', () => {
  const includes = '(includes back-tested levels)';
  const crossing = plain(render('en-us', '2026-10-25'));
  expect(crossing).toContain(`a change of +25.00% ${includes}. Lowest`);
  expect(crossing).toContain(`20 Aug 2026 to 20 Nov 2026 +25.00% † ${includes}`);
  expect(crossing).toContain('† marks a change that includes them.');
  expect(crossing).toContain(`30 Oct 2026 1,050.00 −4.55% † ${includes} Live`);
  expect(plain(render('ja-jp', '2026-10-25'))).toContain(
    '騰落率は+25.00%（バックテストの指数値を含む）。',
  );
  expect(plain(render('en-us', '2026-08-20'))).not.toMatch(/†|back-tested/);
});

/** The words in the plots, beside those of the axes. */
const labelsIn = (html: string) =>
  Array.from(
    html.matchAll(/<text class="[^"]*label(?:Before|After)[^"]*"[^>]*>([^<]*)/g),
    ([, label]) => label,
  );

test('ID-02 the launch is drawn in the plot of one index, and not where several would have one each', () => {
  const launch = '2026-09-30';
  expect(labelsIn(render('en-us', launch))).toEqual(['Back-tested', 'Live since 30 Sep 2026']);
  const one = chartOf('Levels', {
    series: quarter,
    launch: dayOfIso(launch),
    hasReturns: true,
    decimals: 2,
  });
  const [line] = one.lines;
  const several = renderToStaticMarkup(
    <LevelChart {...one} lines={[line, { ...line, name: 'Europe' }]} language="en-us" />,
  );
  expect(labelsIn(several)).toEqual([]);
});

test('without a launch date the chart claims neither a live record nor a back-test', () => {
  const text = plain(render());
  expect(text).toContain(
    'The launch date is not published: which levels are back-tested is not known.',
  );
  expect(text).not.toMatch(/†|Live/);
  expect(plain(render('ja-jp'))).toContain('どの指数値がバックテストによるものかは不明です。');
});

test('the chart is Japanese in Japanese', () => {
  const text = plain(render('ja-jp', '2026-10-25'));
  expect(text).toContain('2026年8月20日から2026年11月20日までの折れ線グラフ');
  expect(text).toContain('公表開始日（2026年10月25日）');
});

test('a rate that passes through zero changes by points in summary, readout and table', () => {
  const rate = levelChartExamples.find(({ shown }) => !shown.hasReturns)!;
  const text = plain(
    renderToStaticMarkup(<LevelChart {...chartOf(rate.title, rate.shown)} language="en-us" />),
  );
  expect(text).toContain('from 0.2500 to −0.4800, a change of −0.7300. Lowest −0.5000');
  expect(text).toContain('31 Jul 2026 to 30 Oct 2026 −0.7300');
  expect(text).toContain('30 Oct 2026 −0.4800 +0.0200 Unknown 30 Sep 2026 −0.5000 −0.4000');
  expect(text).not.toMatch(/[\d.]+%|below the high|Below the highest/);
});

test.each(levelChartExamples)(
  'drawn without inline styles or faults: $name',
  ({ title, shown }) => {
    const html = renderToStaticMarkup(<LevelChart {...chartOf(title, shown)} language="en-us" />);
    expect(html).not.toMatch(/\sstyle=|NaN|Infinity|undefined/);
  },
);

test('what is heard of the chart of levels that are no invested money has no words but its own', () => {
  const chart = chartOf('Level', { series: quarter, launch: null, hasReturns: false, decimals: 2 });
  const html = renderToStaticMarkup(<LevelChart {...chart} language="en-us" />);
  const [, heard = ''] =
    /highest 1,250\.00 on 20 Nov 2026\. (.*?) one by one/.exec(plain(html)) ?? [];
  expect(heard).toBe('The arrow keys read the levels');
});

test('ID-02 days can be chosen between the first and the last level', () => {
  const form = { action: '/indexes/details/WORLD', kept: [] };
  const levels = { series: quarter, launch: null, hasReturns: true, decimals: 2 };
  const html = renderToStaticMarkup(
    <LevelChart {...chartOf('Index level', levels)} form={form} language="en-us" />,
  );
  const inputs = Array.from(html.matchAll(/<input[^>]*type="date"[^>]*>/g), ([input]) => input);
  expect(inputs).toHaveLength(2);
  for (const input of inputs) {
    expect(input).toContain('min="2026-08-20"');
    expect(input).toContain('max="2026-11-20"');
  }
});

test('ID-02 the legend names each kind of event once, and there is none without events', () => {
  const day = (iso: string) => dayOfIso(iso) ?? 0;
  const event = { from: day('2026-08-20'), until: null, shape: 'flag', kind: 'Review' } as const;
  const events = [event, { ...event, from: day('2026-09-30') }].map((one) => ({
    ...one,
    text: 'A review',
    href: null,
  }));
  const keyFrom = (first: string) =>
    renderToStaticMarkup(<EventKey events={events} first={day(first)} last={day('2026-11-20')} />);
  expect(keyFrom('2026-08-01').match(/Review/g)).toHaveLength(1);
  expect(keyFrom('2026-10-01')).toBe('');
});
