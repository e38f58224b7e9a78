import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpoints, type EndpointName } from '#src/contract/api/endpoints/endpoints.ts';
import { problem } from '#src/contract/api/problem.ts';
import { addressOf, checkAnswer, sharedApi, type SmallApi } from '../../tests/support/small-api.ts';

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => {
  site = smallApi;
});

/** Values that some parameter understands, and values that none does. */
const plausible = fc.constantFrom(
  'Harbour US',
  "'; drop table item",
  '\u0000',
  '9'.repeat(30),
  '٣',
  ...'1 2 20 200 -1 0 201 1e3 legacy en-us ja-jp equity esg alternative-investment'.split(' '),
  ...'all-asset-types USD EUR PR TR yes no live ceased daily portfolioName return1Y'.split(' '),
  ...'harbour US500 US500.SEC GOVT PRIVATE BALANCED __proto__ toString %'.split(' '),
);
const value = fc.oneof({ weight: 4, arbitrary: plausible }, fc.string({ unit: 'binary' }));

// A segment of dots alone is another path, to every reader of addresses.
const segment = value.filter((text) => !/^\.{0,2}$/.test(text));

const request = fc.constantFrom(...(Object.keys(endpoints) as EndpointName[])).chain((name) => {
  const parameters = [...Object.keys(endpoints[name].query.shape), 'utm_source'];
  const pair = fc.tuple(fc.constantFrom(...parameters), value);
  const inPath = [...endpoints[name].path.matchAll(/\{(\w+)\}/g)].map(([, one = '']) => one);
  return fc.record({
    name: fc.constant(name),
    inPath: fc.record(Object.fromEntries(inPath.map((one) => [one, segment]))),
    pairs: fc.array(pair, { maxLength: 5 }),
  });
});

function checkProblem(name: EndpointName, status: number, body: unknown): void {
  expect([400, 404]).toContain(status);
  const { parameters = [], ...answered } = problem.parse(body);
  expect(answered.status).toBe(status);
  const known = Object.keys(endpoints[name].query.shape);
  expect(known).toEqual(expect.arrayContaining(parameters));
  expect(parameters.length > 0).toBe(status === 400);
}

test('API-03 whatever is asked, the answer keeps to the contract or says what is wrong', async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(request, async ({ name, inPath, pairs }) => {
      const search = new URLSearchParams(pairs);
      const response = await site.api.request(`${addressOf(name, inPath)}?${search}`);
      seen.add(response.status);
      const body: unknown = await response.json();
      if (response.status === 200) checkAnswer(name, body);
      else checkProblem(name, response.status, body);
    }),
    { numRuns: 600 },
  );
  expect(seen).toEqual(new Set([200, 400, 404]));
});
