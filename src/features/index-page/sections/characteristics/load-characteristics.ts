import type { ApiClient } from '#src/client/calls/api-client.ts';
import { settledParts } from '#src/client/calls/parts.ts';
import type { IndexRequest } from '../../index-core.ts';

export type CharacteristicsParts = Awaited<ReturnType<typeof loadCharacteristics>>;

export async function loadCharacteristics(api: ApiClient, { indexId }: IndexRequest) {
  const [characteristics] = await settledParts(api.get('characteristics', { indexId }));
  return { characteristics };
}
