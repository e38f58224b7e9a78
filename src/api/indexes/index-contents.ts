import { endpoints, type EndpointName } from '#src/contract/api/endpoints/endpoints.ts';
import { relatedDocuments } from '../documents/related-documents.ts';
import { relatedContent } from '../insights/insight-lists.ts';
import { notices } from '../notices/notices.ts';
import { products } from '../products/investable-products.ts';
import { structuredProducts } from '../products/structured-products.ts';
import type { Resource, Source } from '../source.ts';
import { characteristics } from '../constituents/characteristics.ts';
import { constituents } from '../constituents/constituents.ts';
import { corrections } from '../corrections/corrections.ts';
import { relatedIndexes } from './related-indexes.ts';
import { resolveFundId } from './resolve-index.ts';
import { sustainabilityDatapoints } from './sustainability.ts';
import { variants } from './variants.ts';

/** Counts the answers of an index's calls by making these calls, so that counts and answers cannot disagree. */
export const indexContents: Resource<'indexContents'> = async ({ indexId, lang }, source) => {
  const fundId = resolveFundId(source.snapshot, indexId);
  const [members, held, around] = await Promise.all([
    ask('constituents', constituents, { portfolioId: fundId }, source),
    ask('characteristics', characteristics, { indexId: fundId }, source),
    countAround(fundId, lang, source),
  ]);
  const { issuers, ratings, maturities } = members.breakdowns;
  return {
    fundId,
    numberOfConstituents: members.numberOfConstituents,
    constituents: members.totalConstituents,
    constituentsWithheld: members.withheld,
    breakdowns: given(Object.values(members.breakdowns)),
    bondBreakdowns: given([issuers, ratings, maturities]),
    characteristics: held.figures.length + held.buckets.length,
    ...around,
  };
};

const given = (breakdowns: readonly (unknown[] | null)[]): number =>
  breakdowns.filter((shares) => shares !== null).length;

async function countAround(fundId: string, lang: string, source: Source) {
  const one = { size: 1 };
  const [metrics, group, related, funds, structured, papers, articles, announced, corrected] =
    await Promise.all([
      ask('sustainabilityDatapoints', sustainabilityDatapoints, { portfolioKey: fundId }, source),
      ask('variants', variants, { fundId }, source),
      ask('relatedIndexes', relatedIndexes, { portfolioId: fundId }, source),
      ask('products', products, { index: fundId, ...one }, source),
      ask('structuredProducts', structuredProducts, { index: fundId, ...one }, source),
      ask('relatedDocuments', relatedDocuments, { version: '2', indexId: fundId }, source),
      ask('relatedContent', relatedContent, { portfolioId: fundId, lang }, source),
      ask('notices', notices, { index: fundId, ...one }, source),
      ask('corrections', corrections, { indexId: fundId, ...one }, source),
    ]);
  return {
    sustainability: metrics.datapoints.length,
    variants: group.variants.length,
    relatedIndexes: related.relatedIndexes.length,
    products: funds.totalProducts,
    structuredProducts: structured.totalStructuredProducts,
    documents: papers.relatedDocuments.length,
    insights: articles.insights.length,
    notices: announced.totalNotices,
    corrections: corrected.totalCorrections,
  };
}

/** Makes a call as a request would, with the contract's defaults. */
function ask<N extends EndpointName>(
  name: N,
  resource: Resource<N>,
  query: Record<string, unknown>,
  source: Source,
) {
  return resource(endpoints[name].query.parse(query) as Parameters<Resource<N>>[0], source);
}
