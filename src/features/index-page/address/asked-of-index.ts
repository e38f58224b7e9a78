import type { AskedOfIndex } from '../index-core.ts';
import { readChartState } from './chart-state.ts';

/** What the query of an address asks of an index, as of the current release. */
export function askedOfIndex(indexId: string, search: Record<string, unknown>): AskedOfIndex {
  return {
    indexId,
    asof: undefined,
    allConstituents: [search['constituents']].flat()[0] === 'all',
    compare: readChartState(search).compare,
  };
}
