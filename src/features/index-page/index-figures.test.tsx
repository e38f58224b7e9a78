import { expect, test } from 'vitest';
import { seriesOf } from '#src/charts/charts.examples.tsx';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import type { IndexContents } from '#src/contract/api/indexes/index-details.ts';
import { encodeLevels } from '#src/domain/levels/level-columns.ts';
import { exampleFigures } from './index-figures.example-data.ts';
import { exampleConstituents, noBreakdowns } from './index-page.example-data.ts';
import { completeIndex } from './index-page.examples.tsx';
import { markupOf, plain, render, sectionOf } from './index-page.rendered.tsx';

test('ID-08 when the figures fail, returns and risk say so and the rest of the page stands', () => {
  const html = render({ ...completeIndex, figures: 'failed' });
  for (const id of ['returns', 'risk']) {
    expect(sectionOf(html, id)).toContain('Data Not Available');
  }
  expect(html.match(/Data Not Available/g)).toHaveLength(2);
  expect(html).toMatch(/<figure/);
});

test('ID-02 calendar years stand newest first, with the running year and month called so', () => {
  const section = sectionOf(render(completeIndex), 'returns');
  expect(section).toContain('2026 YTD +6.05 +18.25 +1.25 −0.50 +2.00');
  // December has not come: its cell is empty, and no note says that a level is missing.
  expect(section).toContain('−2.13 * (to date) 2019 +21.35');
  expect(section).not.toContain('a level is missing');
  expect(section).toContain(
    '2019 +21.35 † (includes back-tested levels) +18.25 +5.00 † (includes back-tested levels)',
  );
  expect(section.indexOf('2026 YTD')).toBeLessThan(section.indexOf('2019 +21.35'));
});

test('ID-02 calendar years have bars on one scale that holds zero, with a tick of the benchmark', () => {
  const [year] = exampleFigures().calendarYears;
  const valued = (values: number[]) =>
    values.map((value, i) => ({ ...year!, year: 2026 - i, value }));
  const html = markupOf(
    render({
      ...completeIndex,
      figures: exampleFigures({ calendarYears: valued([10, -20]) }),
      benchmarkYears: exampleFigures({ calendarYears: valued([20, -10, 900]) }),
    }),
    'returns',
  );
  // From −20 to 20: zero in the middle, whatever the benchmark did in years that are not shown.
  const bars = Array.from(html.matchAll(/<rect x="([\d.]+)%" y="3" width="([\d.]+)%"/g));
  expect(bars.map(([, x, width]) => [x, width])).toEqual([
    ['50', '25'],
    ['0', '50'],
  ]);
  const ticks = Array.from(html.matchAll(/<line class="[^"]*benchmark[^"]*" x1="([\d.]+)%"/g));
  expect(ticks.map(([, x]) => x)).toEqual(['100', '25']);
  expect(plain(html)).toContain('Full year Benchmark Jan');
});

test('ID-02 a year of the benchmark stands beside one that ends with it, and beside no other', () => {
  const of = (asOfDate: string, toDate: boolean) => {
    const [year] = exampleFigures().calendarYears;
    const calendarYears = [{ ...year!, year: 2026, toDate, value: 6 }];
    return exampleFigures({ asOfDate, calendarYears });
  };
  const ticksBeside = (figures: IndexFigures, benchmarkYears: IndexFigures) => {
    const html = markupOf(render({ ...completeIndex, figures, benchmarkYears }), 'returns');
    return Array.from(html.matchAll(/<line class="[^"]*benchmark/g)).length;
  };
  const ended = of('2026-05-29', true);
  expect(ticksBeside(of('2027-03-31', false), of('2027-02-26', false))).toBe(1);
  expect(ticksBeside(ended, of('2026-05-29', true))).toBe(1);
  expect(ticksBeside(ended, of('2026-11-20', true))).toBe(0);
  expect(ticksBeside(ended, of('2027-02-26', false))).toBe(0);
  expect(ticksBeside(of('2027-02-26', false), ended)).toBe(0);
});

test('ID-02 without a benchmark the bars stand alone', () => {
  const html = markupOf(render({ ...completeIndex, benchmarkYears: undefined }), 'returns');
  expect(plain(html)).toContain('Full year Bar of the year Jan');
  expect(html).toMatch(/<rect x="0%" y="3"/);
  expect(html).not.toMatch(/<line class="[^"]*benchmark/);
});

test('ID-02 a longer history of years follows, closed', () => {
  const [year] = exampleFigures().calendarYears;
  const calendarYears = Array.from({ length: 150 }, (_, i) => ({ ...year!, year: 2026 - i }));
  const html = render({ ...completeIndex, figures: exampleFigures({ calendarYears }) });
  expect(html).toContain('<summary>1877 to 2016</summary>');
});

test('ID-06 risk stands by window, with what it is measured against and a link to its formula', () => {
  const html = render(completeIndex);
  const section = sectionOf(html, 'risk');
  expect(section).toContain('Figure 1Y 3Y 5Y Volatility');
  expect(section).toContain('Not shown: 10Y, because the published history is too short.');
  expect(section).toContain(
    'Volatility daily returns 14.23% 14.23% 14.23% † (includes back-tested levels) Sharpe',
  );
  expect(section).toContain('Sharpe ratio monthly returns, risk-free: Example Cash TR USD 0.83');
  expect(section).toContain(
    'Tracking error monthly returns, against Example All World NTR USD 1.50%',
  );
  expect(section).toContain('1Y −9.88% 19 Oct 2026 12 Nov 2026 Not yet');
  expect(html).toContain('href="/page/methodology#tracking-error"');
});

test('ID-06 the drawdown in words names falls without a sign, and a level at its highest as such', () => {
  const html = sectionOf(render(completeIndex, 'en-us', { period: 'Max', compare: [] }), 'levels');
  expect(html).toContain('The deepest fall was 10.74%; at the end the level was at its highest.');
  const days = ['2026-01-02', '2026-02-02', '2026-03-02', '2026-04-01'];
  const values = [100, 120, 90, 108];
  const prices = encodeLevels(seriesOf(days.map((day, i) => [day, values[i]!])));
  const fallen = sectionOf(render({ ...completeIndex, prices }), 'levels');
  expect(fallen).toContain('fall was 25.00%; at the end the level was 10.00% below its highest.');
});

test('ID-05 the bars of sectors, countries and currencies have one scale, so that they compare', () => {
  const html = render(completeIndex);
  const bars = Array.from(
    html.matchAll(/<rect y="3" width="([\d.]+)%" height="3"/g),
    ([, width]) => width,
  );
  expect(bars).toEqual(expect.arrayContaining(['100', '51.5', '47.25', '1.25', '100']));
});

test('ID-05 weights stand beside those of the benchmark and of the list before', () => {
  const section = sectionOf(render(completeIndex), 'composition');
  // 51.5 − 50, 47.25 − 48, and a class that the list before did not have.
  expect(section).toContain('Japan +1.50 +1.50 percentage points, now 51.50% (benchmark 60.00%)');
  expect(section).toContain('France −0.75 −0.75 percentage points, now 47.25% (benchmark 0.00%)');
  expect(section).toContain('Not classified +1.25 +1.25 percentage points, now 1.25%');
  expect(section).toContain('the weight in Example All World NTR USD, as of 30 Oct 2026.');
  expect(section).toContain('in percentage points since the list of 18 Sep 2026.');
  // The tick of Japan in the benchmark, on the scale of all lists.
  expect(render(completeIndex)).toMatch(/<line class="[^"]*" x1="60%" x2="60%" y2="9"/);
});

test('ID-05 a list of bonds has its weights by maturity, rating and issuer, and the characteristics do not say them again', () => {
  const share = (name: string, weight: number) => ({ name, weight, count: 1 });
  const constituents = {
    ...exampleConstituents(),
    breakdowns: {
      ...noBreakdowns,
      issuers: [share('Example Treasury', 100)],
      ratings: [share('AA', 100)],
      maturities: [share('1–3', 60), share('10+', 40)],
    },
  };
  const contents: IndexContents = {
    fundId: 'WORLD_NTR_USD',
    numberOfConstituents: 12,
    constituents: 12,
    constituentsWithheld: null,
    breakdowns: 3,
    bondBreakdowns: 3,
    characteristics: 8,
    sustainability: 0,
    variants: 0,
    relatedIndexes: 0,
    products: 0,
    structuredProducts: 0,
    documents: 0,
    insights: 0,
    notices: 0,
    corrections: 0,
  };
  const weightsBeside = { benchmark: null, before: null };
  const html = render({ ...completeIndex, constituents, contents, weightsBeside });
  expect(sectionOf(html, 'composition')).toContain(
    'Maturity 1–3 years 60.00% 10+ years 40.00% Credit rating AA 100.00% Issuers Example Treasury 100.00%',
  );
  const buckets = [{ kind: 'rating' as const, shares: [{ name: 'AA', weight: 100 }] }];
  const { characteristics } = completeIndex;
  const shown = (page: Parameters<typeof render>[0]) =>
    sectionOf(
      render({ ...page, characteristics: { ...characteristics, buckets } }),
      'characteristics',
    );
  // Where the list comes with the page there are no contents; else they tell of it.
  const { constituents: _, ...withoutList } = completeIndex;
  expect(shown({ ...completeIndex, constituents })).not.toContain('Credit rating');
  expect(shown({ ...withoutList, contents })).not.toContain('Credit rating');
  expect(shown(completeIndex)).toContain('Credit rating');
});

test('ID-05 weights by sector, country and currency are those of the whole list', () => {
  const alone = { ...completeIndex, weightsBeside: { benchmark: null, before: null } };
  const section = sectionOf(render(alone), 'composition');
  expect(section).toContain('Japan 51.50% France 47.25% Not classified 1.25%');
  const withheld = {
    ...exampleConstituents(10),
    withheld: 'top10' as const,
    breakdowns: noBreakdowns,
  };
  expect(sectionOf(render({ ...completeIndex, constituents: withheld }), 'composition')).toContain(
    'Weights by class need the whole list of constituents, which is not published.',
  );
});

test('ID-02 returns say what their mark means where one of them crosses the launch date, or no date is known', () => {
  const noteOf = (given: Parameters<typeof exampleFigures>[0]) =>
    sectionOf(render({ ...completeIndex, figures: exampleFigures(given) }), 'returns');
  const crossing = (crossesLaunch: boolean) =>
    exampleFigures().periodReturns.map((one) => ({ ...one, crossesLaunch }));
  const note = '† Crosses the launch date, 1 Mar 2019';
  expect(noteOf({ periodReturns: crossing(true) })).toContain(note);
  expect(noteOf({ periodReturns: crossing(false) })).not.toContain(note);
});
