import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withPlainDates } from '../../../tests/support/text-of.ts';
import { Plot } from '../plot.tsx';
import { dayOfIso } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import { seriesOf } from '../charts.examples.tsx';
import { keptApart, layoutLines, rebased, valueOn } from './lines-layout.ts';
import { LinesChart } from './lines-chart.tsx';
import { LinesPlot } from './lines-plot.tsx';
import type { NamedLine } from './lines-layout.ts';
import { linesChartExamples } from './lines-chart.examples.tsx';

const one = seriesOf([
  ['2026-01-30', 200],
  ['2026-02-27', 250],
  ['2026-03-31', 150],
]);
const other = seriesOf([
  ['2026-01-30', 50],
  ['2026-03-31', 60],
]);
const lines: NamedLine[] = [
  { name: 'World', series: rebased(one), launch: dayOfIso('2026-02-20'), href: '/world' },
  { name: 'Bonds', series: rebased(other), launch: null, href: null },
];

const plain = (html: string) =>
  withPlainDates(html)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const render = (language: Language = 'en-us') =>
  renderToStaticMarkup(
    <LinesChart
      language={language}
      title="World and bonds"
      lines={lines}
      scale="linear"
      notes={[]}
    />,
  );

test('IN-02 the table of the lines, whose chart is on paper, is not', () => {
  expect(render()).toMatch(/<details [^>]*data-print="no"/);
});

test('IN-02 a line says its variant once, also where its name says it in other words', () => {
  const named = (name: string) =>
    plain(
      renderToStaticMarkup(
        <LinesChart
          language="en-us"
          title="Bonds"
          lines={[{ ...lines[0]!, name, variant: 'TR USD hedged' }]}
          scale="linear"
          notes={[]}
        />,
      ),
    );
  expect(named('Bonds Hedged TR USD')).not.toContain('TR USD hedged');
  expect(named('Bonds TR USD')).toContain('Bonds TR USD TR USD hedged');
});

test('rebased levels begin at 100 and keep their proportions', () => {
  expect([...rebased(one).values]).toEqual([100, 125, 75]);
});

test('IN-02 the highest and lowest value of all lines fit into the plot, first and last day are its edges', () => {
  const { paths } = layoutLines(lines, 'linear');
  // 75 to 125 with 4% of it above and below make 54: 100 lies half-way, 120 by 20 / 54 of the height above it.
  expect(paths()[1]?.live).toBe('M0 5000l10000-3704');
});

test('the days stand at a line of their own, wherever the lowest value of the grid lies', () => {
  const plot = (share: number) =>
    renderToStaticMarkup(<Plot valueTicks={[{ value: 1000, share }]} paths={[]} />);
  for (const share of [0.9, 1])
    expect(plot(share)).toMatch(/class="[^"]*axis[^"]*" x2="100%" y1="100%"/);
});

test('IN-02 the part before the launch is a path of its own', () => {
  const [world, bonds] = layoutLines(lines, 'linear').paths();
  expect(world?.backTested).toMatch(/^M0 /);
  expect(world?.live).not.toBe('');
  expect(bonds?.backTested).toBe('');
  expect(plain(render())).toContain(
    'Dashed (A): back-tested, before the launch on 20 Feb 2026. ' +
      'Launch date not published (B): which levels are back-tested is not known. † marks a change that includes back-tested levels.',
  );
});

test('what a mark means is said once, and only where changes bear it', () => {
  const launched = [20_500, 20_520].map((launch, at) => ({ ...lines[at]!, launch }));
  const said = (values: 'levels' | 'percent', hasDashesExplained = false) =>
    plain(
      renderToStaticMarkup(
        <LinesChart
          language="en-us"
          title="Two"
          lines={launched}
          scale="linear"
          values={values}
          notes={[]}
          hasDashesExplained={hasDashesExplained}
        />,
      ),
    );
  expect(said('levels').match(/Dashed/g)).toHaveLength(2);
  expect(said('levels').match(/† marks/g)).toHaveLength(1);
  expect(said('percent').match(/Dashed/g)).toHaveLength(2);
  expect(said('percent')).not.toContain('† marks');
  expect(said('percent', true)).not.toContain('Dashed');
});

test('marks of lines that end together stand apart, within the plot', () => {
  expect(keptApart([0.5, 0.51, 0.1], [0.07, 0.07, 0.07])).toEqual([0.5, 0.5700000000000001, 0.1]);
  const [low = 0, lower = 0] = keptApart([0.99, 1], [0.1, 0.1]);
  expect(lower).toBe(1);
  expect(low).toBeCloseTo(0.9, 10);
});

test('a name in two rows has the room of two, and names too many for the plot share it', () => {
  const [first = 0, second = 0] = keptApart([0.5, 0.5], [0.14, 0.07]);
  expect(second - first).toBeCloseTo(0.105, 10);
  const crowded = keptApart([0.4, 0.4, 0.4], [0.5, 0.5, 1]);
  expect(crowded.map((place) => place.toFixed(3))).toEqual(['0.375', '0.625', '1.000']);
});

test('names that do not all fit at the ends of the lines stand in the legend alone', () => {
  const atEnds = (count: number) => {
    const many = Array.from({ length: count }, (_, at) => ({
      ...lines[0]!,
      name: `${at} Global Aggregate Bond Hedged ${at} Total Return`,
    }));
    const html = renderToStaticMarkup(
      <LinesChart language="en-us" title="Many" lines={many} scale="linear" notes={[]} />,
    );
    return html.match(/<tspan/g)?.length ?? 0;
  };
  // Two rows a name, each of 0.06 of the plot's height.
  expect(atEnds(8)).toBe(16);
  expect(atEnds(9)).toBe(0);
});

test('IN-02 every line has a letter, a name, its last value and a summary in words', () => {
  const text = plain(render());
  expect(text).toContain(
    'On 31 Mar 2026 A World 75.00 −25.00% † (includes back-tested levels) From 100.00 on 30 Jan 2026 to 75.00 on 31 Mar 2026',
  );
  expect(text).toContain(
    'a change of −25.00% (includes back-tested levels). Lowest 75.00, highest 125.00.',
  );
  expect(text).toContain('B Bonds 120.00 +20.00% From 100.00');
  expect(render()).toContain('<a href="/world"');
});

test('small rates have the decimals of small levels in legend, table, end and reading alike', () => {
  const series = seriesOf([
    ['2026-01-30', 0.0412],
    ['2026-02-27', 0.0305],
  ]);
  const rates = { name: 'Rate', series, launch: null, href: null, hasReturns: false };
  const html = renderToStaticMarkup(
    <LinesChart language="en-us" title="Rates" lines={[rates]} scale="linear" notes={[]} />,
  );
  expect(plain(html)).toContain('Rate 0.03050 −0.01070 From 0.04120 on 30 Jan 2026');
  expect(plain(html)).toContain('27 Feb 2026 0.03050 30 Jan 2026 0.04120');
  expect(html).toContain('27 Feb 2026: Rate 0.03050');
  expect(plain(html)).not.toMatch(/\b0\.0[34]\b/);
});

test('IN-02 the same values are a table, newest first, a missing one a dash', () => {
  const table = /<tbody>(.*?)<\/tbody>/s.exec(render())?.[1] ?? '';
  const rows = Array.from(table.matchAll(/<tr>(.*?)<\/tr>/g), ([, row]) => plain(row ?? '').trim());
  expect(rows).toEqual([
    '31 Mar 2026 75.00 120.00',
    '27 Feb 2026 125.00 —',
    '30 Jan 2026 100.00 100.00',
  ]);
});

const monthly = seriesOf(
  Array.from({ length: 141 }, (_, i) => [
    // Days 28, before the last business day of each month, so that the two end each month on days of their own.
    `${2015 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}-28`,
    100 + i,
  ]),
);
const daily = seriesOf(
  Array.from({ length: 4290 }, (_, i) => [
    new Date(Date.UTC(2015, 0, 28 + i)).toISOString().slice(0, 10),
    100 + i / 100,
  ]),
);
const unlike: NamedLine[] = [
  { name: 'Daily', series: daily, launch: null, href: null },
  { name: 'Monthly', series: monthly, launch: null, href: null },
];

test('IN-02 a value of another day than the one that is read says its day', () => {
  const html = renderToStaticMarkup(
    <LinesChart language="en-us" title="Unlike" lines={unlike} scale="linear" notes={[]} />,
  );
  // 4,289 days after 28 January 2015 is 26 October 2026; the last month-end before is 28 September 2026.
  expect(plain(html)).toContain('On 26 Oct 2026 A Daily 142.89');
  expect(plain(html)).toContain('B Monthly On 28 Sep 2026 240.00');
});

test('a line is read at its last value, unless that is too old', () => {
  const series = rebased(other);
  expect(valueOn(series, dayOfIso('2026-02-27') ?? 0)).toBe(100);
  expect(valueOn(series, dayOfIso('2026-06-15') ?? 0)).toBeNull();
});

test('the chart is Japanese in Japanese', () => {
  expect(plain(render('ja-jp'))).toContain('破線（A）は公表開始日（2026年2月20日）より前の');
});

test.each(linesChartExamples)('drawn without inline styles or faults: $name', ({ props }) => {
  const html = renderToStaticMarkup(<LinesChart language="en-us" {...props} />);
  expect(html).not.toMatch(/\sstyle=|NaN|Infinity|undefined/);
});

test('ID-02 more room is left for values of more than three letters', () => {
  const layout = { ...layoutLines(lines, 'linear'), isLabelledLeft: true };
  const roomFor = (label: string) =>
    new Set(
      Array.from(
        renderToStaticMarkup(<LinesPlot layout={layout} formatTick={() => label} />).matchAll(
          /data-before="(\w+)"/g,
        ),
        ([, room]) => room,
      ),
    );
  expect([roomFor('100'), roomFor('1000')]).toEqual([new Set(['narrow']), new Set(['wide'])]);
});
