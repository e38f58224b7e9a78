import { trace } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fetchOutside } from './spans.ts';

test('a call of another system has a span with its method and the status of the answer', async () => {
  const exporter = new InMemorySpanExporter();
  const spanProcessors = [new SimpleSpanProcessor({ exporter })];
  trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors }));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    trace.disable();
  });
  await fetchOutside('content', 'https://content.example/', { method: 'POST' });
  const [span] = exporter.getFinishedSpans();
  expect(span?.name).toBe('call content');
  expect(span?.attributes).toEqual({
    'http.request.method': 'POST',
    'http.response.status_code': 204,
  });
});
