import { expect, test } from 'vitest';
import { fileExample } from '#src/api/reference/examples/with-examples.ts';
import { endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import { callAddress } from '#src/urls/call-address.ts';
import { sharedSite, type SiteApp } from '../../support/site-app.ts';

type Content = Record<string, { example?: unknown; [fileExample]?: string }>;
type Parameter = { name: string; in: string; required: boolean; example: string };
type Operation = { parameters: Parameter[]; responses: Record<string, { content?: Content }> };

/** What the contract asks of each call that it tries. */
const examples = new Map(
  Object.values(endpoints).map(({ path, example }) => [path.replace(/\/$/, ''), example]),
);

let site: SiteApp;
let calls: [path: string, operation: Operation][];
sharedSite.beforeAll(async ({ siteApp }) => {
  site = siteApp;
  const { paths } = (await (await site.get('/api/openapi.json')).json()) as {
    paths: Record<string, { get?: Operation }>;
  };
  // What depends on the moment needs a token.
  calls = Object.entries(paths).flatMap(([path, { get }]) =>
    get && !/credentials|market-data/.test(path) ? [[path, get]] : [],
  );
});

test('API-04 every parameter can be tried with its example, at the demo', async () => {
  const refused: string[] = [];
  let tried = 0;
  for (const [path, { parameters }] of calls) {
    const named = [...new URLSearchParams(examples.get(path)).keys()];
    const needed = parameters.filter(({ name, required }) => required || named.includes(name));
    for (const parameter of parameters) {
      const asked = [...needed, parameter].map(({ name, example }) => [name, example] as const);
      const address = callAddress(path, Object.fromEntries(asked));
      const { status } = await site.get(address);
      tried += 1;
      if (status !== 200) refused.push(`${status} ${address}`);
    }
  }
  expect(refused).toEqual([]);
  expect(tried).toBeGreaterThan(400);
});

test('API-04 a file that is an example is there, in its form', async () => {
  let tried = 0;
  for (const [, { responses }] of calls) {
    for (const [type, { [fileExample]: address }] of Object.entries(responses['200']!.content!)) {
      if (address === undefined) continue;
      const answer = await site.get(address);
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, type]);
      await answer.arrayBuffer();
      tried += 1;
    }
  }
  expect(tried).toBe(17);
});

test('every call of the demo has an answer as an example', () => {
  const without = calls.filter(([, { responses }]) =>
    Object.values(responses['200']!.content!).some((one) => !one.example && !one[fileExample]),
  );
  expect(without.map(([path]) => path)).toEqual([]);
});
