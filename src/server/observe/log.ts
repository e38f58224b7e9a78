import { trace } from '@opentelemetry/api';
import { AsyncLocalStorage } from 'node:async_hooks';
import cluster from 'node:cluster';
import { pino, type Logger } from 'pino';
import SonicBoom from 'sonic-boom';
import { linesForPeople } from './lines-for-people.ts';

export type Log = Logger;

/** The id of the request under way: every line that is logged for it bears it. */
export const requestId = new AsyncLocalStorage<string>();

type Output = { write: (line: string) => void };

/** Lines are buffered: writing each by itself costs a tenth of a cached answer. */
const together = {
  sync: false,
  // As many as one write takes.
  minLength: 3_584,
  // Shorter writes stay whole when several processes write to one pipe.
  maxWrite: 4_096,
  periodicFlush: 500,
  // If the reader of the log hangs, lines beyond this are dropped rather than answers delayed.
  maxLength: 8 * 1024 * 1024,
} as const;

/** A process that ends waits this long for a reader of its log that hangs, in milliseconds. */
const lastWait = 2_000;

/**
 * Lines are written within half a second and when the process exits; a killed process loses the last of them. The final
 * write may overtake one that is under way: `time` gives the order. A reader that has gone or hangs keeps no process
 * from serving or from ending: the lines that it does not take are lost.
 */
export function openOutput(dest: string | number): Output {
  let isRead = true;
  let end = Number.POSITIVE_INFINITY;
  const lines = new SonicBoom({ dest, ...together, retryEAGAIN: () => Date.now() < end });
  lines.on('error', (error: NodeJS.ErrnoException) => {
    isRead &&= error.code !== 'EPIPE';
  });
  process.once('exit', () => {
    end = Date.now() + lastWait;
    try {
      lines.flushSync();
    } catch {
      // There is nobody left to tell.
    }
  });
  return { write: (line) => void (isRead && lines.write(line)) };
}

const standardOutput = 1;
let opened: Output | null = null;

function openStandardOutput(): Output {
  return process.stdout.isTTY ? linesForPeople(process.stdout) : openOutput(standardOutput);
}

/**
 * The structured log, by default on standard output: one JSON object per line, or readable text on a terminal.
 * Addresses, names and queries of visitors are not logged.
 */
export function createLog(level: string, output: Output = (opened ??= openStandardOutput())): Log {
  const options = {
    level,
    base: cluster.worker ? { worker: cluster.worker.id } : null,
    timestamp: isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: underWay,
    serializers: { err: describeError },
  };
  return pino(options, output);
}

let second = Number.NaN;
let upToSecond = '';

/**
 * Replaces pino's own function, which formats the whole time for every line although most of it changes once a second.
 */
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
 * An error with its causes, and without the properties that drivers attach: those of a database hold the values of the
 * row.
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
