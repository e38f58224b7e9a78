import * as z from 'zod';
import type { Endpoint } from '#src/contract/api/endpoints/endpoint.ts';
import { tags } from '#src/contract/api/endpoints/endpoint.ts';
import { endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import { problem } from '#src/contract/api/problem.ts';
import { insight } from '#src/contract/api/insights.ts';
import { pricesData } from '#src/contract/api/indexes/index-details.ts';
import {
  assetTypeDescription,
  filterOption,
  portfolio,
  suggestion,
} from '#src/contract/api/indexes/portfolios.ts';
import { api } from '#src/urls.ts';
import { parametersOf } from './parameters.ts';
import { notFoundAnswer, readRefusals } from './problem-answer.ts';
import { downloadPaths } from './downloads.ts';
import { marketDataCalls } from '#src/contract/api/endpoints/market-data-calls.ts';
import { marketDataPaths, securitySchemes } from './market-data.ts';
import { clientFailuresOperation } from './client-failures.ts';
import { wordsOf } from './words-of.ts';
import { modelContextOperation } from './model-context.ts';
import { contentQueryOperation } from './content-query.ts';
import { formSubmissionOperation } from './form-submission.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const schemaPath = (name: string) => `#/components/schemas/${name}`;

const tagDescriptions: Record<(typeof tags)[number], string> = {
  Search: 'Indexes as a term is typed',
  Screener: 'Lists of indexes: searched, filtered, sorted, with all figures',
  Index: 'One index: what it is, its levels, figures, members and corrections',
  'Market data': 'Levels of the moment, and the tokens that they need',
  Products: 'What others issue on the indexes',
  Documents: 'Rules, policies and guides, and what changed between their versions',
  Insights: 'Articles with the indexes that they speak of',
  Site: 'Releases, notices, corrections, pages and navigation',
};

let made: ReturnType<typeof makeDocument> | undefined;

/** The OpenAPI 3.1 document, made once from the contract that also validates (API-04). */
export const openapiDocument = (): ReturnType<typeof makeDocument> => (made ??= makeDocument());

function makeDocument() {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Index data API',
      version: '1.0.0',
      description:
        'Open data of an index provider. Answers carry the release that they were read from in the header ' +
        'Plumbline-Release; between two releases an answer never changes, but for what the clock says (isLate in ' +
        `${api.indexDetails}) and what a service elsewhere may say (${api.topHat}). Credentials and quotes are of ` +
        'the moment, and of no release.',
    },
    servers: [{ url: api.base }] as const,
    // No key is required; the calls that need a token say so themselves.
    security: [],
    tags: tags.map((name) => ({ name, description: tagDescriptions[name] })),
    paths: {
      ...Object.fromEntries(
        Object.entries(endpoints).map(([name, endpoint]) => [
          // Both forms are answered; OpenAPI tools expect the one without a slash.
          endpoint.path.replace(/\/$/, ''),
          { get: operation(name, endpoint) },
        ]),
      ),
      ...downloadPaths(),
      ...marketDataPaths(),
      [api.formSubmission]: { post: formSubmissionOperation() },
      [api.clientFailures]: { post: clientFailuresOperation() },
      [api.contentGraphql]: { post: contentQueryOperation() },
      [api.modelContext]: { post: modelContextOperation() },
    },
    components: { schemas: componentSchemas(), securitySchemes },
  };
}

/** Describes the `Link` header of lists with pages. */
const pageLinks = {
  description: 'Addresses of the first page, the last, and those beside this one (RFC 8288)',
  schema: { type: 'string' },
};

const hasPages = ({ shape }: Endpoint['query']) => 'page' in shape && 'size' in shape;

function operation(name: string, endpoint: Endpoint) {
  return {
    operationId: name,
    tags: [endpoint.tag],
    ...wordsOf(name, endpoint.summary),
    parameters: parametersOf(endpoint),
    responses: {
      '200': {
        description: 'The answer',
        headers: {
          ETag: { schema: { type: 'string' } },
          'Plumbline-Release': { schema: { type: 'integer' } },
          ...(hasPages(endpoint.query) ? { Link: pageLinks } : {}),
        },
        content: { 'application/json': { schema: { $ref: schemaPath(endpoint.answerName) } } },
      },
      '304': { description: 'If-None-Match names the answer' },
      '404': notFoundAnswer(endpoint.notFound ?? 'There is no release as `asof` asks for'),
      ...readRefusals,
    },
  };
}

function componentSchemas(): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  registry.add(problem, { id: 'Problem' });
  registry.add(portfolio, { id: 'Portfolio' });
  registry.add(suggestion, { id: 'Suggestion' });
  registry.add(insight, { id: 'Insight' });
  registry.add(filterOption, { id: 'FilterOption' });
  registry.add(assetTypeDescription, { id: 'AssetTypeDescription' });
  registry.add(pricesData, { id: 'PricesData' });
  const declared = [...Object.values(endpoints), ...Object.values(marketDataCalls)];
  for (const { answer, answerName } of declared) {
    if (!registry.has(answer)) registry.add(answer, { id: answerName });
  }
  // As input schemas, objects stay open: a field that is added later breaks no client.
  const { schemas } = z.toJSONSchema(registry, {
    uri: schemaPath,
    io: 'input',
    override: ({ jsonSchema }) => {
      // The format says it already, and zod's pattern with leap years is 200 characters long.
      if (jsonSchema.format === 'date') delete jsonSchema.pattern;
      // The bounds of safe integers say nothing about a value.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      // Stated once for the whole document.
      delete schema.$schema;
      delete schema.$id;
      return [name, schema];
    }),
  );
}
