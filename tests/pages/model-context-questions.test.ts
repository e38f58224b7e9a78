import { expect, test } from 'vitest';
import { ask } from '../support/ask-program.ts';
import { checkValues } from '../support/answered-values.ts';
import { sharedSite, type SiteApp } from '../support/site-app.ts';

let site: SiteApp;
sharedSite.beforeAll(({ siteApp }) => {
  site = siteApp;
});

type ToolCall = [tool: string, args: object];

const world = 'PLWLD_NTR_USD';
const emerging = 'PLEMG_NTR_USD';
const bonds = 'PLGAG_TR_USDH';
const screen = (args: object): ToolCall => ['screen_indexes', args];
const compare = (indexes: string[], args: object = {}): ToolCall => [
  'compare_indexes',
  { indexes, ...args },
];
/** Sixty of world equities, and bonds. */
const blend = (weight: number, args: object = {}): ToolCall => {
  const parts = [
    { index: world, weight: 60 },
    { index: bonds, weight },
  ];
  return ['blend_indexes', { parts, ...args }];
};
const page = (path: string, part = 1): ToolCall => ['read_page', { path, part }];

/** What people ask a program that reads this site, what it asks for that, and what the answer has to say. */
const questions: [question: string, calls: ToolCall[], says: RegExp][] = [
  [
    'Which equity index lost least in 2022?',
    [
      screen({
        filters: { assetType: 'equity' },
        figures: ['return2022'],
        sortBy: 'return2022',
        size: 1,
      }),
    ],
    /"return2022":-?\d/,
  ],
  [
    'Which index lost most in 2018?',
    [screen({ figures: ['return2018'], sortBy: 'return2018', descending: false, size: 1 })],
    /"return2018":-\d\d/,
  ],
  [
    'Low-carbon developed markets in euro with volatility below 12 %',
    [
      screen({
        text: 'low carbon',
        filters: { currency: 'EUR' },
        ranges: [{ figure: 'volatility3Y', max: 12 }],
        variants: 'all',
      }),
    ],
    /"numberOfIndexes":[1-9]/,
  ],
  [
    'Which three bond indexes yield most?',
    [screen({ filters: { assetType: 'fixed-income' }, sortBy: 'yieldToWorst', size: 3 })],
    /"yieldToWorst":\d/,
  ],
  [
    'How many live indexes are there?',
    [screen({ filters: { status: 'live' }, variants: 'all', size: 1 })],
    /"numberOfIndexes":4\d\d/,
  ],
  [
    'Which indexes are hedged to the euro?',
    [screen({ filters: { hedged: 'yes', currency: 'EUR' }, variants: 'all' })],
    /"hedgedTo":"EUR"/,
  ],
  [
    'Which private markets indexes returned over 8 % a year for five years?',
    [
      screen({
        filters: { assetType: 'private-markets' },
        ranges: [{ figure: 'return5Y', min: 8 }],
      }),
    ],
    /"return5Y":(?:8|9|\d\d)/,
  ],
  [
    'Best Sharpe ratio over ten years among multi-asset indexes',
    [screen({ filters: { assetType: 'multi-asset' }, sortBy: 'sharpeRatio10Y', size: 1 })],
    /"sharpeRatio10Y":\d/,
  ],
  [
    'Which indexes never fell more than 5 % in five years?',
    [screen({ ranges: [{ figure: 'maximumDrawdown5Y', min: -5 }] })],
    /"maximumDrawdown5Y":-?[0-4]/,
  ],
  [
    'What is the ISIN of the world index?',
    [['search_indexes', { text: 'Plumbline World', limit: 3 }]],
    /"isin":"ZZ/,
  ],
  [
    'What is the index with the ISIN ZZXDAKU3DYC3?',
    [['search_indexes', { text: 'ZZXDAKU3DYC3', limit: 1 }]],
    /"fundId":"PLWLD_NTR_USD"/,
  ],
  [
    'What figures can be asked?',
    [['list_figures', {}]],
    /volatility\{1Y,3Y,5Y,10Y,SinceInception\}: /,
  ],
  [
    'What did the world index return in 2020?',
    [screen({ text: world, figures: ['return2020'], variants: 'all', size: 1 })],
    /"return2020":\d/,
  ],
  [
    'What is the world index?',
    [['read_index', { index: world }]],
    /largest companies of each developed market/,
  ],
  [
    'When was the world index launched, and what before is back-tested?',
    [['read_index', { index: world }]],
    /Launch date: 1 Mar 2004/,
  ],
  ['Who may use the index?', [['read_index', { index: world }]], /License: Free for measurement/],
  [
    'How is its three-year volatility calculated?',
    [['explain_figure', { index: world, figure: 'volatility3Y' }]],
    /deviation × √252/,
  ],
  [
    'Give me code that computes its one-year return',
    [['explain_figure', { index: world, figure: 'return1Y' }]],
    /import csv|urllib/,
  ],
  [
    'Where did the world index stand at the end of 2019?',
    [['read_levels', { index: world, from: '2019-12-01', to: '2019-12-31' }]],
    /"date":"2019-12-31"/,
  ],
  [
    'How did it do in the last week of March 2020?',
    [
      [
        'read_levels',
        { index: world, from: '2020-03-23', to: '2020-03-27', sampling: 'every-level' },
      ],
    ],
    /"date":"2020-03-27"/,
  ],
  [
    'What are its ten largest members?',
    [['read_constituents', { index: world, limit: 10 }]],
    /"weight":5\.\d/,
  ],
  [
    'Who came and went at the last review?',
    [
      ['read_reviews', { index: world }],
      ['read_constituents', { index: world, review: '2026-09-18', limit: 1 }],
    ],
    /"numberOfAdditions":4/,
  ],
  [
    'How high was its turnover in 2025?',
    [['read_reviews', { index: world }]],
    /"date":"2025-12-19"[^}]*"turnoverInPerCent":\d/,
  ],
  ['Compare world and emerging markets', [compare([world, emerging])], /maximumDrawdown5Y/],
  [
    'How correlated are world equities and bonds?',
    [compare([world, bonds]), compare([world, bonds], { part: 2 })],
    /Correlations of monthly returns/,
  ],
  [
    'How did both do in the pandemic?',
    [compare([world, emerging]), compare([world, emerging], { part: 2 })],
    /pandemic/i,
  ],
  [
    'How did they do from 2015 to 2019?',
    [compare([world, emerging], { from: '2015-01-01', to: '2019-12-31' })],
    /Window: 201[45]-\d\d-\d\d to 2019-12-31/,
  ],
  ['What would 60/40 have returned?', [blend(40, { rebalance: 'quarterly' })], /hypothetical/i],
  ['Do these weights add up?', [blend(30)], /100/],
  [
    'How is turnover defined?',
    [page('/page/methodology', 1), page('/page/methodology', 2)],
    /Turnover/,
  ],
  [
    'What changed in the methodology lately?',
    [page('/notices?type=methodology-change')],
    /buffers|liquidity|EVIC/i,
  ],
  ['Which reviews are coming?', [page('/notices?type=review')], /December 2026/],
  ['What was corrected?', [page('/corrections')], /Corrections/],
  ['Are the data up to date?', [page('/status')], /Last level/],
  ['Which releases are there?', [page('/status')], /## Releases/],
  [
    'What is written about narrow leads?',
    [page('/insights'), page('/insights/market-commentary/2645/a-year-of-narrow-leads')],
    /yen/,
  ],
  ['Which funds follow the indexes?', [page('/investable-products')], /ETF/],
  ['Which files of data are there?', [page('/data')], /levels\.parquet/],
  ['日本株指数の見直しはいつですか', [page('/ja-jp/notices?type=review')], /定期見直し/],
  ['How does one complain?', [page('/page/complaints')], /complaint/i],
];

test('there are forty questions', () => {
  expect(new Set(questions.map(([question]) => question)).size).toBe(40);
});

test.each(questions)('a program finds out: %s', async (_question, calls, says) => {
  expect(calls.length).toBeLessThanOrEqual(3);
  const answered: string[] = [];
  for (const [name, args] of calls) {
    const question = { name, arguments: args };
    const { content, structuredContent } = await ask(site.app, 'tools/call', question);
    const bytes = Buffer.byteLength(content[0].text + JSON.stringify(structuredContent ?? ''));
    expect([name, args, bytes < 8_000, bytes]).toEqual([name, args, true, bytes]);
    answered.push(content[0].text);
    await checkValues(site, name, structuredContent);
  }
  expect(answered.join('\n')).toMatch(says);
});
