import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Quote } from '#src/contract/api/market-data.ts';
import { quoteAddress } from '#src/urls/market-data.ts';
import type { ApiCall } from '../calls/api-client.ts';
import { createCredentials } from './credentials.ts';
import { followLevel } from './follow-level.ts';
import { loadRelatedQuotes } from './related-quotes.ts';

const logged: unknown[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  logged.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((line) => void logged.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type Headers = Record<string, string>;

/** A quote service whose tokens are numbered; `accepts` decides by the headers. */
function quoteService(accepts: (headers: Headers) => boolean = () => true) {
  let given = 0;
  const streams: { send: (quote: Partial<Quote>) => void; cut: () => void; signal: AbortSignal }[] =
    [];
  const call = vi.fn<ApiCall>(async (path, init = {}) => {
    if (path.endsWith('/credentials')) {
      given += 1;
      const token = `token ${given}`;
      return Response.json({ accessToken: token, realTimeToken: token, expiresIn: 3600 });
    }
    if (!accepts(init.headers ?? {})) return new Response('{}', { status: 401 });
    if (path.includes('/names/')) return Response.json({ secId: 'S1', name: 'World' });
    if (path.includes('/quotes/')) return Response.json({ secId: 'S1', level: 12 });
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const write = (text: string) => void writer.write(new TextEncoder().encode(text));
    init.signal?.addEventListener('abort', () => void writer.abort().catch(() => undefined));
    streams.push({
      send: (quote) => write(`event: level\ndata: ${JSON.stringify(quote)}\n\n`),
      cut: () => void writer.close(),
      signal: init.signal!,
    });
    return new Response(readable);
  });
  const calls = (part: string) => call.mock.calls.filter(([path]) => path.includes(part));
  return { call, calls, streams, credentials: createCredentials(call) };
}

function visibility(hidden = false) {
  const target = new EventTarget();
  return {
    hidden,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    turn(this: { hidden: boolean }, isHidden: boolean) {
      this.hidden = isHidden;
      target.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

test('MD-03 a level is followed with the bearer token and the real-time header', async () => {
  const { call, credentials, streams } = quoteService();
  const seen: (Quote | null)[] = [];
  const stop = followLevel({
    call,
    credentials,
    secId: 'S1',
    onQuote: (quote) => seen.push(quote),
    visibility: visibility(),
  });
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  const [path, init] = call.mock.calls.at(-1)!;
  expect(path).toBe('/api/market-data/changes/S1');
  expect(init?.headers).toEqual({
    Authorization: expect.stringMatching(/^Bearer token \d$/),
    'Plumbline-Real-Time-Token': expect.stringMatching(/^token \d$/),
  });
  streams[0]!.send({ level: 12.5 });
  await vi.waitFor(() => expect(seen).toEqual([{ level: 12.5 }]));
  stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('a stream that is cut is opened again, later each time that nothing comes', async () => {
  const { call, credentials, streams } = quoteService();
  const options = { call, credentials, secId: 'S1', onQuote: () => undefined };
  const stop = followLevel({ ...options, visibility: visibility() });
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  streams[0]!.cut();
  await vi.advanceTimersByTimeAsync(999);
  expect(streams).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(streams).toHaveLength(2);
  streams[1]!.cut();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(streams).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(streams).toHaveLength(3);
  streams[2]!.send({ level: 1 });
  await vi.advanceTimersByTimeAsync(0);
  streams[2]!.cut();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(streams).toHaveLength(4);
  stop();
});

test('MD-03 where the service is heard no longer, or falls silent, there is no quote', async () => {
  const { call, credentials, streams } = quoteService();
  const answer = call.getMockImplementation()!;
  let isDown = false;
  call.mockImplementation(async (path, init) =>
    isDown && path.includes('/changes/') ? new Response('{}', { status: 503 }) : answer(path, init),
  );
  const seen: (Quote | null)[] = [];
  const onQuote = (quote: Quote | null) => void seen.push(quote);
  const stop = followLevel({ call, credentials, secId: 'S1', onQuote, visibility: visibility() });
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  streams[0]!.send({ level: 1 });
  await vi.advanceTimersByTimeAsync(0);
  // Cut, and there again at once: nothing is taken back.
  streams[0]!.cut();
  await vi.advanceTimersByTimeAsync(1_000);
  streams[1]!.send({ level: 2 });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(seen).toEqual([{ level: 1 }, { level: 2 }]);
  // A minute without a word: the connection is dead, and so is the service.
  isDown = true;
  await vi.advanceTimersByTimeAsync(1 + 1_000);
  expect(seen).toEqual([{ level: 1 }, { level: 2 }, null]);
  stop();
});

test('a hidden tab asks for nothing, and goes on when it is shown again', async () => {
  const { call, credentials, streams } = quoteService();
  const shown = visibility(true);
  const stop = followLevel({
    call,
    credentials,
    secId: 'S1',
    onQuote: () => undefined,
    visibility: shown,
  });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(call).not.toHaveBeenCalled();
  shown.turn(false);
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  shown.turn(true);
  expect(streams[0]!.signal.aborted).toBe(true);
  const asked = call.mock.calls.length;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(call.mock.calls.length).toBe(asked);
  shown.turn(false);
  await vi.waitFor(() => expect(streams).toHaveLength(2));
  stop();
});

test('MD-04 a 401 of the quote service renews the tokens once and the call is made again', async () => {
  const isRenewed = ({ 'Plumbline-Real-Time-Token': token = '' }: Headers) =>
    Number(token.split(' ')[1]) > 2;
  const { call, calls, credentials, streams } = quoteService(isRenewed);
  const options = { call, credentials, secId: 'S1', onQuote: () => undefined };
  const stop = followLevel({ ...options, visibility: visibility() });
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  expect(calls('/real-time/credentials')).toHaveLength(2);
  expect(calls('/changes/')).toHaveLength(2);
  stop();
});

test('ID-05 name and quote of a related index are two calls merged, the quote with both tokens', async () => {
  const { call, calls, credentials } = quoteService();
  const related = await loadRelatedQuotes(call, credentials, ['S1']);
  expect(related).toEqual([{ secId: 'S1', name: 'World', quote: { secId: 'S1', level: 12 } }]);
  expect(calls('/names/')[0]?.[1]?.headers).not.toHaveProperty('Plumbline-Real-Time-Token');
  expect(calls(quoteAddress('quote', 'S1'))[0]?.[1]?.headers).toHaveProperty(
    'Plumbline-Real-Time-Token',
  );
});

test('MD-04 a failure of related indexes reloads the credentials once, then is logged', async () => {
  const { call, calls, credentials } = quoteService(() => true);
  call.mockImplementation(async (path) => {
    if (path.endsWith('/sal/credentials')) return Response.json({ accessToken: 'a' });
    if (path.endsWith('/credentials')) return Response.json({ realTimeToken: 'r' });
    return new Response('{"message":"secret text"}', { status: 500 });
  });
  expect(await loadRelatedQuotes(call, credentials, ['S1'])).toEqual([]);
  expect(calls('/sal/credentials')).toHaveLength(2);
  expect(calls('/real-time/credentials')).toHaveLength(2);
  expect(calls('/quotes/')).toHaveLength(2);
  expect(logged).toHaveLength(1);
});
