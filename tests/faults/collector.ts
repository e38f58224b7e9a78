import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as OTLP's JSON has it, with its attributes as a plain object. */
export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId: string | null;
  name: string;
  kind: number;
  attributes: Record<string, unknown>;
  resource: Record<string, unknown>;
};

type Attributes = { key: string; value: Record<string, unknown> }[];
type SentSpan = Omit<ReceivedSpan, 'attributes' | 'resource' | 'parentSpanId'> & {
  parentSpanId?: string;
  attributes: Attributes;
};
type Sent = {
  resourceSpans: {
    resource: { attributes: Attributes };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
};

export type Collector = {
  url: string;
  spans: ReceivedSpan[];
  /** All that was sent, byte for byte. */
  sent: string[];
  close: () => Promise<void>;
};

/** A collector of traces (OTLP over HTTP, JSON) in this process; one that hangs takes all and answers nothing. */
export async function startCollector(mood: 'well' | 'hangs' = 'well'): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const sent: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      sent.push(text);
      if (request.url === '/v1/traces') spans.push(...spansOf(JSON.parse(text) as Sent));
      if (mood === 'well')
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    sent,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function spansOf({ resourceSpans }: Sent): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, parentSpanId, ...span }) => ({
        ...span,
        parentSpanId: parentSpanId || null,
        attributes: plain(attributes),
        resource: plain(resource.attributes),
      })),
    ),
  );
}

/** Each value is wrapped in an object with one property, which names its type. */
function plain(attributes: Attributes): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
