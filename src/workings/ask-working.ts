import type { ApiClient } from '#src/client/calls/api-client.ts';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { Rebalance } from '#src/domain/blends/blend-address.ts';
import type { WorkingAddress } from '#src/urls/workings.ts';

/** Asks for the working that an address names. The API refuses a query that names none. */
export function askWorking(api: ApiClient, address: WorkingAddress): Promise<FigureWorking> {
  if (address.of === 'index') {
    return api.get('working', { indexId: address.fundId, figure: address.tag });
  }
  const { figure, query } = address;
  const { ids = '', of = '', index, from, to, against, crisis } = query;
  const named = { figure, from, against, crisis };
  return address.of === 'compare'
    ? api.get('compareWorking', { ...named, ids, to, index: index ?? '' })
    : api.get('blendWorking', {
        ...named,
        of,
        index,
        rebalance: query['rebalance'] as Rebalance | undefined,
      });
}
