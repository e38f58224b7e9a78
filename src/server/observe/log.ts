import { trace } from '@opentelemetry/api';
import { AsyncLocalStorage } from 'node:async_hooks';
import cluster from 'node:cluster';
import { destination, pino, type Logger } from 'pino';
import { linesForPeople } from './lines-for-people.ts';

export type Log = Logger;

/** The id of the request under way: every line that is logged for it bears it. */
export const requestId = new AsyncLocalStorage<string>();

type Output = { write: (line: string) => void };

/** Where lines go that are written together: each by itself costs a tenth of a cached answer. */
const together = {
  sync: false,
  minLength: 2_048,
  // What is shorter than this is not torn where several processes write to one pipe.
  maxWrite: 4_096,
  periodicFlush: 500,
  // A reader of the log that hangs keeps no visitor waiting: beyond this lines are lost, not answers.
  maxLength: 8 * 1024 * 1024,
} as const;

/**
 * Lines reach it within half a second, and at the end of the process; one that is killed loses the last of them.
 * What is written as the process ends may overtake a write under way: `time` tells the order.
 */
export function openOutput(path: string | number): Output {
  return destination({ dest: path, ...together });
}

const standardOutput = 1;
let opened: Output | null = null;

function openStandardOutput(): Output {
  return process.stdout.isTTY ? linesForPeople(process.stdout) : openOutput(standardOutput);
}

/**
 * Structured log, on standard output unless said: a JSON object a line, or what a person reads where that is a terminal.
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
