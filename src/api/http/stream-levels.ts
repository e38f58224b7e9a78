import type { Quote } from '#src/contract/api/market-data.ts';
import type { LevelChanges } from '#src/market-data/level-changes.ts';
import { makeProblem, problemResponse } from './problems.ts';

/** Seconds to wait, a guess: when another stream of the visitor ends is unknown. */
const retryAfter = 60;

/** Milliseconds between heartbeats: proxies close connections that are silent for a minute. */
const heartbeat = 20_000;

const encoder = new TextEncoder();

/**
 * A stream of server-sent events (`text/event-stream`): the present level, then each new one. It ends with the token
 * that opened it; the client reconnects with a new one. 503 where the total of streams is reached, 429 where the
 * visitor's is.
 * @param asked.visitor whose streams are counted
 * @param asked.endsIn milliseconds
 */
export async function streamLevels(
  changes: LevelChanges,
  { secId, visitor, endsIn }: { secId: string; visitor: string; endsIn: number },
): Promise<Response> {
  const waiting: Uint8Array[] = [];
  let send = (bytes: Uint8Array): void => void waiting.push(bytes);
  let end = (): void => undefined;
  const stop = await changes.follow(secId, visitor, {
    changed: (quote) => send(encoder.encode(eventOf(quote))),
    ended: () => end(),
  });
  if (stop === 'too many of one') {
    const problem = makeProblem(429, 'Too many levels are being followed from your network');
    return problemResponse(problem, { 'Retry-After': String(retryAfter) });
  }
  if (stop === 'all taken') {
    return problemResponse(makeProblem(503, 'Too many levels are being followed; try again later'));
  }
  const timers: NodeJS.Timeout[] = [];
  const close = () => {
    stop();
    for (const timer of timers) clearTimeout(timer);
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const bytes of waiting) controller.enqueue(bytes);
      send = (bytes) => {
        // Nothing is queued for a reader that has stopped reading.
        if ((controller.desiredSize ?? 0) > -100) controller.enqueue(bytes);
      };
      end = () => {
        close();
        controller.close();
      };
      timers.push(
        setInterval(() => send(encoder.encode(': still here\n\n')), heartbeat).unref(),
        setTimeout(() => end(), endsIn).unref(),
      );
    },
    cancel: close,
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  });
}

function eventOf(quote: Quote): string {
  return `event: level\ndata: ${JSON.stringify(quote)}\n\n`;
}
