import { periods } from '#src/charts/levels/periods.ts';
import type { ChartWindow } from '#src/charts/levels/chart-window.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { pages, withQuery } from '#src/urls.ts';
import type { ChartParameter } from './index-parameters.ts';

/** What the address says of the charts; absent where it says nothing, or nothing that they know. */
export type ChartState = ChartWindow & {
  /** What the index is compared with: fundIds, and what a visitor typed that means no index. */
  compare: readonly string[];
};

/** An index and five others: as many lines as there are colours that stay apart. */
export const mostCompared = 5;

const longestTerm = 200;

const isDate = (text: string) => dayOfIso(text) !== null;

/** Reads the state of the charts from a page's query. */
export function readChartState(search: Record<string, unknown>): ChartState {
  const texts = (name: ChartParameter) =>
    [search[name]].flat().filter((value): value is string => typeof value === 'string');
  const terms = texts('compare')
    .map((term) => term.trim())
    .filter((term) => term !== '' && term.length <= longestTerm);
  return {
    period: periods.find((period) => period === texts('period')[0]),
    from: texts('from').find(isDate),
    to: texts('to').find(isDate),
    scale: texts('scale')[0] === 'log' ? 'log' : undefined,
    compare: [...new Set(terms)].slice(0, mostCompared),
  };
}

/** Address of the index page with its charts in this state. */
export const chartHref = (fundId: string, chart: ChartState): string =>
  withChart(pages.indexDetails(fundId), chart);

/** Address of another index with its charts in this state; links to an index lead below all asset types (RT-23). */
export const chartHrefOfOther = (fundId: string, chart: ChartState): string =>
  withChart(pages.index(fundId), chart);

function withChart(path: string, { period, from, to, scale, compare }: ChartState): string {
  return withQuery(path, { period, from, to, scale, compare });
}

/** The same query with another window and scale. */
export function withChosen(search: string, { period, from, to, scale }: ChartWindow): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of [
    ['period', period],
    ['from', from],
    ['to', to],
    ['scale', scale === 'log' ? scale : undefined],
  ] as const) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}
