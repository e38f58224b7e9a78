import { trace } from '@opentelemetry/api';
import { AsyncLocalStorage } from 'node:async_hooks';
import cluster from 'node:cluster';
import { pino, type Logger } from 'pino';

export type Log = Logger;

/** The id of the request under way: every line that is logged for it bears it. */
export const requestId = new AsyncLocalStorage<string>();

/** Structured log on standard output. Addresses, names and queries of visitors are not logged. */
export function createLog(level: string, destination?: { write: (line: string) => void }): Log {
  const options = {
    level,
    base: cluster.worker ? { worker: cluster.worker.id } : null,
    timestamp: isoTime,
    mixin: underWay,
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

let second = Number.NaN;
let upToSecond = '';

/** As pino's own, which makes the whole of it for every line: most of it changes once a second. */
function isoTime(): string {
  const now = Date.now();
  const milliseconds = now % 1000;
  if (now - milliseconds !== second) {
    second = now - milliseconds;
    upToSecond = new Date(second).toISOString().slice(0, -'000Z'.length);
  }
  return `,"time":"${upToSecond}${String(milliseconds).padStart(3, '0')}Z"`;
}

function underWay(): Record<string, string> {
  const id = requestId.getStore();
  const traceId = trace.getActiveSpan()?.spanContext().traceId;
  return { ...(id && { id }), ...(traceId && { traceId }) };
}

/**
 * An error with its causes, without the other properties that drivers hang on it: those of a database name
 * the values of the row.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    ...('code' in error && { code: error.code }),
    stack,
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}
