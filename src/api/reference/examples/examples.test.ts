import { expect, test } from 'vitest';
import { endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import type { Endpoint } from '#src/contract/api/endpoints/endpoint.ts';
import { marketDataCalls } from '#src/contract/api/endpoints/market-data-calls.ts';
import { problem } from '#src/contract/api/problem.ts';
import { fileExample } from './with-examples.ts';
import { remarksOnOpenApi } from '../../../../tests/support/remarks-on-openapi.ts';
import { checkAnswer, sharedApi, type SmallApi } from '../../../../tests/support/small-api.ts';

type Content = Record<string, { example?: unknown; [fileExample]?: string }>;
type Operation = {
  description: string;
  parameters: { name: string; example?: unknown }[];
  responses: Record<string, { content?: Content }>;
};
type Document = {
  info: { contact: object; license: { url: string }; termsOfService: string };
  paths: Record<string, Record<'get' | 'post', Operation>>;
};

let site: SmallApi;
let text: string;
let document: Document;
sharedApi.beforeAll(async ({ smallApi }) => {
  site = smallApi;
  text = await (await site.api.request('/api/openapi.json')).text();
  document = JSON.parse(text) as Document;
});

const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));
const getOf = ({ path }: { path: string }) => document.paths[path.replace(/\/$/, '')]!.get;

test('API-04 a linter of OpenAPI has no remark on the document that is served', async () => {
  expect(await remarksOnOpenApi(text)).toEqual([]);
});

test('API-04 the document names whom to ask and the terms, and says in words what each call does', () => {
  const { contact, license, termsOfService } = document.info;
  expect(contact).toMatchObject({ name: expect.any(String), url: expect.stringMatching(/^http/) });
  expect(license.url).toBe('https://indexes.example/data#terms');
  expect(termsOfService).toBe(license.url);
  for (const { description } of operations()) expect(description).toMatch(/[^.]\.$/);
});

test('API-04 every parameter and every answer of the document has an example', () => {
  const without = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.values(calls).flatMap(({ parameters, responses }) => [
      ...parameters
        .filter(({ example }) => example === undefined)
        .map(({ name }) => `${path} ${name}`),
      ...Object.entries(responses).flatMap(([status, { content = {} }]) =>
        Object.entries(content)
          .filter(([, one]) => one.example === undefined && one[fileExample] === undefined)
          .map(([type]) => `${path} ${status} ${type}`),
      ),
    ]),
  );
  expect(without).toEqual([]);
});

test('an answer that is an example is what the contract says, in every call', () => {
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const { example } = getOf(endpoint).responses['200']!.content!['application/json']!;
    expect(() => checkAnswer(name as keyof typeof endpoints, example), name).not.toThrow();
  }
  for (const [name, call] of Object.entries(marketDataCalls)) {
    const [content] = Object.values(getOf(call).responses['200']!.content!);
    const described = call.isStream
      ? (JSON.parse(/^data: (.*)$/m.exec(String(content!.example))![1]!) as unknown)
      : content!.example;
    expect(() => call.answer.parse(described), name).not.toThrow();
  }
  for (const { responses } of operations()) {
    for (const { content = {} } of Object.values(responses)) {
      const refused = content['application/problem+json'];
      if (refused) expect(() => problem.parse(refused.example)).not.toThrow();
    }
  }
});

test('a refusal that is an example is what every call answers', async () => {
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    const { responses } = getOf(endpoint);
    const path = `/api${endpoint.path.replaceAll(/\{\w+\}/g, 'x')}`;
    for (const [status, asof] of [
      ['404', '999999'],
      ['400', 'yesterday'],
    ] as const) {
      const query = new URLSearchParams(endpoint.example.replaceAll(/\{(\w+)\??\}/g, '$1'));
      query.set('asof', asof);
      const answer = await site.api.request(`${path}?${query}`);
      const described = responses[status]!.content!['application/problem+json']!.example;
      expect([path, await answer.json()]).toEqual([path, described]);
    }
  }
});
