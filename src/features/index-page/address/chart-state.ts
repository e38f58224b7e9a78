import { periods, type Period } from '#src/charts/levels/periods.ts';
import type { ScaleKind } from '#src/charts/value-scale.ts';
import { pages, withQuery } from '#src/urls.ts';
import type { ChartParameter } from './index-parameters.ts';

/** What the address says of the charts; absent where it says nothing, or nothing that they know. */
export type ChartState = {
  period?: Period | undefined;
  scale?: ScaleKind | undefined;
  /** What the index is compared with: fundIds, and what a visitor typed that means no index. */
  compare: readonly string[];
};

/** An index and five others: as many lines as there are colours that stay apart. */
export const mostCompared = 5;

const longestTerm = 200;

/** Reads the state of the charts from a page's query. */
export function readChartState(search: Record<string, unknown>): ChartState {
  const texts = (name: ChartParameter) =>
    [search[name]].flat().filter((value): value is string => typeof value === 'string');
  const terms = texts('compare')
    .map((term) => term.trim())
    .filter((term) => term !== '' && term.length <= longestTerm);
  return {
    period: periods.find((period) => period === texts('period')[0]),
    scale: texts('scale')[0] === 'log' ? 'log' : undefined,
    compare: [...new Set(terms)].slice(0, mostCompared),
  };
}

/** Address of the index page with its charts in this state. */
export function chartHref(fundId: string, { period, scale, compare }: ChartState): string {
  return withQuery(pages.indexDetails(fundId), { period, scale, compare });
}

/** The same query with another period and scale. */
export function withChosen(
  search: string,
  { period, scale }: Pick<ChartState, 'period' | 'scale'>,
): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of [
    ['period', period],
    ['scale', scale === 'log' ? scale : undefined],
  ] as const) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}
