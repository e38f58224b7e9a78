import { defaultFormSiteId } from '#src/contract/forms/form-fields.ts';
import { keyHeader, submissionAddress } from '#src/contract/forms/submission.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { contactValues } from '../../support/leads.ts';
import { startOutsideService, type OutsideService } from '../../support/outside-service.ts';
import { startSite } from '../../support/running-site.ts';
import { startCollector, type ReceivedSpan } from '../collector.ts';

const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`;

/** By their number in OpenTelemetry's protocol. */
const kinds = { server: 2, client: 3 };

describe('a visit that is traced', () => {
  let spans: ReceivedSpan[];
  let everything: string;
  let log: string;
  let content: OutsideService;
  let marketing: OutsideService;

  beforeAll(async () => {
    const collector = await startCollector();
    content = await startOutsideService({ data: { topHat: null } });
    marketing = await startOutsideService({});
    const site = await startSite({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'indexes-site',
      CONTENT_GRAPHQL_URL: content.url,
      FORM_FORWARD_URL: marketing.url,
    });
    const ask = async (path: string, init: RequestInit = {}) =>
      (await fetch(site.url + path, init)).text();
    const page = '/ja-jp/indexes/details/PLWLD_NTR_USD?filterPattern=Secret-Wish&utm_source=letter';
    await ask(page, { headers: { traceparent, 'User-Agent': 'Visitors-Browser/1.0' } });
    await ask(page);
    await ask('/api/index-details?indexId=no-such');
    await ask(submissionAddress('contact', defaultFormSiteId, 'en-us'), {
      method: 'POST',
      headers: { [keyHeader]: 'the-key-of-this-submission' },
      body: new URLSearchParams(contactValues),
    });
    await vi.waitUntil(() => marketing.traces.length > 0, { timeout: 30_000 });
    await site.stop();
    log = site.output();
    ({ spans } = collector);
    everything = collector.sent.join('\n');
    await collector.close();
  }, 300_000);
  afterAll(() => Promise.all([content.close(), marketing.close()]));

  const spanOf = (name: string) => spans.find((span) => span.name === name);
  const childrenOf = (parent: ReceivedSpan) =>
    spans.filter((span) => span.parentSpanId === parent.spanId);

  test('has a span for the request, below the span of the caller', () => {
    const [first, second] = spans.filter(
      ({ name }) => name === 'GET /indexes/details/$portfolioDetails',
    );
    expect(first).toMatchObject({ kind: kinds.server, traceId: caller.traceId });
    expect(first?.parentSpanId).toBe(caller.spanId);
    expect(first?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/indexes/details/$portfolioDetails',
      'http.response.status_code': 200,
      'plumbline.release': 1,
      'plumbline.cache_hit': false,
    });
    expect(first?.resource).toMatchObject({ 'service.name': 'indexes-site' });
    expect(second?.parentSpanId).toBeNull();
    expect(second?.traceId).not.toBe(caller.traceId);
    expect(second?.attributes).toMatchObject({
      'plumbline.release': 1,
      'plumbline.cache_hit': true,
    });
    expect(childrenOf(second!)).toEqual([]);
  });

  test('tells below it what the request waited for: render, calls of the API, statements of the store', () => {
    const render = spanOf('render')!;
    expect(render.parentSpanId).toBe(spanOf('GET /indexes/details/$portfolioDetails')?.spanId);
    const call = childrenOf(render).find(({ name }) => name === 'api /api/index-details')!;
    expect(call).toBeDefined();
    const statements = spans.filter(({ name }) => name.startsWith('store '));
    expect(statements.map(({ name }) => name)).toContain('store select item');
    const calls = new Set(
      spans.filter(({ name }) => name.startsWith('api ')).map((span) => span.spanId),
    );
    expect(statements.some(({ parentSpanId }) => calls.has(parentSpanId ?? ''))).toBe(true);
    expect(spanOf('GET /api/index-details')?.attributes).toMatchObject({
      'http.response.status_code': 404,
    });
  });

  test('tells services outside of the span that asks them', () => {
    const call = spanOf('call content')!;
    expect(call).toMatchObject({ kind: kinds.client, traceId: caller.traceId });
    // On a busy machine the answer may come after the time that the site allows it: then it has no status.
    expect(call.attributes['http.request.method']).toBe('POST');
    expect(content.traces).toContain(`00-${caller.traceId}-${call.spanId}-01`);
    const forwarded = spanOf('call marketing')!;
    expect(marketing.traces[0]).toBe(`00-${forwarded.traceId}-${forwarded.spanId}-01`);
  });

  test('tells nothing of the visitor', () => {
    const { emailAddress, lastName, company, paragraphText } = contactValues;
    for (const text of [emailAddress, lastName, company, paragraphText.slice(0, 20)]) {
      expect(everything).not.toContain(text);
      expect(everything.toLowerCase()).not.toContain(encodeURIComponent(text).toLowerCase());
    }
    for (const text of ['Secret', 'letter', 'Visitors-Browser', '127.0.0.1', 'PLWLD', 'no-such']) {
      expect(everything).not.toContain(text);
    }
    expect(everything).not.toContain('the-key-of-this-submission');
  });

  test('finds its trace in the log', () => {
    const line = log.split('\n').find((each) => each.includes('/ja-jp/indexes/details'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ traceId: caller.traceId, status: 200 });
  });
});

test.each(['hangs', 'is down'])(
  'a collector that %s costs no request',
  async (mood) => {
    const collector = await startCollector('hangs');
    onTestFinished(() => collector.close());
    if (mood === 'is down') await collector.close();
    const site = await startSite({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_TIMEOUT: '600000',
    });
    // More than the queue of spans holds.
    for (let count = 0; count < 3_000; count += 50) {
      const some = Array.from({ length: 50 }, async (_, at) => {
        const answer = await fetch(`${site.url}/api/index/types?utm_id=${count + at}`);
        await answer.arrayBuffer();
        return answer.status;
      });
      expect(new Set(await Promise.all(some))).toEqual(new Set([200]));
    }
    if (mood === 'hangs') expect(collector.sent.length).toBeGreaterThan(0);
    const started = performance.now();
    await site.stop();
    expect(performance.now() - started).toBeLessThan(60_000);
  },
  300_000,
);
