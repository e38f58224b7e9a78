import { SpanStatusCode, type Span } from '@opentelemetry/api';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tracer } from '#src/tracing/spans.ts';
import { traceRequests } from './trace-requests.ts';

/** What the span of a request is told whose answer has a status, and its name. */
async function spanOf(status: number) {
  const told: unknown[] = [];
  const ended = Promise.withResolvers<void>();
  const span = {
    setAttributes: (attributes: object) => told.push(attributes),
    setStatus: (of: object) => told.push(of),
    end: () => ended.resolve(),
  };
  const started = vi.spyOn(tracer, 'startSpan').mockReturnValue(span as unknown as Span);
  const server = createServer(traceRequests((_request, answer) => answer.writeHead(status).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    started.mockRestore();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  await (await fetch(`http://127.0.0.1:${port}/api/screener?name=ada`)).text();
  await ended.promise;
  return { told, started: started.mock.calls[0] };
}

test.each([200, 404, 499])('the span of an answer %i is no error', async (status) => {
  const { told } = await spanOf(status);
  expect(told).toEqual([{ 'http.response.status_code': status }]);
});

test.each([500, 503])('the span of an answer %i is an error', async (status) => {
  const { told } = await spanOf(status);
  expect(told).toEqual([{ 'http.response.status_code': status }, { code: SpanStatusCode.ERROR }]);
});

test('a span has the pattern of the address, without its query', async () => {
  const { started } = await spanOf(200);
  expect(started?.[0]).toMatch(/^GET \/api\//);
  expect(JSON.stringify(started)).not.toContain('ada');
});
