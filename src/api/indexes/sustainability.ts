import {
  sustainabilityPillars,
  type Sustainability,
  type SustainabilityMetric,
} from '#src/contract/provider/sustainability.ts';
import { localText } from '#src/i18n/local-text.ts';
import { providerWord } from '#src/i18n/provider-words.ts';
import { findItem, listAllItems } from '#src/store/items/items.ts';
import { resolveFundId } from './resolve-index.ts';
import type { Resource, Stored } from '../source.ts';

export const sustainabilityDefinitions: Resource<'sustainabilityDefinitions'> = async (
  { portfolioKey, lang },
  source,
) => {
  const { fundId, found, metrics } = await readSustainability(portfolioKey, source);
  return {
    portfolioKey: fundId,
    definitions: (found ? metrics : []).map((one) => ({
      metric: one.metric,
      pillar: one.pillar,
      name: localText(one.name, lang),
      definition: localText(one.definition, lang),
      unit: one.unit && providerWord(lang, 'unit', one.unit),
      decimals: one.decimals,
    })),
  };
};

/** A metric without a value in the provider's file is still to come. */
export const sustainabilityDatapoints: Resource<'sustainabilityDatapoints'> = async (
  { portfolioKey },
  source,
) => {
  const { fundId, found, metrics } = await readSustainability(portfolioKey, source);
  if (!found) return { portfolioKey: fundId, asOfDate: null, datapoints: [] };
  return {
    portfolioKey: fundId,
    asOfDate: found.asOfDate,
    datapoints: datapointsOf(metrics, found.datapoints),
  };
};

/** A datapoint for every metric, in the order of the metrics. */
export function datapointsOf(
  metrics: readonly SustainabilityMetric[],
  datapoints: Sustainability['datapoints'],
): Sustainability['datapoints'] {
  const given = new Map(datapoints.map((one) => [one.metric, one]));
  return metrics.map(
    ({ metric }) =>
      given.get(metric) ?? { metric, value: null, gap: 'not-processed', coverage: null },
  );
}

/** What the figures mean, in the order in which they are shown. */
export async function listMetrics({ snapshot, db }: Stored): Promise<SustainabilityMetric[]> {
  const metrics = await listAllItems(db, snapshot.release, 'sustainability-metric');
  return metrics.toSorted(inOrder);
}

async function readSustainability(portfolioKey: string, source: Stored) {
  const { snapshot, db } = source;
  const fundId = resolveFundId(snapshot, portfolioKey);
  const [found, metrics] = await Promise.all([
    findItem(db, snapshot.release, 'sustainability', fundId),
    listMetrics(source),
  ]);
  return { fundId, found, metrics };
}

function inOrder(one: SustainabilityMetric, other: SustainabilityMetric): number {
  const pillarOf = ({ pillar }: SustainabilityMetric) => sustainabilityPillars.indexOf(pillar);
  return pillarOf(one) - pillarOf(other) || one.position - other.position;
}
