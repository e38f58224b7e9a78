import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultFormSiteId } from '#src/contract/forms/form-fields.ts';
import { submissionAddress } from '#src/contract/forms/submission.ts';
import { cases } from '../../support/test-size.ts';
import { openInProcess, startProcess, type RequestedSite } from '../requested-sites.ts';
import {
  callAddress,
  callsOf,
  pageAddress,
  sentBody,
  type Call,
  type OpenApi,
} from '../generated-addresses.ts';

/** Requests of each kind of site. Over a connection each of them costs several times as much. */
const sites = [
  ['in this process', openInProcess, cases(6_000)],
  ['in a process of its own', startProcess, cases(1_200)],
] as const;

/** Milliseconds of the server's own deadline for a whole request. */
const deadline = 30_000;

/** What only somebody with the source or the server at hand would say. */
const serverText =
  /node_modules|\bat (async )?[\w.<>]+ \((file:|node:|\/|<)|\.[jt]s:\d+|\/src\/|(Zod|Type|Range|Syntax|Reference)Error|kysely|pglite|\b(select|insert|update) .{0,80}\b(from|into|set)\b .{0,40}\b(item|segment|release|lead)\b|ENOENT|EACCES|\/tmp\//i;

const inFull = { timeout: 1_800_000 };

describe.each(sites)('the site %s', (_, open, numberOfRequests) => {
  let site: RequestedSite;
  let calls: Call[];
  beforeAll(async () => {
    site = await open();
    calls = callsOf(JSON.parse((await site.ask('/api/openapi.json')).text) as OpenApi);
  });
  afterAll(() => site?.close());

  async function expectDecent(...parameters: Parameters<RequestedSite['ask']>): Promise<number> {
    const started = performance.now();
    const [address] = parameters;
    const { status, headers, text } = await site.ask(...parameters);
    expect([address, status]).toEqual([address, expect.toSatisfy((one) => one < 500)]);
    expect(performance.now() - started).toBeLessThan(deadline);
    for (const name of ['Set-Cookie', 'X-Powered-By']) expect(headers.get(name)).toBeNull();
    const isText = /json|html|text|xml/.test(headers.get('Content-Type') ?? '');
    if (isText) expect([address, serverText.exec(text)?.[0]]).toEqual([address, undefined]);
    return status;
  }

  /** Statuses of so many addresses, and of those as of another release or day. */
  async function askAll(addresses: fc.Arbitrary<string>, numRuns: number) {
    const seen = { all: new Set<number>(), asOf: new Set<number>() };
    await fc.assert(
      fc.asyncProperty(addresses, async (address) => {
        // Headers beyond measure are refused before they are read to their end: another test's.
        fc.pre(address.length < 12_000);
        const status = await expectDecent(address);
        seen.all.add(status);
        if (address.includes('?asof=')) seen.asOf.add(status);
      }),
      { numRuns },
    );
    return seen;
  }

  test(
    'API-03 whatever the calls of the OpenAPI document are asked, nothing fails and nothing leaks',
    inFull,
    async () => {
      expect(calls.length).toBeGreaterThan(40);
      const seen = await askAll(callAddress(calls), numberOfRequests * (3 / 4));
      expect([...seen.all]).toEqual(expect.arrayContaining([200, 400, 404]));
      // There is a release or day of it, it is none, and nothing was there then.
      expect([...seen.asOf]).toEqual(expect.arrayContaining([200, 400, 404]));
    },
  );

  test(
    'ER-02 whatever address of a page is asked for, nothing fails and nothing leaks',
    inFull,
    async () => {
      const seen = await askAll(pageAddress, numberOfRequests / 4);
      expect([...seen.all]).toEqual(expect.arrayContaining([200, 404]));
    },
  );

  test('FV-06 whatever is sent to a form, nothing fails and nothing leaks', inFull, async () => {
    const type = fc.constantFrom(
      'application/x-www-form-urlencoded',
      'application/json',
      'multipart/form-data; boundary=a',
      'text/plain; charset=none',
      '',
    );
    const address = fc.constantFrom(
      submissionAddress('contact', defaultFormSiteId, 'en-us'),
      submissionAddress('subscribe', defaultFormSiteId, 'ja-jp'),
      '/api/eloqua-proxy',
      '/api/content/graphql',
      '/api/client-failures',
    );
    const accept = fc.constantFrom('text/html', 'application/json');
    await fc.assert(
      fc.asyncProperty(address, sentBody, type, accept, async (to, body, contentType, Accept) => {
        const headers = { 'Content-Type': contentType, Accept };
        await expectDecent(to, { method: 'POST', body, headers });
      }),
      { numRuns: numberOfRequests / 10 },
    );
  });
});
