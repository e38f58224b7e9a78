import type { ApiClient } from '#src/client/calls/api-client.ts';
import { mapPart, settledParts } from '#src/client/calls/parts.ts';
import type { IndexRequest } from '../../index-core.ts';

export type VariantsParts = Awaited<ReturnType<typeof loadVariants>>;

export async function loadVariants(api: ApiClient, { indexId }: IndexRequest) {
  const [group] = await settledParts(api.get('variants', { fundId: indexId }));
  return { variants: mapPart(group, ({ variants }) => variants) };
}
