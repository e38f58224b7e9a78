import type { ApiClient } from '#src/client/calls/api-client.ts';
import { settledParts, type Part } from '#src/client/calls/parts.ts';
import type { Endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import type { IndexRequest } from '../../index-core.ts';

type Definitions = Endpoints['sustainabilityDefinitions']['answer'];
type Datapoints = Endpoints['sustainabilityDatapoints']['answer'];

/** A metric with its definition and its value, or the reason for its gap. */
export type SustainabilityMetric = Omit<Definitions['definitions'][number], 'metric'> &
  Datapoints['datapoints'][number];

export type SustainabilityParts = {
  sustainability: Part<{ asOfDate: string | null; metrics: SustainabilityMetric[] }>;
};

export async function loadSustainability(
  api: ApiClient,
  { indexId }: IndexRequest,
): Promise<SustainabilityParts> {
  const [definitions, datapoints] = await settledParts(
    api.get('sustainabilityDefinitions', { portfolioKey: indexId }),
    api.get('sustainabilityDatapoints', { portfolioKey: indexId }),
  );
  if (definitions === 'failed' || datapoints === 'failed') return { sustainability: 'failed' };
  return { sustainability: withDefinitions(definitions, datapoints) };
}

function withDefinitions({ definitions }: Definitions, { asOfDate, datapoints }: Datapoints) {
  const byMetric = new Map(datapoints.map((one) => [one.metric, one]));
  const metrics = definitions.flatMap((definition) => {
    const datapoint = byMetric.get(definition.metric);
    return datapoint ? [{ ...definition, ...datapoint }] : [];
  });
  return { asOfDate, metrics };
}
