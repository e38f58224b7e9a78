import type { IndexRequest } from '../index-core.ts';
import { readChartState } from './chart-state.ts';

/** What the query of an address asks of an index. */
export function indexRequest(indexId: string, search: Record<string, unknown>): IndexRequest {
  return {
    indexId,
    allConstituents: [search['constituents']].flat()[0] === 'all',
    compare: readChartState(search).compare,
  };
}
