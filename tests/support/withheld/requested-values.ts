import { corrected, movedDays } from './twin-folders.ts';

/** Stands for the index whose data is withheld. */
export const anyIndex = '@';

const reviews = ['2026-03-20', '2026-09-18'];
const [moved = ''] = movedDays.filter((day) => day > '2026');
const tags =
  'return1Y return2018 volatility3Y maximumDrawdown10Y worstMonth5Y beta3Y trackingError1Y sharpeRatio1Y ' +
  'topTenWeight effectiveNumber turnover returnSinceInception currentDrawdown upCapture3Y dividendYield carbon ' +
  'return2018-02 high52Weeks low52Weeks bestRollingReturn1Y medianRollingReturn3Y positiveRollingReturns1Y';
/** Figures over windows of comparisons and blends, and those of usual windows. */
const ofMixes = 'return1Y return2018 cumulativeReturn volatility sharpeRatio beta correlation';

/** Values by parameter name with which somebody might work out withheld data of an index. */
export const requestedValues: Record<string, readonly string[]> = {
  ids: ['@,ONE', 'ONE,@', 'TWO,ONE,@'],
  of: ['@*99.99,ONE*0.01', 'ONE*99.99,@*0.01', 'ONE*50,@*50'],
  base: ['@'],
  against: ['@', 'ONE'],
  crisis: ['hidden', 'moved'],
  from: [moved, corrected.late, corrected.early, '2018-02-06'],
  to: [moved, corrected.late, corrected.early],
  figure: [...tags.split(' '), ...ofMixes.split(' ').slice(2)],
  review: reviews,
  filterPattern: ['@', '@ volatility under 15'],
  text: ['@ volatility under 15'],
  changedSince: ['1', '2'],
  columns: ['asOfLevel,return1Y,volatility1Y,maximumDrawdown5Y,return2018,topTenWeight,turnover'],
  line: ['1Y', '5Y'],
  period: ['Max', '1Y', '10Y'],
  frequency: ['daily', 'week-end', 'month-end'],
  shape: ['wide'],
  format: ['csv', 'json', 'xlsx', 'parquet', 'pdf'],
  header: ['plain'],
  rebalance: ['monthly'],
  rangesOf: ['volatility3Y,return2018,maximumDrawdown10Y'],
  sortBy: ['return2018', 'volatility3Y'],
  x: ['return2018'],
  y: ['maximumDrawdown10Y'],
  variants: ['all'],
  version: ['2'],
  latest: ['true'],
  scale: ['log'],
  compare: ['ONE'],
  index: ['@'],
  constituents: ['all'],
};

/** Windows between two days: within the withheld time, overlapping it, and between levels that may not be downloaded. */
export const requestedWindows: readonly { from: string; to: string }[] = [
  { from: '2018-01-02', to: '2018-02-06' },
  { from: '2017-05-01', to: corrected.late },
  { from: moved, to: '2026-10-20' },
];

const none = ['none'];
const one = [anyIndex];
const spans = ['1..2', '1..3', '2..3'];

/** Values for the parts of paths, by name. */
export const partsOfPaths: Record<string, readonly string[]> = {
  fundId: one,
  id: one,
  secId: one,
  portfolioDetails: one,
  indexId: one,
  tag: tags.split(' '),
  mix: ['compare', 'blend'],
  figure: ofMixes.split(' '),
  articleId: ['1'],
  articleName: ['of-what-is-withheld'],
  assetType: ['equity'],
  type: ['equity', 'research'],
  topic: ['indexes'],
  release: ['1', '2', '3'],
  language: ['en-us.pdf'],
  name: ['levels', 'drawdown', 'figures'],
  span: spans.flatMap((span) => ['csv', 'ndjson', 'parquet'].map((ending) => `${span}.${ending}`)),
  // The provider has no content for these parts, or it does not depend on what is withheld.
  ...Object.fromEntries(
    'a b noticeId hash sha256 part rest failure identifier subdirectory templatePageUrl'
      .split(' ')
      .map((name) => [name, none]),
  ),
};

/** Names of files whose pattern is more than a list of words, by the beginning of the pattern. */
export const namesOfFiles: readonly [begin: string, names: readonly string[]][] = [
  ['[a-z-]+', ['levels', 'drawdown', 'calendar-years', 'composition', 'share']],
  ['[0-9]{4}\\.', ['2018', '2026']],
  ['[0-9]{4}-', reviews],
  ['[A-Za-z0-9-]+', tags.split(' ').map((tag) => `${tag}.csv`)],
];
