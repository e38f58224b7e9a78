import { expect, test } from 'vitest';
import { noFigures } from './index-figures.example-data.ts';
import { exampleConstituents, exampleDetails } from './index-page.example-data.ts';
import { completeIndex, indexPageExamples } from './index-page.examples.tsx';
import { plain, render, sectionOf, textOf } from './index-page.rendered.tsx';

test('ID-01 the header names the index, its identifiers, class, currency and dates', () => {
  const text = textOf(completeIndex);
  for (const fact of [
    'Example World NTR USD',
    'Net total return · USD',
    'Index ID WORLD_NTR_USD',
    'Ticker WLDNU',
    'ISIN ZZ0000000019',
    'Asset class Equity',
    'Currency USD',
    'Base date 31 Dec 2001 = 1,000.00',
    'First value date 14 Nov 2016',
    'Launch date 1 Mar 2019',
  ]) {
    expect(text).toContain(fact);
  }
});

test('ID-01 where the beginning is withheld, the first public level is not called the first value', () => {
  const { entitlements } = exampleDetails();
  const details = exampleDetails({ entitlements: { ...entitlements, historyFrom: '2016-11-14' } });
  const text = textOf({ ...completeIndex, details });
  expect(text).not.toContain('First value date');
  expect(text).toContain('The provider publishes no levels before 14 Nov 2016.');
});

const exampleOf = (name: string) => indexPageExamples.find((one) => one.name === name)!.data;

test('ID-06 an index in preparation says when it will be launched', () => {
  const text = textOf(exampleOf('in preparation'));
  expect(text).toContain('This index is in preparation Its launch is planned for 18 Jan 2027.');
  expect(text).not.toContain('Data Not Available');
});

test('ID-01 a measure shows its levels and says why it has no returns', () => {
  const html = render(exampleOf('a measure without returns'));
  expect(sectionOf(html, 'levels')).toContain('cannot be held');
  for (const id of ['returns', 'risk', 'comparison']) expect(html).not.toContain(`id="${id}"`);
});

test('ID-01 a young index says since when its highest and lowest levels count', () => {
  const { figures } = completeIndex;
  if (figures.range52Weeks === null) throw new Error('no range');
  const young = { ...figures, range52Weeks: { ...figures.range52Weeks, since: '2026-11-12' } };
  const text = textOf({ ...completeIndex, figures: young });
  expect(text).toContain('High since 12 Nov 2026 2,010.50');
  expect(text).not.toContain('52-week');
});

test('ID-05 the number of constituents stands among the facts', () => {
  expect(textOf(completeIndex)).toContain('Constituents 12 ');
});

test('ID-01 the latest level stands with its date, currency and signed change', () => {
  const text = textOf(completeIndex);
  expect(text).toContain('Level 1,975.43 As of 20 Nov 2026 · USD');
  // 1975.43 − 2000 = −24.57, which is −1.2285% of 2000.
  expect(text).toContain('Change −1.23% −24.57 · From 19 Nov 2026');
});

test('ID-01 the disclaimer of the provider stands at the foot', () => {
  expect(textOf(completeIndex).trim().endsWith('The disclaimer of the example provider.')).toBe(
    true,
  );
});

test('ID-01 figures and dates are written as Japanese writes them', () => {
  const text = textOf(completeIndex, 'ja-jp');
  expect(text).toContain('指数値 1,975.43 2026年11月20日現在');
  expect(text).toContain('公表開始日 2019年3月1日');
});

test('ID-02 levels are a chart and a table', () => {
  const html = render(completeIndex);
  expect(html).toMatch(/<figure.*<svg.*<details.*<table/s);
});

test('ID-05 the heaviest constituents stand with as-of date, number and weight of the top ten', () => {
  const section = sectionOf(render(completeIndex), 'constituents');
  expect(section).toContain('As of 31 Oct 2026 · 12 constituents · top ten 83.75%');
  expect(section).toContain('Example Company 1 EX1 Industrials Japan 9.50%');
  expect(section).toContain('Example Company 10 EX10 Industrials France 7.25%');
  expect(section).not.toContain('Example Company 11');
  expect(section).toContain('Show all 12 constituents');
  expect(section).toContain('Sectors by Example Sector Standard.');
  expect(section).toContain('Weights may not sum to 100% due to rounding.');
});

test('ID-05 without scripts the whole list is a page away', () => {
  expect(render(completeIndex)).toContain(
    'href="/indexes/details/WORLD_NTR_USD?constituents=all#constituents"',
  );
});

test('ID-05 variants are a table of currency by return type', () => {
  const section = sectionOf(render(completeIndex), 'variants');
  expect(section).toContain('Currency Price return Net total return');
  expect(section).toContain('JPY hedged WLDNJH');
  expect(section).not.toContain('†');
  expect(section).toMatch(/USD WLDPU ,? ?.*This index/);
});

test('RT-23 links to other indexes lead to their details base path', () => {
  const html = render(completeIndex);
  expect(html).toContain('href="/indexes/screener/all-asset-types/WORLD_PR_USD"');
  expect(html).toContain('href="/indexes/screener/all-asset-types/ALLWORLD"');
});

test('ID-11 an index without constituents refers to its factsheet, which leads the documents', () => {
  const html = render({ ...completeIndex, constituents: exampleConstituents(0) });
  expect(sectionOf(html, 'constituents')).toContain(
    'Data Not Available Please refer to factsheet for further details',
  );
  expect(html).toContain('href="/factsheets/WORLD_NTR_USD/1/en-us.pdf"');
  expect(sectionOf(html, 'documents')).toMatch(/Factsheet \(PDF\) as of 19 Nov 2026/);
});

test.each([
  ['levels', { prices: null }, 'No levels are published for this index.'],
  [
    'returns',
    { figures: noFigures },
    'Returns need levels, and none are published for this index.',
  ],
  [
    'constituents',
    { constituents: exampleConstituents(0), details: exampleDetails({ factsheet: null }) },
    'No constituents are published for this index.',
  ],
] as const)("ID-06 %s that are missing are 'Data Not Available', and why", (id, missing, why) => {
  const section = sectionOf(render({ ...completeIndex, ...missing }), id);
  expect(section).toContain(`Data Not Available ${why}`);
});

test.each([
  ['none', 'The provider does not publish the constituents of this index.'],
  [
    'delayed',
    'The provider publishes the constituents of this index 30 days after their date: ' +
      'the list of 31 Oct 2026 on 30 Nov 2026.',
  ],
] as const)(
  'ID-06 constituents that are withheld (%s) say so in plain words',
  (withheld, words) => {
    const { entitlements } = completeIndex.details;
    const html = render({
      ...completeIndex,
      details: exampleDetails({ entitlements: { ...entitlements, constituentsDelayDays: 30 } }),
      constituents: { ...exampleConstituents(0), withheld },
    });
    expect(sectionOf(html, 'constituents')).toContain(words);
  },
);

test('ID-06 where only the ten largest are published, they are shown and it is said', () => {
  const constituents = { ...exampleConstituents(10), withheld: 'top10' as const };
  const section = sectionOf(render({ ...completeIndex, constituents }), 'constituents');
  expect(section).toContain('Example Company 10');
  expect(section).toContain('publishes only the ten largest constituents of this index');
  expect(section).not.toContain('Show all');
});

test.each([
  ['GOVERNMENT', 'Government', '国債'],
  ['GOVERNMENT_OR_CORPORATE', 'Government or corporate', '国債または社債'],
  ['CORPORATE', 'Corporate', '社債'],
] as const)(
  'ID-07 bond sector %s has a label in each language',
  (bondSector, english, japanese) => {
    const details = exampleDetails({ assetType: 'fixed-income', bondSector });
    const data = { ...completeIndex, details };
    expect(textOf(data)).toContain(`Bond sector ${english} Family`);
    expect(textOf(data, 'ja-jp')).toContain(`債券セクター ${japanese} シリーズ`);
  },
);

test.each(['prices', 'constituents', 'variants'] as const)(
  'ID-08 when %s fail, the section says so and the rest of the page stands',
  (part) => {
    const html = render({ ...completeIndex, [part]: 'failed' });
    const section = sectionOf(html, part === 'prices' ? 'levels' : part);
    expect(section).toContain(
      'Data Not Available We seem to have encountered a problem loading this element. Try again',
    );
    expect(html.match(/Data Not Available/g)).toHaveLength(1);
    for (const other of [
      'levels',
      'returns',
      'risk',
      'constituents',
      'variants',
      'about',
      'disclaimer',
    ]) {
      expect(html).toContain(`id="${other}"`);
    }
  },
);

test('ID-11 without details the page says that the portfolio cannot be displayed; the rest stands', () => {
  const html = render({ ...completeIndex, details: 'failed' });
  expect(plain(html)).toContain(
    'Data Not Available Portfolio data cannot be displayed. Please contact us for more information',
  );
  expect(html).toContain('href="/contact-us"');
  expect(html).toMatch(/<figure/);
  expect(html).toContain('Example Company 1');
});

test('ID-11 an index with nothing to show says so once', () => {
  const bare = indexPageExamples.find(({ name }) => name === 'nothing but a name');
  const html = render(bare?.data ?? completeIndex);
  expect(plain(html)).toContain(
    'Data Not Available Portfolio, Risk, Sustainability Metrics or Holdings data is not available ' +
      'for this index.',
  );
  expect(html.match(/Data Not Available/g)).toHaveLength(1);
  expect(html).not.toContain('href="#levels"');
});

test('returns cross the launch date where they do, and a history too short is a dash', () => {
  const section = sectionOf(render(completeIndex), 'returns');
  // Launched on 1 March 2019: three and five years before November 2026 are live, inception is not.
  expect(section).toContain(
    'Percent 1M 3M YTD 1Y 3Y p.a. 5Y p.a. 10Y p.a. Since inception p.a. † (includes back-tested levels)',
  );
  expect(section).toContain('NTR USD −3.17 +2.98 +6.05 +6.57 +15.00 +8.46 — +7.80');
  expect(section).toContain('Past performance is no indication of future results.');
});

test.each(indexPageExamples)(
  'shown without inline styles, in both languages: $name',
  ({ data }) => {
    for (const language of ['en-us', 'ja-jp'] as const) {
      expect(render(data, language)).not.toMatch(/\sstyle=|NaN|undefined|\[object/);
    }
  },
);

test('ID-01 what the provider says of an index in fields of its own stands among the facts', () => {
  expect(plain(render(completeIndex))).toContain('Theme Large companies');
});
