import { pages, withQuery } from '#src/urls.ts';
import type { ChartState } from '../../address/chart-state.ts';

type Shown = {
  /** Kept on the way. */
  chart: ChartState;
  /** Date of an earlier review. */
  review?: string | undefined;
  constituents?: 'all';
};

/** Address of the constituents of an index, on its page: the current ones, or those of an earlier review. */
export function constituentsHref(fundId: string, shown: Shown): string {
  const { chart, review, constituents } = shown;
  const { period, scale, compare } = chart;
  const query = { period, scale, compare, constituents, review };
  return `${withQuery(pages.indexDetails(fundId), query)}#constituents`;
}
