import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import { downloadCalls } from '#src/contract/api/endpoints/download-calls.ts';
import { marketDataCalls } from '#src/contract/api/endpoints/market-data-calls.ts';
import { api } from '#src/urls.ts';
import { apiDocuments } from '#src/urls/api-documents.ts';
import { downloadPaths } from '#src/urls/downloads.ts';
import { marketDataPaths } from '#src/urls/market-data.ts';
import { openapiDocument, type JsonSchema } from './openapi.ts';
import { parametersOf } from './parameters.ts';

type Operation = {
  parameters: { name: string; required: boolean; schema: JsonSchema }[];
  responses: Record<string, unknown>;
  security?: Record<string, unknown>[];
};

const document = openapiDocument();
const operationAt = (path: string) =>
  (document.paths as Record<string, { get?: Operation }>)[path]?.get;

test('API-04 the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(document));
  expect(result).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('API-04 of the promise that answers stay the exceptions are named', () => {
  const [, exceptions] = document.info.description.split('never changes');
  for (const named of ['/index-details)', '/navigation/top-hat)', 'quotes'])
    expect(exceptions).toContain(named);
});

test('API-08 every path of the API that urls.ts names is declared, and no other', () => {
  const { base, ...ofApi } = api;
  const calls = { ...ofApi, ...marketDataPaths, ...downloadPaths };
  const documents = Object.values(apiDocuments);
  expect(documents.every((path) => path.startsWith(base))).toBe(true);
  const described = Object.values(calls).map((path) => path.replace(/\/$/, ''));
  expect(new Set(Object.keys(document.paths))).toEqual(new Set(described));
  const {
    formSubmission: _,
    clientFailures: _failures,
    contentGraphql: _graphql,
    modelContext: _programs,
    ...reads
  } = calls;
  const declared: Record<string, { path: string }> = {
    ...endpoints,
    ...marketDataCalls,
    ...downloadCalls,
  };
  for (const [name, path] of Object.entries(reads)) {
    expect(declared[name]?.path).toBe(path);
  }
});

test('MD-01 the calls that need tokens say which, and the one that gives them needs none', () => {
  for (const { path, needs } of Object.values(marketDataCalls)) {
    const { security, responses } = operationAt(path)!;
    expect([path, security]).toEqual([
      path,
      needs.length > 0 ? [Object.fromEntries(needs.map((one) => [one, []]))] : undefined,
    ]);
    expect([path, '401' in responses]).toEqual([path, needs.length > 0]);
  }
});

test('CM-07 the one call that writes is a POST of a form', () => {
  const { post } = document.paths['/eloqua-proxy'] as unknown as {
    post: { parameters: { name: string }[]; requestBody: { content: object } };
  };
  expect(post.parameters.map(({ name }) => name)).toEqual([
    'siteId',
    'formName',
    'Idempotency-Key',
  ]);
  expect(Object.keys(post.requestBody.content)).toEqual(['application/x-www-form-urlencoded']);
});

test('API-04 a reference to a schema leads to one', () => {
  const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  expect(names.length).toBeGreaterThan(20);
  for (const [, name] of names) expect(Object.keys(document.components.schemas)).toContain(name);
});

test('API-02 the document tells page sizes and their limits', () => {
  const parameters = operationAt('/portfolio-returns')?.parameters ?? [];
  const size = parameters.find(({ name }) => name === 'size');
  expect(size).toMatchObject({
    required: false,
    schema: { type: 'integer', default: 20, minimum: 1, maximum: 200 },
  });
  const sortOrder = parameters.find(({ name }) => name === 'sortOrder');
  expect(sortOrder?.schema.enum).toEqual([1, -1]);
});

test.each(['/insights', '/insights/articles/', '/index/articles'])(
  'API-02 %s has nine articles on a page unless asked otherwise',
  (path) => {
    const size = operationAt(path.replace(/\/$/, ''))?.parameters.find(
      ({ name }) => name === 'size',
    );
    expect(size?.schema).toMatchObject({ default: 9, maximum: 200 });
  },
);

test('API-04 the document tells how many letters a value of a filter of articles may have', () => {
  const { parameters = [] } = operationAt('/insights/articles') ?? {};
  const filters = parameters.filter(({ name }) => ['type', 'strategist'].includes(name));
  const lengths = filters.map(({ schema }) => JSON.stringify(schema).match(/"m\w\wLength":\d+/g));
  expect(lengths).toEqual([
    ['"minLength":1', '"maxLength":200'],
    ['"minLength":1', '"maxLength":200'],
  ]);
});

test('ID-09 the document tells what index-details needs and that an index may be unknown', () => {
  const operation = operationAt('/index-details');
  const required = operation?.parameters.filter((one) => one.required).map(({ name }) => name);
  expect(required).toEqual(['indexId']);
  expect(Object.keys(operation?.responses ?? {})).toContain('404');
});

test('API-04 a parameter within a path is said to be there, and to be required', () => {
  const query = z.object({ id: z.string(), lang: z.string().default('en-us') });
  const parameters = parametersOf({ path: '/insights/articles/{id}', query });
  expect(parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
    ['id', 'path', true],
    ['lang', 'query', false],
  ]);
});

test('API-04 downloads in JSON are described as what is sent: a table with what it says of itself, or rows', () => {
  const typeOf = (path: string) => {
    const { content } = operationAt(path)!.responses['200'] as {
      content: Record<string, { schema: JsonSchema }>;
    };
    return content['application/json']!.schema;
  };
  for (const path of ['levelsDownload', 'constituentsDownload', 'blendDownload'] as const)
    expect([path, typeOf(downloadPaths[path])]).toMatchObject([
      path,
      { type: 'object', required: ['about', 'rows'] },
    ]);
  expect(typeOf(downloadPaths.listDownload)).toMatchObject({ type: 'array' });
  expect(typeOf(downloadPaths.listDownloadMetadata)).toMatchObject({ type: 'object' });
});
