import type { PageContext } from '#src/client/page/page-context.ts';
import type { Endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import type {
  IndexPageData,
  SustainabilityPart,
} from '#src/features/index-page/index-page-data.ts';
import { mapPart, settledParts } from './-load-parts.ts';

export type Surroundings = Pick<
  IndexPageData,
  | 'related'
  | 'sustainability'
  | 'products'
  | 'structuredProducts'
  | 'documents'
  | 'insights'
  | 'notices'
  | 'corrections'
>;

/** Notices that come with the page; older ones are a link away. */
const firstNotices = 5;

/** Rows of a list about the index that come with the page; a link leads to the rest. */
const firstRows = 10;

/** Where nothing that stands around an index is shown. */
export const nothingAround: Surroundings = {
  related: [],
  sustainability: { asOfDate: null, metrics: [] },
  products: { products: [], totalProducts: 0, notice: null },
  structuredProducts: { structuredProducts: [], totalStructuredProducts: 0, notice: null },
  documents: { documents: [], total: 0 },
  insights: [],
  notices: { notices: [], totalNotices: 0 },
  corrections: { fundId: '', corrections: [], totalCorrections: 0 },
};

/** What stands around the index. The page stands without any of it: where all of it fails, it says so. */
export async function loadSurroundings(
  { api }: PageContext,
  indexId: string,
): Promise<Surroundings> {
  const [
    related,
    definitions,
    datapoints,
    products,
    structuredProducts,
    documents,
    insights,
    notices,
    corrections,
  ] = await settledParts(
    api.get('relatedIndexes', { portfolioId: indexId }),
    api.get('sustainabilityDefinitions', { portfolioKey: indexId }),
    api.get('sustainabilityDatapoints', { portfolioKey: indexId }),
    api.get('products', { index: indexId, size: firstRows }),
    api.get('structuredProducts', { index: indexId, size: firstRows }),
    api.get('relatedDocuments', { version: '2', indexId }),
    api.get('relatedContent', { portfolioId: indexId }),
    api.get('notices', { index: indexId, size: firstNotices }),
    api.get('corrections', { indexId, size: firstRows }),
  );
  return {
    related: mapPart(related, ({ relatedIndexes }) => relatedIndexes),
    sustainability:
      definitions === 'failed' || datapoints === 'failed'
        ? 'failed'
        : sustainabilityOf(definitions, datapoints),
    products,
    structuredProducts,
    documents: mapPart(documents, ({ relatedDocuments }) => ({
      documents: relatedDocuments.slice(0, firstRows),
      total: relatedDocuments.length,
    })),
    insights: mapPart(insights, ({ insights: found }) => found),
    notices,
    corrections,
  };
}

function sustainabilityOf(
  { definitions }: Endpoints['sustainabilityDefinitions']['answer'],
  { asOfDate, datapoints }: Endpoints['sustainabilityDatapoints']['answer'],
): SustainabilityPart {
  const byMetric = new Map(datapoints.map((one) => [one.metric, one]));
  return {
    asOfDate,
    metrics: definitions.flatMap((definition) => {
      const datapoint = byMetric.get(definition.metric);
      return datapoint ? [{ ...definition, ...datapoint }] : [];
    }),
  };
}
