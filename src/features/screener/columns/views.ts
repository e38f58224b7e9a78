import type { ScreenerView } from '#src/domain/screener-views.ts';
import type { ScreenerFigure } from '../screener-figures.ts';

/** The columns of the first view (SC-01), which an address without columns shows. */
export const firstColumns = ['currency', 'family', 'return1Y', 'asOfLevel'] as const;

/** Columns that are no figures, in the order in which they are offered. */
export const attributes = [
  'currency',
  'asOfLevel',
  'asOfDate',
  'assetType',
  'family',
  'region',
  'returnType',
  'hedgedTo',
  'launchDate',
  'ticker',
  'isin',
] as const;

export type Attribute = (typeof attributes)[number];

const figuresOf = (figures: readonly ScreenerFigure[], group: ScreenerFigure['group']) =>
  figures.filter((figure) => figure.group === group).map(({ tag }) => tag);

const returns = '1M 3M YTD 1Y 3Y 5Y 10Y SinceInception'
  .split(' ')
  .map((window) => `return${window}`);

const risk = [
  'volatility1Y',
  'volatility3Y',
  'volatility5Y',
  'sharpeRatio3Y',
  'sortinoRatio3Y',
  'maximumDrawdown5Y',
  'recoveryDays5Y',
  'currentDrawdown',
  'worstMonth5Y',
  'positiveMonths5Y',
];

const benchmark = [
  'excessReturn3Y',
  'trackingError3Y',
  'informationRatio3Y',
  'beta3Y',
  'correlation3Y',
  'upCapture3Y',
  'downCapture3Y',
];

const valuation = [
  'dividendYield',
  'priceToEarnings',
  'priceToBook',
  'yieldToWorst',
  'modifiedDuration',
  'optionAdjustedSpread',
  'numberOfConstituents',
  'topTenWeight',
  'effectiveNumber',
  'turnover',
];

/** Metrics of the provider in its view; the others are columns of choice. */
const mostMetrics = 20;

const identity: readonly Attribute[] = [
  'ticker',
  'isin',
  'assetType',
  'region',
  'currency',
  'launchDate',
];

/**
 * The ready views by their names, each a set of columns; calendar years are those of the release. A figure never stands
 * without its variant, and a view of figures not without one.
 */
export function viewsOf(
  figures: readonly ScreenerFigure[],
  wanted?: readonly ScreenerView[] | null,
  first: readonly string[] = firstColumns,
) {
  const known = (tags: readonly string[]) =>
    tags.filter((tag) => figures.some((figure) => figure.tag === tag));
  const views = [
    { view: 'overview', columns: [...first] },
    { view: 'returns', columns: ['currency', 'asOfLevel', ...known(returns)] },
    {
      view: 'calendar-years',
      columns: ['currency', ...known(['returnYTD']), ...figuresOf(figures, 'calendar-years')],
    },
    { view: 'risk', columns: ['currency', ...known(risk)] },
    { view: 'benchmark', columns: ['currency', ...known(benchmark)] },
    { view: 'valuation', columns: ['currency', ...known(valuation)] },
    {
      view: 'sustainability',
      columns: ['currency', ...figuresOf(figures, 'sustainability').slice(0, mostMetrics)],
    },
    { view: 'identity', columns: [...identity, ...known(['liveYears'])] },
  ] satisfies { view: ScreenerView; columns: readonly string[] }[];
  const shown = views.filter(({ columns }) =>
    columns.some((name) => name !== 'currency' && name !== 'asOfLevel'),
  );
  return wanted?.flatMap((name) => shown.find(({ view }) => view === name) ?? []) ?? shown;
}
