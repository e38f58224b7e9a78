import type { ComparedIndex } from './load-comparison.ts';
import { expect, test } from 'vitest';
import { wavySeries } from '#src/charts/charts.examples.tsx';
import { encodeLevels } from '#src/domain/levels/level-columns.ts';
import { completeIndex } from '../../index-page.examples.tsx';
import { plain, render, sectionOf } from '../../index-page.rendered.tsx';

const compared = {
  fundId: 'ALLWORLD',
  portfolioName: 'Example All World TR EUR',
  returnType: 'TR',
  currency: 'EUR',
  hedgedTo: null,
  launchDate: null,
  prices: encodeLevels(wavySeries(400))!,
  figures: completeIndex.figures,
} satisfies ComparedIndex;

const chart = { compare: ['ALLWORLD', 'NOSUCH'] };
const data = {
  ...completeIndex,
  comparison: [
    { asked: 'ALLWORLD', found: compared },
    { asked: 'NOSUCH', found: null },
  ],
};

test('ID-02 indexes are compared from a common day on, and unlike variants are said to be unlike', () => {
  const html = render(data, 'en-us', chart);
  const chartText = sectionOf(html, 'levels');
  // The compared series has 400 days up to 20 November 2026, the other one five years and more.
  expect(chartText).toContain('17 Oct 2025 = 100');
  expect(chartText).toContain('From 100.00 on 17 Oct 2025');
  expect(chartText).toContain('A Example World NTR USD ');
  expect(chartText).toContain('B Example All World TR EUR ');
  expect(chartText).toContain('The indexes differ in return type, currency or hedging');
  expect(sectionOf(html, 'comparison')).toContain('No Indexes found for &quot;NOSUCH&quot;');
});

test('ID-02 in a shorter period the lines begin with it, which is what the page says', () => {
  const older = { ...compared, prices: encodeLevels(wavySeries(1200))! };
  const comparison = [{ asked: 'ALLWORLD', found: older }];
  const base = (period: 'Max' | '3M') => {
    const html = render({ ...data, comparison }, 'en-us', { period, compare: [] });
    return /From 100.00 on (.*?) to/.exec(sectionOf(html, 'levels'))?.[1];
  };
  // 1,200 days end on 20 November 2026, and so do three months.
  expect([base('Max'), base('3M')]).toEqual(['9 Aug 2023', '20 Aug 2026']);
  expect(sectionOf(render(data), 'comparison')).toContain(
    'each at 100 on the first day of the period on which all have a level.',
  );
});

test('ID-02 what is compared can be taken away by links, and stays when a period is chosen', () => {
  const html = render(data, 'en-us', chart);
  expect(html).toContain('href="/indexes/details/WORLD_NTR_USD?compare=NOSUCH#levels"');
  expect(html).toMatch(/<input type="hidden" name="compare" value="ALLWORLD"/);
});

test('ID-02 without a comparison there is a field to begin one, and the benchmark one click away', () => {
  const html = render(completeIndex);
  expect(plain(html)).toContain('Suggestions: Example All World NTR USD');
  expect(html).toContain('href="/indexes/details/WORLD_NTR_USD?compare=ALLWORLD#levels"');
});

test('on paper there is no comparison where nothing is compared', () => {
  const html = render(completeIndex);
  expect(html).toMatch(/<section[^>]* id="comparison" data-print="no"/);
  const comparison = [{ asked: 'NOSUCH', found: null }];
  expect(render({ ...completeIndex, comparison })).not.toMatch(/id="comparison" data-print/);
});

test('ID-02 after five the field gives way to a word', () => {
  const five = ['A', 'B', 'C', 'D', 'E'];
  const html = render(
    { ...completeIndex, comparison: five.map((asked) => ({ asked, found: null })) },
    'en-us',
    { compare: five },
  );
  const section = sectionOf(html, 'comparison');
  expect(section).toContain('Five other indexes are shown');
  expect(html).not.toContain('placeholder="Add an index');
});

test('ID-02 the chart of the level begins with the period and scale of the address', () => {
  const html = render(completeIndex, 'en-us', { period: '1Y', scale: 'log', compare: [] });
  expect(html).toMatch(/<input[^>]*name="period" checked="" value="1Y"/);
  expect(html).toMatch(/<input[^>]*name="scale" checked="" value="log"/);
});

test('ID-02 each index has its volatility over three years beside its returns', () => {
  const figures = {
    ...completeIndex.figures,
    risk: completeIndex.figures.risk.map((one) =>
      one.tag === 'volatility3Y' ? { ...one, value: 21.5 } : one,
    ),
  };
  const comparison = [{ asked: 'ALLWORLD', found: { ...compared, figures } }];
  const html = render({ ...data, comparison }, 'en-us', { compare: ['ALLWORLD'] });
  expect(html).toMatch(/href="[^"]*ALLWORLD\/figures\/volatility3Y"[^>]*>21\.50</);
});
