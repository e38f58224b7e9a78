import type { AskedOfIndex } from '../index-core.ts';
import { readChartState } from './chart-state.ts';

/** What the query of an address asks of an index. */
export function askedOfIndex(indexId: string, search: Record<string, unknown>): AskedOfIndex {
  return {
    indexId,
    allConstituents: [search['constituents']].flat()[0] === 'all',
    compare: readChartState(search).compare,
  };
}
